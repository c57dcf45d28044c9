/// The properties of an object for people who do not see the screen. They are stored; a film reads none.
struct AccessibilityProperties {
    var isElement = false
    package var label: String?
    var hint: String?
    package var value: String?
    var traits = UIAccessibilityTraits.none
    var elements: [Any]?
    var areElementsHidden = false
    var isModal = false
    var customActions: [UIAccessibilityCustomAction]?
    /// The name by which tests know the object; views and items of bars have it themselves.
    var identifier: String?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
}
