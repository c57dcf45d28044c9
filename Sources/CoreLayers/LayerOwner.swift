package import Picture

/// The view behind a layer: it draws parts of it, and responds to changes of its values.
@preconcurrency @MainActor package protocol LayerOwner: CALayerDelegate {
    /// The layer, which is made on first access.
    var layer: CALayer { get }
    /// The name of the layer in pictures; nil for none.
    var pictureName: String? { get }
    /// True when the view is due for layout.
    var needsLayout: Bool { get }
    /// True while the layer is in a window.
    var isInWindow: Bool { get }
    /// The storage of the layer that masks this one; nil for none.
    var maskStorage: LayerStorage? { get }
    /// The storage of the layer in whose place and outline this one is drawn among its siblings; nil for
    /// none.
    var carrierStorage: LayerStorage? { get }
    /// The view's own name of a property, with the name of the view, for messages.
    func message(ofProperty key: String) -> String

    /// Responds to a change of the bounds that is about to be made.
    func boundsWillChange(to newBounds: CGRect)
    /// Returns whether an animation block animates the change of the bounds that was made.
    func animatesBounds(from oldBounds: CGRect) -> Bool
    /// Responds to a change that was made.
    func layerDidChange(_ change: LayerChange)
    /// Adds what belongs to the moment, such as the tilt of the device, to the values that are shown.
    func adjust(_ state: inout LayerState)

    /// Returns the contents between the background and the sublayers.
    func pictureContents(in bounds: CGRect) -> [Layer.Content]
    /// Returns the layers between the contents and the sublayers.
    func pictureLayers(in bounds: CGRect) -> [Layer]
    /// Returns the layers in front of the sublayers.
    func frontLayers(in bounds: CGRect) -> [Layer]
    /// Returns what the drawing function has drawn.
    func drawnContents(in bounds: CGRect) -> [Layer]
    /// Returns whether the drawing function has drawn the background color, too.
    func drawsBackground(in bounds: CGRect) -> Bool
    /// Requests a call of the drawing function.
    func requestDrawing()

    /// Adds another view, whose layer is added to this one's, at the front.
    func addOwner(_ other: any LayerOwner)
    /// Leaves the superview, and with it the superlayer.
    func leaveSuperlayer()
    /// Requests layout before the next frame.
    func setNeedsLayout()
    /// Requests a pass of layout over what lies in the view, without layout of the view itself.
    func markSubtree()
    /// Lays out at once where layout is due.
    func layoutIfNeeded()
}
