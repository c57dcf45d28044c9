extension InterfaceLoader {
    /// Sets how a scroll view, table or collection view scrolls.
    func fillScrolling(of view: UIScrollView, _ element: InterfaceElement) {
        let behaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
            "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
        ]
        if let behavior = element["contentInsetAdjustmentBehavior"].flatMap({ behaviors[$0] }) {
            view.contentInsetAdjustmentBehavior = behavior
        }
        if element.isOn("pagingEnabled") { view.isPagingEnabled = true }
        if element.isOn("directionalLockEnabled") { view.isDirectionalLockEnabled = true }
        if element["scrollEnabled"] == "NO" { view.isScrollEnabled = false }
        if element["bounces"] == "NO" { view.bounces = false }
        if element.isOn("alwaysBounceVertical") { view.alwaysBounceVertical = true }
        if element.isOn("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = true }
        if element["showsVerticalScrollIndicator"] == "NO" { view.showsVerticalScrollIndicator = false }
        if element["showsHorizontalScrollIndicator"] == "NO" { view.showsHorizontalScrollIndicator = false }
        if let scale = element.number("maximumZoomScale"), scale > 0 { view.maximumZoomScale = scale }
        if let scale = element.number("minimumZoomScale"), scale > 0 { view.minimumZoomScale = scale }
        if let inset = element.child(key: "contentInset")?.insets { view.contentInset = inset }
    }
}
