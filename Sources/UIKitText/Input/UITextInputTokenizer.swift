/// An object that divides a text into units.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the unit around a place; nil for none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Returns a Boolean value that indicates whether a place is at the end of a unit in a direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
    /// Returns the next end of a unit in a direction; nil for none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Returns a Boolean value that indicates whether a place is within a unit.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
