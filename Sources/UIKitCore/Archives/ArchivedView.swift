/// The looks and properties of a view at a moment, which its copies take.
@MainActor final class ArchivedView {
    private let look: LayerSnapshot
    private let settings: [ArchivedProperties.Setting]

    init(_ view: UIView) {
        look = LayerSnapshot(of: view.storage)
        settings = [view.ownSetting] + ArchivedProperties.settings(of: view)
    }

    /// Gives a view under construction the size and the place.
    func place(_ storage: LayerStorage) { look.place(storage) }

    /// Gives a view all values.
    func apply(to view: UIView) {
        look.apply(to: view.storage)
        for set in settings { set(view) }
    }
}

extension UIView {
    /// A closure that gives other views the properties that every view has, without those of its layer.
    fileprivate var ownSetting: ArchivedProperties.Setting {
        let (tag, mode, mask, resizes) = (tag, contentMode, autoresizingMask, autoresizesSubviews)
        let (takesTouches, takesManyFingers) = (isUserInteractionEnabled, isMultipleTouchEnabled)
        let (name, isOpaque, tint) = (accessibilityIdentifier, isOpaque, ownTintColor)
        let (background, style) = (adaptiveBackground, overrideUserInterfaceStyle)
        let margins = marginSetting
        let layout = layout.map { ($0.followsMask, $0.hugging, $0.resistance) }
        return { view in
            (view.tag, view.contentMode, view.autoresizingMask) = (tag, mode, mask)
            view.autoresizesSubviews = resizes
            view.isUserInteractionEnabled = takesTouches
            view.isMultipleTouchEnabled = takesManyFingers
            (view.accessibilityIdentifier, view.isOpaque) = (name, isOpaque)
            if let tint { view.tintColor = tint }
            if let background { view.backgroundColor = background }
            view.overrideUserInterfaceStyle = style
            margins?(view)
            guard let layout else { return }
            view.translatesAutoresizingMaskIntoConstraints = layout.0
            (view.madeLayout.hugging, view.madeLayout.resistance) = (layout.1, layout.2)
        }
    }

    /// A closure that gives other views the margins; nil for a view without margins of its own.
    private var marginSetting: ArchivedProperties.Setting? {
        guard let stored = storedTraits else { return nil }
        let margins = stored.layoutMargins
        let (outer, safe) = (stored.preservesSuperviewLayoutMargins, stored.insetsLayoutMarginsFromSafeArea)
        return { view in
            if let margins { view.layoutMargins = margins }
            if outer { view.preservesSuperviewLayoutMargins = true }
            if !safe { view.insetsLayoutMarginsFromSafeArea = false }
        }
    }
}
