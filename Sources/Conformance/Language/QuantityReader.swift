import UIKit
import UIKitMembers

/// The reader of quantities: words of a subject first, then terms in the notation of Swift.
@MainActor enum QuantityReader {
    static let words: [Quantity] =
        GeneralQuantities.all + MenuQuantities.all + PlatterQuantities.all + TableQuantities.all
        + BarQuantities.all + SegmentQuantities.all + ControlQuantities.all

    /// Returns the value of the row's quantity.
    static func value(on stage: Stage) throws -> Any? {
        let text = stage.row.quantity.replacing(" (top leading bottom trailing)", with: "")
        if stage.subject is Fling, let value = try MotionQuantities.all[0].read(text, on: stage) {
            return value
        }
        for quantity in words {
            if let value = try quantity.read(text, on: stage) { return value }
        }
        guard let term = TermParser.whole(text) else { throw Obstacle.notUnderstood(text) }
        let base = stage.result ?? stage.subject
        // Properties of a controller that is shown change its bars in the next layout.
        (base as? UIViewController)?.viewIfLoaded?.window?.layoutIfNeeded()
        if let view = base as? UIView, needsWindow(text) { stage.show(view) }
        return try stage.value(of: term, base: base)
    }

    /// Returns true for what only a laid out view has: frames of parts, and insets.
    private static func needsWindow(_ text: String) -> Bool {
        text.contains("ubviews[") || text.hasPrefix("safeAreaInsets") || text.contains("extField.")
            || text.hasPrefix("readableContentGuide")
    }
}
