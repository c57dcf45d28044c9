/// The contents of views that replace those of a missing storyboard.
@MainActor enum StandInContent {
    /// Fills a view so that it can be seen.
    static func fill(_ view: UIView, _ title: String) {
        switch view {
        case let label as UILabel:
            label.text = title
            label.sizeToFit()
        case let text as UITextView:
            text.text = title
            text.bounds.size = CGSize(width: 240, height: 80)
        case let field as UITextField:
            (field.placeholder, field.borderStyle) = (title, .roundedRect)
            field.bounds.size = CGSize(width: 200, height: 34)
        case let image as UIImageView: image.backgroundColor = .systemGray3
        case let control as UISegmentedControl:
            for index in 0..<2 {
                control.insertSegment(withTitle: "\(index + 1)", at: index, animated: false)
            }
            control.selectedSegmentIndex = 0
            control.sizeToFit()
        case let slider as UISlider: slider.bounds.size = CGSize(width: 200, height: 31)
        case let bar as UIProgressView: bar.bounds.size = CGSize(width: 200, height: 4)
        case let control as UIPageControl:
            control.numberOfPages = 3
            control.sizeToFit()
        default: if isControl(view) { view.bounds.size = view.intrinsicContentSize }
        }
    }

    /// Returns true for a control, which a storyboard places around the other views.
    static func isControl(_ view: UIView) -> Bool {
        switch view {
        case is UILabel, is UITextView, is UITextField, is UISegmentedControl, is UISlider, is UISwitch,
            is UIStepper, is UIProgressView, is UIPageControl, is UIActivityIndicatorView, is UIButton,
            is UISearchBar:
            true
        default: false
        }
    }
}
