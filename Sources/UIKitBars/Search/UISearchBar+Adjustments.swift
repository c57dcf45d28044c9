import UIKitCore

// Distances of a search bar's parts, and the image behind its field.
extension UISearchBar {
    /// The distance by which the text is moved in the field; default none.
    public var searchTextPositionAdjustment: UIOffset {
        get { searchTextField.textShift }
        set { searchTextField.textShift = newValue }
    }

    /// Sets the distance by which an icon is moved in the field.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        searchTextField.iconShifts[icon] = adjustment
    }

    /// Returns the distance by which an icon is moved in the field; default none.
    public func positionAdjustment(for icon: Icon) -> UIOffset { searchTextField.iconShifts[icon] ?? .zero }

    /// The distance by which the field is moved in the bar; default none.
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { parts.fieldShift }
        set {
            parts.fieldShift = newValue
            setNeedsLayout()
        }
    }

    /// Sets the image behind the field, which takes the place of its color, and to whose height the field
    /// adapts; nil for the color, and an empty image for neither. The normal and the disabled state have
    /// images.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        let hadImage = parts.fieldImages[.normal] != nil
        parts.fieldImages[state] = backgroundImage
        let image = parts.fieldImages[.normal]
        (searchTextField.background, searchTextField.disabledBackground) = (
            image, parts.fieldImages[.disabled]
        )
        if hadImage != (image != nil) {
            searchTextField.backgroundColor = image == nil ? fieldGround : .clear
        }
        searchTextField.setNeedsDisplay()
        setNeedsLayout()
    }

    /// Returns the image behind the field that was set for a state; nil for none.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        parts.fieldImages[state]
    }

    /// The usual color of the field.
    var fieldGround: UIColor { measures.floats ? Self.floatingGround : .tertiarySystemFill }

    /// The height of the field in points: that of the image behind it.
    var fieldHeight: CGFloat {
        guard let image = parts.fieldImages[.normal], !image.isEmpty else { return measures.fieldHeight }
        return image.size.height
    }
}
