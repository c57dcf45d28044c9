import Foundation
import SourceOutline

/// The end of a compiler that was stopped after its time, or that crashed, before it judged the code.
package struct CompilerStop: Error {
    /// The place at which the compiler was: a file as it was written for the compiler, and a line of it.
    struct Place: Equatable {
        let file: String
        let line: Int
    }

    let place: Place?
    /// The time after which it was stopped, in seconds; nil for a crash.
    let seconds: Int?

    /// Reads the messages of a compiler that was stopped.
    init(timeOut messages: String, of arguments: [String], seconds: Int) {
        self.init(place: Self.place(in: messages, of: arguments), seconds: seconds)
    }

    /// Reads the messages of a compiler that failed; nil unless it crashed without an error about the code.
    init?(crash messages: String, of arguments: [String]) {
        guard messages.contains(Self.mark) || messages.contains("failed due to signal"),
            !CompilerDiagnostic.all(in: messages).contains(where: {
                $0.severity == .error && !$0.path.isEmpty
            })
        else { return nil }
        self.init(place: Self.place(in: messages, of: arguments), seconds: nil)
    }

    private init(place: Place?, seconds: Int?) {
        (self.place, self.seconds) = (place, seconds)
    }

    /// The line before the list of what an aborted or crashed compiler was at.
    private static let mark = "Stack dump:"

    /// Returns true if the messages have the whole list of what the compiler was at.
    static func hasPlace(_ messages: String) -> Bool {
        messages.range(of: mark).map {
            messages[$0.upperBound...].contains("\n\n") || messages.contains("***")
        }
            ?? false
    }

    /// Returns the innermost place in the list. It numbers its lines and names files as the arguments do:
    /// `8.\tWhile type-checking expression at [/folder/file1.swift:2:9 - line:2:60]`.
    private static func place(in messages: String, of arguments: [String]) -> Place? {
        guard let start = messages.range(of: mark)?.upperBound else { return nil }
        let files = arguments.filter { $0.hasSuffix(".swift") }
        var place: Place?
        for line in messages[start...].split(separator: "\n") {
            guard let dot = line.firstIndex(of: "."), Int(line[..<dot]) != nil,
                !line.contains("Program arguments")
            else { continue }
            // The text of a range may be long, and hold anything.
            let head = line.range(of: "RangeText=").map { line[..<$0.lowerBound] } ?? line
            for file in files {
                guard let name = head.range(of: file) else { continue }
                let number = head[name.upperBound...].dropFirst().prefix(while: \.isNumber)
                if let found = Int(number) {
                    place = Place(file: file, line: found)
                } else if place == nil {
                    place = Place(file: file, line: 0)
                }
            }
        }
        return place
    }
}

extension AdaptedModule {
    /// Returns the error for the user of a compiler that did not finish this module.
    package func error(of stop: CompilerStop, path: String) -> SceneFileError {
        let place = stop.place.flatMap { place -> String? in
            guard let source = source(ofFile: place.file[...]) else { return nil }
            // The directive at the beginning of the file counts its lines as the user's.
            return source.original.path + (place.line > 0 ? ":\(place.line)" : "")
        }
        guard let seconds = stop.seconds else { return .compilerCrashed(path: path, place: place) }
        return .compilerTimedOut(path: path, place: place, seconds: seconds)
    }
}
