extension ArchivedProperties {
    /// Adds the properties of scroll views and stacks.
    package static func addCore() {
        add(\UIScrollView.contentInset)
        add(\UIScrollView.contentInsetAdjustmentBehavior)
        add(\UIScrollView.isPagingEnabled)
        add(\UIScrollView.isScrollEnabled)
        add(\UIScrollView.bounces)
        add(\UIScrollView.alwaysBounceVertical)
        add(\UIScrollView.alwaysBounceHorizontal)
        add(\UIScrollView.showsVerticalScrollIndicator)
        add(\UIScrollView.showsHorizontalScrollIndicator)
        add(\UIScrollView.minimumZoomScale)
        add(\UIScrollView.maximumZoomScale)
        add(UIScrollView.self) { view in
            let size = view.contentSize
            return { other in if other.contentSize != size { other.contentSize = size } }
        }
        add(\UIStackView.axis)
        add(\UIStackView.distribution)
        add(\UIStackView.alignment)
        add(\UIStackView.spacing)
        add(\UIStackView.isLayoutMarginsRelativeArrangement)
    }
}
