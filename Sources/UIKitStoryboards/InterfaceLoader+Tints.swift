extension InterfaceLoader {
    /// Gives a control the colors of its parts.
    func fillTints(of view: UIView, _ element: InterfaceElement) {
        func color(_ key: String) -> UIColor? { document.color(element.child(key: key)) }
        switch view {
        case let control as UISwitch:
            control.onTintColor = color("onTintColor")
            control.thumbTintColor = color("thumbTintColor")
        case let slider as UISlider:
            slider.minimumTrackTintColor = color("minimumTrackTintColor")
            slider.maximumTrackTintColor = color("maximumTrackTintColor")
            slider.thumbTintColor = color("thumbTintColor")
        case let bar as UIProgressView:
            bar.progressTintColor = color("progressTintColor")
            bar.trackTintColor = color("trackTintColor")
        case let control as UIPageControl:
            control.pageIndicatorTintColor = color("pageIndicatorTintColor")
            control.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor")
        default: break
        }
    }
}
