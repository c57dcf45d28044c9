import FlipbookTestSupport
import FlipbookVideo
import Foundation
import Testing
import UIKitHost

@testable import FlipbookCore

@Suite struct ManifestTests {
    /// An option, which changes a scene whose touches are visible.
    enum Option: CaseIterable {
        case script, emptyScript, hiddenTouches, device, landscape, turn, standIns

        func applied(to entry: CatalogEntry) throws -> CatalogEntry {
            var entry = entry
            switch self {
            case .script: return entry.playing(try InputScript(text: "pan 3,3:20,9@0.05-0.4,easeIn\n"))
            case .emptyScript: return entry.playing([])
            case .hiddenTouches: entry.showsTouches = false
            case .device: return entry.shown(on: try Self.device("iPhone4"))
            case .landscape: return entry.shown(on: try Self.device("iPhone4:landscape"))
            case .turn:
                let device = try Self.device("iPhone4")
                return entry.shown(on: device).turning(by: DeviceTurn(of: device, at: 0.05))
            case .standIns: entry.usesStandIns = true
            }
            return entry
        }

        private static func device(_ name: String) throws -> DeviceProfile {
            try #require(DeviceProfile.named(name))
        }
    }

    /// A scene that is touched in the middle from its third frame on.
    @MainActor private func touched() -> CatalogEntry { CatalogEntry(TouchedScene.self) }

    @MainActor private func render(_ entry: CatalogEntry, _ frames: String, _ folder: String) async throws {
        let film = try FlipbookTestSupport.film(entry, scale: 0.1, frames: frames)
        try await FilmRenderer().render(film, to: [.folder(folder)])
    }

    @Test(arguments: Option.allCases)
    @MainActor func foldersOfFramesVerifyWithTheOptionsTheyWereFilmedWith(_ option: Option) async throws {
        try await inFolder { folder in
            try await render(option.applied(to: touched()), "0-6", folder)
            #expect(try await FolderVerification(of: folder, of: touched()).isWhole)
            let manifest = try #require(try Manifest.read(from: folder))
            let own = try Manifest(manifest.film(of: touched()))
            #expect(own.isSameFilm(as: manifest))
        }
    }

    @Test(arguments: Option.allCases)
    @MainActor func foldersOfFramesTakeNoFramesWithOtherOptions(_ option: Option) async throws {
        try await inFolder { folder in
            try await render(touched(), "0-1", folder)
            let film = try FlipbookTestSupport.film(
                option.applied(to: touched()), scale: 0.1, frames: "2-3")
            await #expect(throws: FilmError.self) {
                try await FilmRenderer().render(
                    film, to: [.folder(folder)], policy: FolderPolicy(resumes: true))
            }
            #expect(try Manifest.read(from: folder)?.frames.description == "0-1")
            try await FilmRenderer().render(film, to: [.folder(folder)])
            #expect(try Manifest.read(from: folder)?.frames.description == "2-3")
        }
    }

    @Test(arguments: Option.allCases)
    @MainActor func foldersOfFramesTakeMoreFramesWithTheSameOptions(_ option: Option) async throws {
        try await inFolder { folder in
            try await render(option.applied(to: touched()), "0-1", folder)
            try await render(option.applied(to: touched()), "2-3", folder)
            #expect(try Manifest.read(from: folder)?.frames.description == "0-3")
        }
    }

    @Test(arguments: [
        ("fps", "0"), ("fps", "-60"), ("scale", "9"), ("duration", "1e300"), ("slowMotion", "-1"),
        ("motionBlur", "65"), ("size", "{\"width\": -1, \"height\": 4}"),
    ])
    @MainActor func settingsThatNoFilmHasAreNoManifest(_ name: String, _ value: String) throws {
        let whole = try JSONEncoder().encode(Manifest(film(touched())))
        #expect(Manifest(whole) != nil)
        var fields = try #require(JSONSerialization.jsonObject(with: whole) as? [String: Any])
        fields[name] = try JSONSerialization.jsonObject(with: Data(value.utf8), options: .fragmentsAllowed)
        #expect(Manifest(try JSONSerialization.data(withJSONObject: fields)) == nil)
    }

    @Test @MainActor func manifestsNameTheOptionThatDiffers() throws {
        let own = try Manifest(film(touched()))
        let differences = try [Option.script, .hiddenTouches, .device, .standIns].map {
            try own.difference(from: Manifest(film($0.applied(to: touched()))))
        }
        #expect(
            differences == [
                "its script differs", "its touches differ", "its device differs", "its stand ins differ",
            ])
    }

    @Test @MainActor func manifestsRecordNoScriptOfTheSceneItself() throws {
        let manifest = try Manifest(film(touched()))
        #expect(manifest.script == nil && manifest.touches == nil && manifest.device == nil)
    }

    @Test @MainActor func manifestsOfUnknownDevicesAndScriptsAreRefused() throws {
        for (device, script) in [("iPhone1", nil), (nil, "tap here\n")] as [(String?, String?)] {
            var manifest = try Manifest(film(touched()))
            (manifest.device, manifest.script) = (device, script)
            let changed = manifest
            #expect(throws: FilmError.self) { try changed.film(of: touched()) }
        }
    }
}

/// A view that stands still under a finger.
private final class TouchedScene: UIViewController, Scene {
    static let summary = "A view with a finger."
    static let size = CGSize(width: 40, height: 40)
    static let duration: TimeInterval = 0.2
    static let input: InputScript = [.longPress(at: CGPoint(x: 20, y: 20), from: 0.02, to: 0.2)]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .green
    }
}
