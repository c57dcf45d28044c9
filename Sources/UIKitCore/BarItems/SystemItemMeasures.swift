/// The forms of the system's standard bar buttons.
struct SystemItemMeasures: LookMeasures {
    /// The name of the symbol of the button that is done; nil for a word.
    let done: String?

    /// Words.
    static let iOS18 = SystemItemMeasures(done: nil)
    /// A check mark (row B0088 of Apple's numbers).
    static let iOS26 = SystemItemMeasures(done: "checkmark")
}
