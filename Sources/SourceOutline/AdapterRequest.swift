/// A question to the source adapter, which reads one as JSON from standard input and writes the answer to
/// standard output.
public struct AdapterRequest: Codable, Sendable {
    /// The version of requests and replies. The adapter refuses a request of another version.
    public static let currentVersion = 3

    /// A Swift file.
    public struct File: Codable, Sendable {
        /// The path of the file, as messages name it.
        public let path: String
        /// The text of the file.
        public let text: String
        /// The version of Swift that the project around the file names, such as 3; nil where none does, and
        /// the words of the text decide.
        public let language: Int?

        /// Creates a file.
        public init(path: String, text: String, language: Int? = nil) {
            (self.path, self.text, self.language) = (path, text, language)
        }
    }

    /// A place in one of the files.
    public struct Place: Codable, Hashable, Sendable {
        /// The index of the file.
        public let file: Int
        /// The line, counted from 1.
        public let line: Int
        /// The column in bytes, counted from 1.
        public let column: Int

        /// Creates a place.
        public init(file: Int, line: Int, column: Int) {
            (self.file, self.line, self.column) = (file, line, column)
        }
    }

    /// An error of the compiler in an adapted text.
    public struct CompilerError: Codable, Hashable, Sendable {
        /// The place in the adapted text.
        public let place: Place
        /// The message.
        public let message: String

        /// Creates an error.
        public init(place: Place, message: String) {
            (self.place, self.message) = (place, message)
        }
    }

    /// The answer that is wanted.
    public enum Question: Codable, Sendable {
        /// The outline of each file, read by itself: `AdapterReply.outlines`.
        case outlines
        /// The adapted texts of files that are compiled together, without some parts and with some changes:
        /// `AdapterReply.adaptation`.
        case adaptation(omitting: Set<OmittedPart>, repairing: Set<SourceRepair>)
        /// The changes by which code of an earlier version of Swift gets over errors in such texts:
        /// `AdapterReply.repairs`.
        case repairs(of: [CompilerError], omitting: Set<OmittedPart>, repairing: Set<SourceRepair>)
        /// The parts around places that can be left out: `AdapterReply.parts`.
        case parts(at: [Place])
        /// The tokens of each file: `AdapterReply.tokens`.
        case tokens
    }

    /// The version of the request.
    public let version: Int
    /// The files.
    public let files: [File]
    /// The question.
    public let question: Question

    /// Creates a request of the current version.
    public init(_ files: [File], _ question: Question) {
        (version, self.files, self.question) = (Self.currentVersion, files, question)
    }
}
