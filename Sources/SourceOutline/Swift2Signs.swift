import Foundation

/// The words by which a text is recognized as Swift 2, the language of 2015.
public enum Swift2Signs {
    /// Returns true for a text with words that no version after Swift 2 has.
    public static func isSwift2(_ text: String) -> Bool {
        signs.contains { text.contains($0) } && mayBeSwift2(text)
    }

    /// Returns true for a text without words that Swift 2 lacks.
    public static func mayBeSwift2(_ text: String) -> Bool { !laterSigns.contains { text.contains($0) } }

    private static let signs =
        [
            "red", "green", "blue", "white", "black", "gray", "clear", "orange", "purple", "yellow",
            "lightGray",
        ]
        .map { ".\($0)Color()" } + [
            "locationInView(", "translationInView(", "velocityInView(", "mainScreen()", "mainBundle()",
            "defaultCenter()", "animateWithDuration(", "dispatch_async(", "dispatch_after(", "NSTimer.",
            "addBoundaryWithIdentifier(", "snapToPoint:", "presentViewController(", "withEvent event",
            "dismissViewControllerAnimated(", "viewDidAppear(animated", "viewWillAppear(animated",
            "viewDidDisappear(animated", "viewWillDisappear(animated", "State.Began", "case .Began",
            "Mode.Instantaneous", "Mode.Continuous", ".TouchUpInside", "[NSObject: AnyObject]?",
            "[NSObject : AnyObject]?", "cellForItemAtIndexPath", "cellForRowAtIndexPath", "prepareForSegue(",
            "instantiateViewControllerWithIdentifier(", "registerClass(", "moveToPoint(", "drawRect(rect",
            "viewControllerForKey(", "animateTransition(transitionContext", "[NSObject:AnyObject]?",
            "fromPoint:", "sharedApplication()",
        ]

    private static let laterSigns = [
        "DispatchQueue.", "withDuration:", "(_ animated: Bool)", "with event: UIEvent", "cellForItemAt ",
        "cellForRowAt ", "[UIApplication.LaunchOptionsKey", "[UIApplicationLaunchOptionsKey", ".location(in:",
        ".translation(in:", "for segue: UIStoryboardSegue", "UIScreen.main.", "Bundle.main.",
        "instantiateViewController(withIdentifier", "addBoundary(withIdentifier", "snapTo:", ".touchUpInside",
        ".register(",
    ]
}
