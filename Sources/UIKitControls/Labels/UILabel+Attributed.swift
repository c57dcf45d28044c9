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
        return runs.layout(
            width: size.width, height: size.height, lineLimit: numberOfLines,
            factor: factor(of: runs, in: size.width), adjust: adjust)
    }

    /// Returns the factor of the fonts of a text with runs, with which it fits a width.
    private func factor(of runs: AttributedContent, in width: CGFloat) -> CGFloat {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return 1 }
        let wanted = runs.layout(width: .infinity, lineLimit: 1, adjust: adjust).size.width
        return wanted > width ? max(width / wanted, minimumScaleFactor, 0.05) : 1
    }

    /// Returns the rectangle in whose middle lines lie that may be smaller than those of full size.
    func rectangle(_ frame: CGRect, of layout: StyledTextLayout) -> CGRect {
        guard let runs, baselineAdjustment != .alignCenters, factor(of: runs, in: frame.width) < 1,
            let small = layout.firstLine,
            let whole = runs.layout(width: .infinity, lineLimit: 1, adjust: adjust).firstLine
        else { return frame }
        return frame.offsetBy(dx: 0, dy: baselineAdjustment.shift(of: small, from: whole))
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
