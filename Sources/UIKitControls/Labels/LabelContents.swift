/// The text of a label and its style, which are put back for a picture of before.
struct LabelContents: FormerContents {
    var text: String?
    /// The attributed text; nil for a text without attributes.
    var attributed: AttributedContent?
    /// A text without attributes whose lines end in another way than usual; nil until it is drawn.
    var broken: AttributedContent?
    var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
    /// The color of the text; nil, which code may set, for `label`.
    var textColor: UIColor? = .label
    /// The place of a text that is drawn smaller to fit.
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines

    /// Changes the attributed text, if there is one: a copy of it where the picture of before has the object.
    mutating func change(_ body: (AttributedContent) -> Void) {
        broken = nil
        guard attributed != nil else { return }
        if !isKnownUniquelyReferenced(&attributed) { attributed = attributed?.copied() }
        if let attributed { body(attributed) }
    }

    func exchange(in storage: LayerStorage) -> any FormerContents {
        guard let label = storage.owner as? UILabel else { return self }
        defer { label.contents = self }
        return label.contents
    }
}
