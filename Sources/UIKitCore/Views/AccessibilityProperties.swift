/// The properties of a responder for people who do not see the screen. They are stored; a film reads none.
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
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
}
