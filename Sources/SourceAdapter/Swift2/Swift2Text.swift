import Foundation
import SwiftParser
import SwiftSyntax

/// A text in Swift 2, the language of 2015, converted to current Swift: its names and its grammar.
///
/// A text counts as Swift 2 if it, or another file of its unit, has words that no later version has, such as
/// `UIColor.redColor()`, and if it has none that Swift 2 lacks, such as `DispatchQueue`.
struct Swift2Text {
    /// The text in current Swift, with the same lines as the original.
    let text: String
    /// The maps of columns, the last step first.
    let maps: [ColumnMap]

    /// Converts a text to current Swift.
    init(_ original: String) {
        // Loops first: the parser cannot read them.
        let (loops, loopMap) = EditedText(original, Swift2Loop.edits(in: original)).result
        let visitor = Swift2Visitor(Parser.parse(source: loops))
        let (text, map) = EditedText(loops, visitor.edits).result
        (self.text, maps) = (text, [map, loopMap])
    }

    /// Returns true for a text with words that no version after Swift 2 has.
    static func isSwift2(_ text: String) -> Bool {
        signs.contains { text.contains($0) } && mayBeSwift2(text)
    }

    /// Returns true for a text without words that Swift 2 lacks.
    static func mayBeSwift2(_ text: String) -> Bool { !laterSigns.contains { text.contains($0) } }

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
