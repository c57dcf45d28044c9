import Foundation
import SourceAdapter
import SourceOutline

/// A part of the source adapter that reads bytes which may come from anywhere, as the fuzzer and the tests
/// call it. The raw value is its name on the fuzzer's command line, and that of its folder in `Tests/Corpus`.
enum AdapterReader: String, CaseIterable {
    /// A Swift file in which scenes are looked for.
    case scenes
    /// A Swift file that is adapted to what compiles here.
    case adapted
    /// A Swift file that is shown in colors.
    case coloring
    /// A Swift file that counts as plain only if adaptation changes nothing of it.
    case plain

    /// Reads bytes, and stops the program where what was read is not as it has to be.
    func read(_ data: Data) {
        let text = String(decoding: data, as: UTF8.self)
        let file = AdapterRequest.File(path: "a.swift", text: text)
        switch self {
        case .scenes: readScenes(file)
        case .adapted: readAdapted(file)
        case .coloring: readColoring(file)
        case .plain: readPlain(file)
        }
    }

    private func readScenes(_ file: AdapterRequest.File) {
        guard case .outlines(let outlines) = AdapterRequest([file], .outlines).reply else { return fail() }
        let classes = SceneClasses(in: outlines[0])
        check(Set(classes.candidates).isSubset(of: classes.all))
    }

    private func readColoring(_ file: AdapterRequest.File) {
        guard case .tokens(let tokens) = AdapterRequest([file], .tokens).reply else { return fail() }
        check(tokens[0].map(\.text).joined().utf8.elementsEqual(file.text.utf8))
    }

    private func readAdapted(_ file: AdapterRequest.File) {
        guard let adapted = adaptation(of: file)?.sources.first else { return fail() }
        let lines = file.text.utf8.filter { $0 == UInt8(ascii: "\n") }.count
        let own = adapted.text.components(separatedBy: "\n#sourceLocation(file: \"<")[0]
        // One more line: the directive in front.
        check(own.utf8.filter { $0 == UInt8(ascii: "\n") }.count == lines + 1)
        check(adapted.map.original(line: 1, column: 1) == 1)
    }

    private func readPlain(_ file: AdapterRequest.File) {
        guard let plain = PlainUnit([(file.path, file.text)]) else { return }
        guard let adaptation = adaptation(of: file) else { return fail() }
        check(plain.adapted.map(\.text) == adaptation.sources.map(\.text))
        check(adaptation.sources.allSatisfy(\.notes.isEmpty))
        check(SceneClasses(in: plain.outline).all == SceneClasses(in: adaptation.outline).all)
        check(SceneClasses(in: plain.outline).candidates == SceneClasses(in: adaptation.outline).candidates)
        check(AppClasses(in: plain.outline) == AppClasses(in: adaptation.outline))
        check(plain.outline.files.map(\.imports) == adaptation.outline.files.map(\.imports))
        check(!adaptation.outline.files.contains(where: \.isScript) && adaptation.standIns == nil)
    }

    private func adaptation(of file: AdapterRequest.File) -> AdapterReply.Adaptation? {
        let request = AdapterRequest([file], .adaptation(omitting: [], repairing: []))
        guard case .adaptation(let adaptation) = request.reply else { return nil }
        return adaptation
    }

    private func check(_ isSo: Bool) { precondition(isSo, "\(self)") }

    private func fail() { preconditionFailure("\(self): another answer") }
}
