package import Picture

/// A text as paragraphs of runs, each in one style.
@MainActor package struct StyledText {
    /// The values of texts without an attribute of their own.
    package struct Defaults {
        /// The font.
        package var font: Font
        /// The color.
        package var color: UIColor
        /// The alignment of paragraphs without a style.
        package var alignment = NSTextAlignment.natural
        /// The way in which lines of paragraphs without a style end.
        package var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The attributes of links, in place of their own.
        package var linkAttributes: [NSAttributedString.Key: Any] = [:]

        /// Creates defaults; links are underlined and in the color of links, as in labels.
        package init(
            font: Font, color: UIColor, alignment: NSTextAlignment = .natural,
            lineBreakMode: NSLineBreakMode = .byWordWrapping
        ) {
            (self.font, self.color, self.alignment) = (font, color, alignment)
            self.lineBreakMode = lineBreakMode
            linkAttributes = [.foregroundColor: UIColor.link, .underlineStyle: 1]
        }
    }

    /// The text between two newlines.
    struct Paragraph {
        var style: ParagraphStyle
        /// The runs in logical order; at least one, which is empty in an empty paragraph.
        var runs: [StyledRun]

        /// A Boolean value that indicates whether the text reads from right to left.
        var isRightToLeft: Bool {
            if style.direction != .natural { return style.direction == .rightToLeft }
            for run in runs {
                for scalar in run.string.unicodeScalars where scalar.properties.isAlphabetic {
                    return scalar.isRightToLeft
                }
            }
            return false
        }
    }

    /// The character in place of an attachment.
    nonisolated static let attachment = "\u{FFFC}"

    /// The paragraphs, from top to bottom.
    var paragraphs: [Paragraph] = []

    /// A stretch of an attributed text with its attributes.
    typealias Stretch = (string: String, values: [NSAttributedString.Key: Any])

    /// Returns the stretches of a text up to a number of characters.
    ///
    /// They stand for a copy: where neighbors have other objects under equal names, a copy of a text that can
    /// be changed stops the process in Foundation on Linux.
    static func stretches(of text: NSAttributedString, limit: Int = .max) -> [Stretch] {
        var (stretches, rest): ([Stretch], Int) = ([], limit)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
            let scalars = text.attributedSubstring(from: range).string.unicodeScalars
            let shown = scalars.prefix(rest)
            if limit < .max { rest -= shown.count }
            if !shown.isEmpty { stretches.append((String(shown), values)) }
        }
        return stretches
    }

    /// Splits an attributed text into runs.
    package init(_ text: NSAttributedString, _ defaults: Defaults) {
        self.init(Self.stretches(of: text), defaults, [:], nil)
    }

    /// Makes runs of stretches, with attributes and an alignment in place of their own.
    init(
        _ text: [Stretch], _ defaults: Defaults, _ changes: [NSAttributedString.Key: Any],
        _ alignment: NSTextAlignment?
    ) {
        var usual = ParagraphStyle()
        (usual.alignment, usual.lineBreakMode) = (defaults.alignment, defaults.lineBreakMode)
        var (style, runs): (ParagraphStyle?, [StyledRun]) = (nil, [])
        var last: [NSAttributedString.Key: Any] = [:]
        func end() {
            if runs.isEmpty { runs = [StyledRun("", last, defaults)] }
            if let alignment { style?.alignment = alignment }
            paragraphs.append(Paragraph(style: style ?? usual, runs: runs))
            (style, runs) = (nil, [])
        }
        for (string, values) in text {
            let values = changes.isEmpty ? values : values.merging(changes) { $1 }
            let own = values[.paragraphStyle] as? NSParagraphStyle
            for (index, line) in string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                .enumerated()
            {
                if index > 0 { end() }
                last = values
                guard !line.isEmpty else { continue }
                if style == nil { style = own?.values }
                runs.append(StyledRun(String(line), values, defaults))
            }
            if runs.isEmpty, style == nil { style = own?.values }
        }
        end()
    }

    /// Returns a Boolean value that indicates whether a text needs runs: it has several styles, or one with
    /// more than a font, a color and an alignment, or tabs.
    package static func isNeeded(for text: NSAttributedString) -> Bool {
        guard text.length > 0 else { return false }
        var range = NSRange()
        let values = text.attributes(at: 0, effectiveRange: &range)
        guard range.length >= text.length else { return true }
        let keys: [NSAttributedString.Key] = [
            .kern, .tracking, .backgroundColor, .underlineStyle, .strikethroughStyle, .shadow,
            .baselineOffset, .attachment, .link, .strokeWidth, .inlinePresentationIntent,
            .obliqueness, .expansion, .ligature,
        ]
        if keys.contains(where: { values[$0] != nil }) || text.string.utf8.contains(9) { return true }
        return (values[.paragraphStyle] as? NSParagraphStyle)?.values.isPlain == false
    }

    /// Returns the text with its lengths multiplied by a factor.
    func scaled(by factor: CGFloat) -> StyledText {
        var other = self
        for index in other.paragraphs.indices {
            for place in other.paragraphs[index].runs.indices {
                other.paragraphs[index].runs[place].font.size *= factor
                other.paragraphs[index].runs[place].font.kern *= factor
                other.paragraphs[index].runs[place].baselineOffset *= factor
            }
        }
        return other
    }
}

extension Unicode.Scalar {
    /// A Boolean value that indicates whether the letter is one of a script written from right to left.
    var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
