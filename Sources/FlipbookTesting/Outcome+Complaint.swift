import Flipbook

extension GoldenMotion.Outcome {
    /// Returns the message of a failing test, or nil for one that passes.
    func complaint(about golden: GoldenMotion, _ settings: GoldenSettings) -> String? {
        switch self {
        case .equal: nil
        case .recorded:
            settings.recording == .all
                ? "“\(golden.name)” was recorded, since FLIPBOOK_RECORD is all: \(golden.path). Run the test again "
                    + "without it."
                : "“\(golden.name)” had no golden trace, so one was recorded: \(golden.path). Run the test again."
        case .missing:
            "“\(golden.name)” has no golden trace, and FLIPBOOK_RECORD is never: \(golden.path) is missing."
        case .differs(let pending):
            (["“\(golden.name)” moves differently (A is the golden trace): \(pending.sentence)"]
                + pending.causes.map { "  " + $0 }
                + [
                    "Look: flipbook review. If it is right so: flipbook review --accept \(golden.name)"
                ]).joined(separator: "\n")
        }
    }
}
