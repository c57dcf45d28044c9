import Picture

extension UILabel {
    var plainFont: Font { font?.font ?? Font(system: .standard) }

    /// The values of an attributed text where it has none.
    var defaults: StyledText.Defaults {
        StyledText.Defaults(font: plainFont, color: textColor ?? .label, alignment: textAlignment)
    }

    private func adjust(_ defaults: inout StyledText.Defaults) { defaults.lineBreakMode = lineBreakMode }

    /// Returns the lines of a text with runs in a width; nil for one that is drawn as a whole.
    func attributedLayout(width: CGFloat, lineLimit: Int) -> StyledTextLayout? {
        guard let runs, attributed != nil || lineLimit != 1 else { return nil }
        if runs.isCut { warnOfLength(of: runs.source.string) }
        return runs.layout(width: width, lineLimit: lineLimit, adjust: adjust)
    }

    /// Returns the lines of a text with runs that fit a size; nil for one that is drawn as a whole.
    func attributedLayout(in size: CGSize) -> StyledTextLayout? {
        guard let runs, attributed != nil || !fitsInOneLine(of: size.width) else { return nil }
        if runs.isCut { warnOfLength(of: runs.source.string) }
        var factor: CGFloat = 1
        if adjustsFontSizeToFitWidth, numberOfLines == 1, size.width > 0 {
            let wanted = runs.layout(width: .infinity, lineLimit: 1, adjust: adjust).size.width
            factor = wanted > size.width ? max(size.width / wanted, minimumScaleFactor, 0.05) : 1
        }
        return runs.layout(
            width: size.width, height: size.height, lineLimit: numberOfLines, factor: factor,
            adjust: adjust)
    }

    /// Returns whether a text without attributes is one line that is no wider than a width.
    private func fitsInOneLine(of width: CGFloat) -> Bool {
        numberOfLines == 1
            && textSize(width: .greatestFiniteMagnitude, lineLimit: 1).width <= width.rounded(.up)
    }

    /// Shows the text of a control, in a color where it has none, unless the label already shows it.
    package func show(_ text: NSAttributedString, color: UIColor) {
        if let attributed, attributed.source === text, attributed.controlColor == color { return }
        let usual = attributed?.defaults.font
        self.text = nil
        if let usual { font = UIFont(usual) }
        textColor = color
        attributedText = text
        attributed?.controlColor = color
    }

    /// A Boolean value that indicates whether the text is drawn in its own colors.
    var isPlainlyColored: Bool { isEnabled && !(isHighlighted && highlightedTextColor != nil) }

    /// Returns the color in which another one is drawn.
    func shownColor(_ color: Color) -> Color {
        let own = (isHighlighted ? highlightedTextColor?.color : nil) ?? color
        return own.faded(by: isEnabled ? 1 : 0.5)
    }
}
