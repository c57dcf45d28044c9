import Foundation
import TestSupport
import Testing

@testable import FlipbookCore
@testable import FlipbookVector

@Suite @MainActor struct KeyframeExportTests {
    @Test func dataHasTheTracksOfEachItem() throws {
        let film = try vectors(BallAndCard.self)
        let text = try KeyframeExport(of: film).text(in: .json)
        let data = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let items = try #require(data["items"] as? [[String: Any]])
        let ball = try #require(items.first { $0["name"] as? String == "ball" })
        let tracks = try #require(ball["tracks"] as? [String: [[String: Any]]])
        #expect(tracks["y"]?.first?["value"] as? Double == 0)
        let layer = try #require(film.allLayers.first { $0.name == "ball" })
        #expect(tracks["y"]?.count == layer.y.keys.count)
    }

    @Test func classesOfCSSHaveNamesThatCSSAllows() throws {
        var film = try vectors(BallAndCard.self)
        for index in film.layers.indices {
            VectorFormatTests.rename(&film.layers[index], "*/ } body { display: none")
        }
        let text = try KeyframeExport(of: film).text(in: .css)
        #expect(text.contains(".item----") && !text.contains("*/ }"))
        #expect(text.contains("@media (prefers-reduced-motion: reduce)"))
    }

    @Test(
        .enabled(if: KeyframeExportTests.compiler != nil, "no swiftc on the PATH"),
        arguments: [KeyframeExport.Language.swiftui, .coreanimation])
    func swiftCodeCompiles(_ language: KeyframeExport.Language) throws {
        let code = try KeyframeExport(of: vectors(BallAndCard.self)).text(in: language)
        let folder = FileManager.default.temporaryDirectory.path + "/export-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let plain = code.replacingOccurrences(of: "import SwiftUI", with: "")
            .replacingOccurrences(of: "import QuartzCore", with: "import Foundation")
        try plain.write(toFile: folder + "/Code.swift", atomically: true, encoding: .utf8)
        let declarations = language == .swiftui ? Self.swiftUI : Self.quartzCore
        try declarations.write(toFile: folder + "/Declarations.swift", atomically: true, encoding: .utf8)
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: try #require(Self.compiler))
        process.arguments = ["-typecheck", folder + "/Code.swift", folder + "/Declarations.swift"]
        process.standardError = pipe
        try process.run()
        let complaints = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(complaints)")
    }

    nonisolated private static let compiler: String? = {
        let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        return folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// The declarations of SwiftUI that the exported code uses.
    private static let swiftUI = """
        struct Angle { static func degrees(_ value: Double) -> Angle { Angle() } }
        protocol View {}
        protocol ViewModifier { associatedtype Body: View; func body(content: Content) -> Body }
        struct Content: View {}
        struct Modified: View {}
        extension View {
            func scaleEffect(x: Double, y: Double) -> some View { Modified() }
            func rotationEffect(_ angle: Angle) -> some View { Modified() }
            func offset(x: Double, y: Double) -> some View { Modified() }
            func opacity(_ value: Double) -> some View { Modified() }
            func modifier<M: ViewModifier>(_ modifier: M) -> some View { Modified() }
            func keyframeAnimator<Value, Result: View, Path: Keyframes>(
                initialValue: Value, repeating: Bool, content: (Self, Value) -> Result,
                @KeyframesBuilder<Value> keyframes: (Value) -> Path
            ) -> some View where Path.Value == Value { Modified() }
        }
        protocol Keyframes { associatedtype Value }
        struct KeyframeList<Value>: Keyframes {}
        struct KeyframeTrack<Root> {
            init(_ path: WritableKeyPath<Root, Double>, @ContentBuilder content: () -> [any Keyframe]) {}
        }
        protocol Keyframe {}
        struct MoveKeyframe: Keyframe { init(_ to: Double) {} }
        struct LinearKeyframe: Keyframe { init(_ to: Double, duration: Double) {} }
        struct CubicKeyframe: Keyframe {
            init(_ to: Double, duration: Double, startVelocity: Double? = nil, endVelocity: Double? = nil) {}
        }
        @resultBuilder struct ContentBuilder {
            static func buildBlock(_ parts: any Keyframe...) -> [any Keyframe] { parts }
        }
        @resultBuilder struct KeyframesBuilder<Root> {
            static func buildExpression(_ track: KeyframeTrack<Root>) -> KeyframeTrack<Root> { track }
            static func buildBlock(_ tracks: KeyframeTrack<Root>...) -> KeyframeList<Root> { KeyframeList() }
        }
        """

    /// The declarations of Core Animation that the exported code uses.
    private static let quartzCore = """
        import Foundation
        class CAAnimation { var duration = 0.0; var repeatCount: Float = 0 }
        class CAAnimationGroup: CAAnimation { var animations: [CAAnimation]? }
        class CAMediaTimingFunction { init(controlPoints: Float, _: Float, _: Float, _: Float) {} }
        class CAKeyframeAnimation: CAAnimation {
            init(keyPath: String?) {}
            var values: [Any]?
            var keyTimes: [NSNumber]?
            var timingFunctions: [CAMediaTimingFunction]?
        }
        """
}
