public import Flipbook
import Foundation
public import Testing

/// Expects a film to move exactly as the golden trace beside the test, `__Goldens__/NAME.trace`.
///
///     @Test func bounce() async {
///         await expect(Bounce.self, matches: "bounce")
///         let settings = Film.Settings(parameters: ["elasticity": 0.9])
///         await expect(try Film(of: CatalogEntry(Bounce.self), settings), matches: "higher")
///     }
///
/// The first run, without a golden trace, records one and fails. If a film moves differently, the test fails
/// with the first frame, item and quantity that differ and the contact that caused it, attaches a picture of
/// that frame, and stores the difference for `flipbook review`.
///
/// A film without dynamic items, such as one of animated views alone, has no numbers. Its golden trace holds
/// a hash of each frame's picture, and the test fails with the first frame whose picture differs.
///
/// The environment variable `FLIPBOOK_RECORD` selects when golden traces are written: `all`, `missing` (the
/// default) or `never`. `FLIPBOOK_PENDING` names a folder for differences other than `.pending` beside the
/// golden traces.
///
/// - Parameters:
///   - film: all frames of a scene, at full speed.
///   - name: the name of the golden trace, unique beside the test: letters, digits, `-`, `_` and `.`,
///     beginning with a letter or digit.
///   - tolerance: the largest difference of two numbers that counts as equal, in points and radians; default
///     0. It does not apply to the pictures of a film without items.
///   - file: the path of the test's file.
///   - sourceLocation: the location at which failures are shown.
///   - isolation: the actor of the test.
public func expect(
    _ film: @autoclosure () async throws -> Film, matches name: String, tolerance: Double = 0,
    file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
    isolation: isolated (any Actor)? = #isolation
) async {
    // A function instead of an overload of the macro `#expect`: a macro that is defined by another macro may
    // pass only literals and its own parameters, so an overload would need a plugin built with swift-syntax.
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

/// Expects a scene to move exactly as a golden trace beside the test; see `expect(_:matches:)` for films.
///
/// - Parameters:
///   - scene: the type of the scene.
///   - parameters: the values of its parameters; missing ones have their defaults.
///   - name: the name of the golden trace.
///   - tolerance: the largest difference of two numbers that counts as equal; default 0.
///   - file: the path of the test's file.
///   - sourceLocation: the location at which failures are shown.
///   - isolation: the actor of the test.
public func expect<S: Scene>(
    _ scene: S.Type, parameters: [String: Double] = [:], matches name: String, tolerance: Double = 0,
    file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
    isolation: isolated (any Actor)? = #isolation
) async {
    await expect(
        try await Film(of: CatalogEntry(scene), Film.Settings(parameters: parameters)), matches: name,
        tolerance: tolerance,
        file: file, sourceLocation: sourceLocation)
}

extension PendingDifference {
    fileprivate var fileOfPicture: URL { URL(fileURLWithPath: picture) }
}
