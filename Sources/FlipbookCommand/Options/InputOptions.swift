import ArgumentParser
import Flipbook
import Foundation
import UIKit

/// The fingers, tilts and typed texts of a run, in place of the scene's own script.
struct InputOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A script of touches: lines such as “tap 160,284@0.5”, or what `flipbook play` recorded.",
            valueName: "FILE",
            visibility: .hidden),
        completion: .file(extensions: ["txt", "input"]))
    var input: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A tap at a point and time; may be repeated.", valueName: "X,Y@T"))
    var tap: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A long press; may be repeated.", valueName: "X,Y@T-T", visibility: .hidden))
    var press: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A finger's way: 100,100:200,300@0.5-1.2; “,easeIn” behind it throws.",
            valueName: "X,Y:X,Y@T-T"))
    var pan: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A pan that rests first, as a long press does.", valueName: "X,Y:X,Y@T-T", visibility: .hidden))
    var drag: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "The device's tilt to the right and down, -1 to 1.", valueName: "X,Y@T-T", visibility: .hidden))
    var tilt: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            #"Text typed into the field that edits, 0.1 s a key; “\n” is the return key."#,
            valueName: "TEXT@T",
            visibility: .hidden))
    var type: [String] = []

    @Flag(
        help: "Find what can be tapped, dragged, scrolled or tilted, and do it.")
    var explore = false

    @Flag(
        help: ArgumentHelp("Hide the drawn fingers; touches act as before.", visibility: .hidden))
    var noTouches = false

    @Flag(
        help: ArgumentHelp("Show no keyboard while a text is edited.", visibility: .hidden))
    var noKeyboard = false

    @Flag(
        help: ArgumentHelp(
            "Print the script that was played, in the form that --input reads.", visibility: .hidden))
    var printScript = false

    func validate() throws {
        guard !explore || !isGiven else {
            throw ValidationError(
                "--explore writes a script of its own; --print-script prints it, so that you can edit it and "
                    + "give it with --input.")
        }
    }

    /// True when an option gives a script.
    private var isGiven: Bool {
        input != nil || ![tap, press, pan, drag, tilt, type].allSatisfy(\.isEmpty)
    }

    /// Returns the scene with the script of these options; the scene itself when there is none.
    ///
    /// - Parameters:
    ///   - entry: the scene.
    ///   - exploration: the run for `--explore`.
    @MainActor func applied(
        to entry: CatalogEntry, exploring exploration: Exploration
    ) async throws -> CatalogEntry {
        var entry = entry
        if noTouches { entry.showsTouches = false }
        if noKeyboard { entry.showsKeyboard = false }
        if explore { return entry.playing(try await exploration.script(of: entry)) }
        guard isGiven else { return entry }
        var recording = try file() ?? InputRecording()
        let entries = try entries()
        for touch in entries { noteOutside(touch, of: entry) }
        recording.script = InputScript(entries: recording.script.entries + entries)
        return entry.playing(recording)
    }

    /// Says that a touch begins outside of the scene, where nothing is touched.
    private func noteOutside(_ touch: InputScript.Entry, of entry: CatalogEntry) {
        guard let point = touch.start, !CGRect(origin: .zero, size: entry.size).contains(point) else {
            return
        }
        Terminal.error(
            "The touch at \(Double(point.x).typed),\(Double(point.y).typed) begins outside of “\(entry.name)”, which is "
                + "\(Double(entry.size.width).typed) x \(Double(entry.size.height).typed) points; it touches nothing."
        )
    }

    /// Says that a touch of these options begins after the end of a film, which does not show it.
    func noteLate(in film: Film) throws {
        guard let touch = try entries().first(where: { $0.begin >= film.duration }) else { return }
        Terminal.error(
            "The touch at \(touch.begin.typed) s comes after the film, which ends at \(film.duration.typed) s; to see "
                + "it: --duration \(Int(min(touch.end, 3599).rounded(.up)) + 1)")
    }

    /// The number of bytes of the largest script: 1 MiB.
    private static let scriptLimit = 1 << 20

    private func file() throws -> InputRecording? {
        guard let input else { return nil }
        // A pipe, such as the shell's <(...), is read like a file; a device may have no end.
        guard let file = FileHandle(forReadingAtPath: input),
            let data = try? file.read(upToCount: Self.scriptLimit + 1) ?? Data()
        else {
            let isThere = FileManager.default.fileExists(atPath: input)
            throw FilmError.unreadable(
                path: input, reason: isThere ? "it is not a readable file" : "there is no such file")
        }
        InputFiles.note(input)
        guard data.count <= Self.scriptLimit, let text = String(data: data, encoding: .utf8) else {
            throw FilmError.lacking(
                "“\(input)” is not a script of touches: it is not UTF-8 text of at most 1 MB.")
        }
        do {
            return try InputRecording(text: text)
        } catch let error as InputScript.TextError {
            throw FilmError.lacking("\(input):\(error.line): \(error.message).")
        }
    }

    private func entries() throws -> [InputScript.Entry] {
        let options: [(InputScript.Verb, [String])] = [
            (.tap, tap), (.press, press), (.pan, pan), (.drag, drag), (.tilt, tilt), (.type, type),
        ]
        return try options.flatMap { verb, texts in
            try texts.flatMap { text in
                do {
                    return try InputScript.entries(verb, text)
                } catch let error as InputScript.TextError {
                    throw FilmError.invalid("--\(verb.rawValue): \(error.message).")
                }
            }
        }
    }

    /// Prints the script of a scene with these options.
    /// - Throws: `FilmError.lacking` for a scene without one.
    func writeScript(of entry: CatalogEntry) throws {
        guard !entry.input.isEmpty else {
            throw FilmError.lacking("\(entry.name) has no script of touches; --explore writes one.")
        }
        try Results(alone: true).print(entry.input.text, terminator: "")
    }
}
