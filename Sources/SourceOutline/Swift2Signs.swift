import Foundation

/// The words by which a text is recognized as Swift 2, the language of 2015.
public enum Swift2Signs {
    /// Returns true for a text with words that no version after Swift 2 has.
    public static func isSwift2(_ text: String) -> Bool {
        hasOne(of: signs, text) && mayBeSwift2(text)
    }

    /// Returns true for a text without words that Swift 2 lacks.
    public static func mayBeSwift2(_ text: String) -> Bool { !hasOne(of: laterSigns, text) }

    /// Returns true for a text with one of the signs, which are ASCII: a search of bytes is many times faster
    /// than one of characters.
    private static func hasOne(of signs: [String], _ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in signs.contains { hasSign(Array($0.utf8), bytes) } }
    }

    private static func hasSign(_ sign: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        let end = start + bytes.count
        var place = start
        while end - place >= sign.count,
            let found = memchr(place, Int32(sign[0]), end - place - sign.count + 1)
        {
            if memcmp(found, sign, sign.count) == 0 { return true }
            place = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
        }
        return false
    }

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
            "fromPoint:", "sharedApplication()", ".CurveEase", ".CurveLinear", "beganContactForItem",
            "endedContactForItem", "didSelectRowAtIndexPath", "didSelectItemAtIndexPath",
            "animationControllerForPresentedController", "animationControllerForDismissedController",
            "RecognizeSimultaneouslyWithGestureRecognizer",
        ]

    private static let laterSigns = [
        "DispatchQueue.", "withDuration:", "(_ animated: Bool)", "with event: UIEvent", "cellForItemAt ",
        "cellForRowAt ", "[UIApplication.LaunchOptionsKey", "[UIApplicationLaunchOptionsKey", ".location(in:",
        ".translation(in:", "for segue: UIStoryboardSegue", "UIScreen.main.", "Bundle.main.",
        "instantiateViewController(withIdentifier", "addBoundary(withIdentifier", "snapTo:", ".touchUpInside",
        ".register(", ".cgColor", "ystemFont(of", "NSAttributedString.Key", "NSAttributedStringKey",
        "NotificationCenter.default.", "Timer.scheduledTimer(", "fileprivate ", ": IndexPath", ".move(to:",
        ".addLine(to:", "draw(_ rect:", "(_ sender: Any)", "UIView.animate(", "layer.add(", ".remove(at:",
        ".index(of:", ".joined(", ".enumerated()", ".reversed()", ".lowercased()", "@escaping", ".isHidden",
    ]
}
