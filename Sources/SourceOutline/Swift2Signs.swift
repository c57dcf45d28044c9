import Foundation

/// The words by which a text is recognized as Swift 2, the language of 2015.
public enum Swift2Signs {
    /// Returns true for a text with more words that no version after Swift 2 has than with words that Swift 2
    /// lacks. A method or label of the code's own may look like one of the other version.
    public static func isSwift2(_ text: String) -> Bool {
        let older = count(of: signs, text)
        return older > 0 && older > count(of: laterSigns, text)
    }

    /// Returns true for a text without words that Swift 2 lacks.
    public static func mayBeSwift2(_ text: String) -> Bool { count(of: laterSigns, text) == 0 }

    /// Returns the number of the signs that a text has. They are ASCII: a search of bytes is many times
    /// faster than one of characters.
    private static func count(of signs: [String], _ text: String) -> Int {
        var text = text
        return text.withUTF8 { bytes in signs.count { hasSign(Array($0.utf8), bytes) } }
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
            "dismissViewControllerAnimated(", "viewDidAppear(animated:", "viewWillAppear(animated:",
            "viewDidDisappear(animated:", "viewWillDisappear(animated:", "State.Began", "case .Began",
            "Mode.Instantaneous", "Mode.Continuous", ".TouchUpInside", "[NSObject: AnyObject]?",
            "[NSObject : AnyObject]?", "cellForItemAtIndexPath", "cellForRowAtIndexPath", "prepareForSegue(",
            "instantiateViewControllerWithIdentifier(", "registerClass(", "moveToPoint(", "drawRect(rect",
            "viewControllerForKey(", "animateTransition(transitionContext", "[NSObject:AnyObject]?",
            "sharedApplication()", ".CurveEase", ".CurveLinear", "beganContactForItem",
            "endedContactForItem", "didSelectRowAtIndexPath", "didSelectItemAtIndexPath",
            "animationControllerForPresentedController", "animationControllerForDismissedController",
            "RecognizeSimultaneouslyWithGestureRecognizer",
        ]

    private static let laterSigns = [
        "DispatchQueue.", "(_ animated: Bool)", "with event: UIEvent", "cellForItemAt ",
        "cellForRowAt ", "[UIApplication.LaunchOptionsKey", "[UIApplicationLaunchOptionsKey", ".location(in:",
        ".translation(in:", "for segue: UIStoryboardSegue", "UIScreen.main.", "Bundle.main.",
        "instantiateViewController(withIdentifier", "addBoundary(withIdentifier", "snapTo:", ".touchUpInside",
        ".register(", ".cgColor", "ystemFont(of", "NSAttributedString.Key", "NSAttributedStringKey",
        "NotificationCenter.default.", "Timer.scheduledTimer(", "fileprivate ", ": IndexPath", ".move(to:",
        ".addLine(to:", "draw(_ rect:", "(_ sender: Any)", "UIView.animate(", "layer.add(", ".remove(at:",
        ".index(of:", ".joined(", ".enumerated()", ".reversed()", ".lowercased()", "@escaping", ".isHidden",
        "(sender:))", ".shared.", ", for: .", "[NSKeyValueChangeKey", "UserDefaults.standard.",
        "FileManager.default.",
    ]
}
