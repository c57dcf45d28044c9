import Flipbook
import Foundation
import Testing

/// Expects a film to move exactly as a golden trace beside the test says, `__Goldens__/NAME.trace`.
///
///     @Test func bounce() async {
///         await expect(Bounce.self, matches: "bounce")
///         await expect(try Film(of: Listing(Bounce.self), parameters: ["elasticity": 0.9]), matches: "higher")
///     }
///
/// The first run has no golden trace: it records one, and fails. A film that moves differently fails with the first
/// frame, item and quantity that differ and the contact that it comes from, attaches a picture of that frame, and
/// waits for `flipbook review`.
///
/// The environment variable `FLIPBOOK_RECORD` says when golden traces are written: `all`, `missing` (the default) or
/// `never`; `FLIPBOOK_PENDING` names another folder for differences than `.pending` beside the golden traces.
///
/// - Parameters:
///   - film: all frames of a scene, at full speed.
///   - name: what the golden trace is called: letters, digits, `-`, `_` and `.`; unique beside the test.
///   - tolerance: the largest difference of two numbers that counts as none, in points and radians; default 0.
///   - file: the test's file.
///   - sourceLocation: where failures are shown.
///   - isolation: the actor of the test.
public func expect(
    _ film: @autoclosure () async throws -> Film, matches name: String, tolerance: Double = 0,
    file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
    isolation: isolated (any Actor)? = #isolation
) async {
    // A function and no overload of the macro `#expect`: a macro may be defined by another one with nothing but
    // literals and parameters as arguments, so an overload needs a plugin, and that one the compiler's syntax library.
    do {
        let golden = try GoldenMotion(name, besideFile: file)
        let settings = try GoldenSettings(ProcessInfo.processInfo.environment)
        let outcome = try await golden.compare(
            film(), tolerance: tolerance, recording: settings.recording, pending: settings.pending)
        guard let complaint = outcome.complaint(about: golden, settings) else { return }
        if case .differs(let pending) = outcome, let picture = try? Data(contentsOf: pending.fileOfPicture) {
            Attachment.record([UInt8](picture), named: "\(name).png", sourceLocation: sourceLocation)
        }
        Issue.record("\(complaint)", sourceLocation: sourceLocation)
    } catch {
        Issue.record("“\(name)” cannot be compared. \(error)", sourceLocation: sourceLocation)
    }
}

/// Expects a scene to move exactly as a golden trace beside the test says; see the function for films.
///
/// - Parameters:
///   - scene: the type of the scene.
///   - parameters: values of its parameters; those that are missing have their defaults.
///   - name: what the golden trace is called.
///   - tolerance: the largest difference of two numbers that counts as none; default 0.
///   - file: the test's file.
///   - sourceLocation: where failures are shown.
///   - isolation: the actor of the test.
public func expect<S: Scene>(
    _ scene: S.Type, parameters: [String: Double] = [:], matches name: String, tolerance: Double = 0,
    file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
    isolation: isolated (any Actor)? = #isolation
) async {
    await expect(
        try await Film(of: Listing(scene), parameters: parameters), matches: name, tolerance: tolerance,
        file: file, sourceLocation: sourceLocation)
}

extension PendingDifference {
    fileprivate var fileOfPicture: URL { URL(fileURLWithPath: picture) }
}
