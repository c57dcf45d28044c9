/// The properties of UIKit that code reads, sets and observes by their names. Those of views and labels are
/// in `UIView+KeyValue`.
@MainActor enum KeyedProperties {
    /// Adds the properties to the table of names, once in a process.
    static let registration: Void = {
        addTexts()
        addStates()
        addLayers()
        addAnimators()
    }()

    private static func addTexts() {
        MethodTable.addProperty("text", \UITextField.text)
        MethodTable.addProperty("attributedText", \UITextField.attributedText)
        MethodTable.addProperty("font", \UITextField.font)
        MethodTable.addProperty("text", \UITextView.text)
        MethodTable.addProperty("attributedText", \UITextView.attributedText)
        MethodTable.addProperty("font", \UITextView.font)
        MethodTable.addProperty("title", \UIViewController.title)
        MethodTable.addProperty("title", \UINavigationItem.title)
    }

    private static func addStates() {
        MethodTable.addProperty("enabled", \UIControl.isEnabled)
        MethodTable.addProperty("selected", \UIControl.isSelected)
        MethodTable.addProperty("highlighted", \UIControl.isHighlighted)
        MethodTable.addProperty("on", \UISwitch.isOn)
        MethodTable.addProperty("value", \UISlider.value)
        MethodTable.addProperty("value", \UIStepper.value)
        MethodTable.addProperty("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
        MethodTable.addProperty("currentPage", \UIPageControl.currentPage)
        MethodTable.addProperty("progress", \UIProgressView.progress)
        MethodTable.addProperty("image", \UIImageView.image)
        MethodTable.addProperty("highlighted", \UIImageView.isHighlighted)
        MethodTable.addProperty("contentInset", \UIScrollView.contentInset)
        MethodTable.addProperty("zoomScale", \UIScrollView.zoomScale)
        MethodTable.addProperty("panGestureRecognizer", \UIScrollView.panGestureRecognizer)
        MethodTable.addProperty("rootViewController", \UIWindow.rootViewController)
        MethodTable.addProperty("state", \UIGestureRecognizer.state)
    }

    private static func addLayers() {
        MethodTable.addProperty("position", \CALayer.position)
        MethodTable.addProperty("bounds", \CALayer.bounds)
        MethodTable.addProperty("frame", \CALayer.frame)
        MethodTable.addProperty("opacity", \CALayer.opacity)
        MethodTable.addProperty("hidden", \CALayer.isHidden)
        MethodTable.addProperty("cornerRadius", \CALayer.cornerRadius)
        MethodTable.addProperty("path", \CAShapeLayer.path)
    }

    private static func addAnimators() {
        MethodTable.addProperty("running", \UIViewPropertyAnimator.isRunning)
        MethodTable.addProperty("isRunning", \UIViewPropertyAnimator.isRunning)
        MethodTable.addProperty("state", \UIViewPropertyAnimator.state)
        MethodTable.addProperty("fractionComplete", \UIViewPropertyAnimator.fractionComplete)
        MethodTable.addProperty("running", \UIDynamicAnimator.isRunning)
        MethodTable.addProperty("resistance", \UIDynamicItemBehavior.resistance)
        MethodTable.addProperty("elasticity", \UIDynamicItemBehavior.elasticity)
    }
}
