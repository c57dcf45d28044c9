@_spi(UIKitInternals) import CoreLayers
package import Picture

// A view is the delegate of its layer, and the owner of the layer's storage, which asks it for the contents.

extension UIView: CALayerDelegate, LayerOwner {
    /// The item name for a view that an animator moves, else the accessibility identifier.
    package var pictureName: String? {
        storage.isDriven ? RunContext.current.name(of: self) : accessibilityIdentifier
    }

    /// The number of the view's layer in all pictures of a run, from 1, in the order of first appearance.
    package var identity: Int { storage.identity }

    package var isInWindow: Bool { window != nil }

    package var maskStorage: LayerStorage? { mask?.storage }

    package var carrierStorage: LayerStorage? { carrier?.storage }

    package func message(ofProperty key: String) -> String {
        let names = ["position": "center", "bounds": "bounds", "transform": "transform", "opacity": "alpha"]
        return "\(RunContext.current.name(of: self)): \(names[key] ?? "layer.\(key)")"
    }

    package func addOwner(_ other: any LayerOwner) {
        if let view = other as? UIView { addSubview(view) }
    }

    package func leaveSuperlayer() { removeFromSuperview() }

    package func adjust(_ state: inout LayerState) {
        if !touchSettings.motionEffects.isEmpty {
            applyMotionEffects(to: &state, at: RunContext.current.attitude.tilt)
        }
    }

    package func layerDidChange(_ change: LayerChange) {
        switch change {
        case .position(let old): geometryDidChange("center", old)
        case .bounds(let old):
            if old.size != bounds.size { sizeDidChange(from: old.size) }
            geometryDidChange("bounds", old)
            if let pinned = layout?.pinned, !pinned.isEmpty,
                (old.minX != bounds.minX && pinned.contains(.horizontal))
                    || (old.minY != bounds.minY && pinned.contains(.vertical))
            {
                constantsDidChange()
            }
            boundsDidChange(from: old)
        case .transform(let old): observations?.notify("transform", of: self, old: old)
        case .opacity(let old): observations?.notify("alpha", of: self, old: old)
        case .backgroundColor(let old):
            observations?.notify("backgroundColor", of: self, old: old.map { UIColor($0) } ?? .clear)
        case .isHidden(let old):
            if layout != nil, isHidden != old { (superview as? UIStackView)?.constraintsDidChange() }
            observations?.notify("hidden", of: self, old: old)
        case .anchorPoint, .cornerRadius, .borderWidth, .borderColor: break
        }
    }

    private func geometryDidChange(_ key: String, _ old: Any) {
        observations?.notify(key, of: self, old: old)
        if layout != nil { geometryDidChange() }
    }

    /// Makes the view the owner of its layer's storage. A layer of another class is made at once, for its
    /// functions are called without any access to `layer`.
    func adoptStorage() {
        storage.owner = self
        updateReports()
        if type(of: self).layerClass != CALayer.self { _ = makeLayer() }
    }

    /// Requests reports of all changes while somebody responds to them.
    func updateReports() { storage.reportsChanges = layout != nil || observations != nil }

    /// Returns the animation of the block that is being performed; none outside of one.
    func blockAction(_ event: String) -> (any CAAction)? {
        guard let timing = AnimationBlock.recording?.timing, timing.duration > 0 else { return NSNull() }
        let animation = BlockAnimation(keyPath: event)
        animation.duration = timing.duration
        animation.repeatCount = timing.repeatCount == 1 ? 0 : Float(timing.repeatCount)
        animation.autoreverses = timing.autoreverses
        animation.timingFunction = timing.function
        animation.beginTime = timing.begin
        animation.fillMode = .backwards
        return animation
    }

    /// Returns the view with its subviews as presented at a time on the film's clock;
    /// nil when nothing of it is visible.
    package func pictureLayer(at time: TimeInterval) -> Layer? { storage.pictureLayer(at: time) }
}
