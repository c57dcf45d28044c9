extension AttributedString {
    /// The way in which Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// The parts of Markdown's syntax that count.
        public enum InterpretedSyntax: Int, Sendable {
            /// All of it. The marks of headings, lists and quotations are left out, and paragraphs follow one
            /// another without a line break, as from Apple; their levels are not kept.
            case full = 0
            /// The syntax within paragraphs; line breaks become spaces.
            case inlineOnly
            /// The syntax within paragraphs; line breaks and spaces stay.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens with errors in the syntax. Reading finds none.
        public enum FailurePolicy: Int, Sendable {
            /// Reading throws an error.
            case throwError = 0
            /// The text is returned as far as it was read; the default.
            case returnPartiallyParsedIfPossible
        }

        /// The syntax; default full.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens with errors, of which reading finds none; default a text as far as it was read.
        public var failurePolicy: FailurePolicy

        /// Creates options.
        ///
        /// - Parameters:
        ///   - interpretedSyntax: the syntax.
        ///   - failurePolicy: what happens with errors.
        public init(
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .returnPartiallyParsedIfPossible
        ) {
            (self.interpretedSyntax, self.failurePolicy) = (interpretedSyntax, failurePolicy)
        }
    }

    /// Creates a text from Markdown: emphasis, code and lines through words as intents, and links.
    ///
    /// - Parameters:
    ///   - markdown: the text.
    ///   - options: the way in which it is read.
    ///   - baseURL: the address to which those of links are relative.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        let keepsLines = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        let blocks = options.interpretedSyntax == .full ? Self.blocks(of: markdown) : [markdown]
        for part in blocks.flatMap({ MarkdownInlines($0, keepsLines: keepsLines).parts }) {
            var piece = AttributedString(part.text)
            if !part.intent.isEmpty { piece.inlinePresentationIntent = part.intent }
            if let link = part.link { piece.link = URL(string: link, relativeTo: baseURL) }
            append(piece)
        }
    }

    /// Returns the paragraphs, headings and entries of a text without their marks.
    private static func blocks(of markdown: String) -> [String] {
        var blocks: [String] = []
        var isOpen = false
        for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let text = line.trimmingPrefix(while: \.isWhitespace)
            guard !text.isEmpty else {
                isOpen = false
                continue
            }
            let mark = text.prefixMatch(of: #/(#{1,6}|[-*+]|\d{1,9}[.)]|>)\s+/#)
            let rest = mark.map { text[$0.range.upperBound...] } ?? text
            if isOpen, mark == nil {
                blocks[blocks.count - 1] += "\n" + rest
            } else {
                blocks.append(String(rest))
            }
            isOpen = mark?.output.1.first != "#"
        }
        return blocks
    }
}

extension NSAttributedString {
    /// Creates a text from Markdown.
    ///
    /// - Parameters:
    ///   - markdown: the text.
    ///   - options: the way in which it is read.
    ///   - baseURL: the address to which those of links are relative.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }
}
