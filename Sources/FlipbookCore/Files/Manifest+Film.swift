import CoreGeometry
import Picture
import Raster
import UIKitHost

extension Manifest {
    /// Creates the manifest of a film before its first frame is written.
    init(_ film: Film, compression: PNGCompression = .small) {
        flipbook = flipbookVersion
        libraries = LibraryVersions.all
        code = film.entry.code.text
        scene = film.entry.name
        size = Extent(width: film.size.width, height: film.size.height)
        scale = film.scale
        pixels = Extent(width: Double(film.pixelWidth), height: Double(film.pixelHeight))
        fps = film.fps
        duration = film.duration
        engineGeneration = film.entry.engineGeneration
        background = film.background == .white ? nil : film.background.hexadecimal
        slowMotion = film.slowMotion == 1 ? nil : film.slowMotion
        motionBlur = film.motionBlur == 1 ? nil : film.motionBlur
        debug = film.showsDebugOverlay ? true : nil
        raw = film.showsRawMotion ? true : nil
        bezel = film.showsBezel ? true : nil
        dark = film.entry.isDark ? true : nil
        look = film.entry.look == .iOS18 ? nil : film.entry.look.rawValue
        device = film.entry.shownDevice?.nameWithDirection
        turn = film.entry.turn?.time
        script = film.entry.hasGivenInput ? film.entry.input.text : nil
        touches = film.entry.hidesTouches ? Self.hiddenTouches : nil
        keyboard = film.entry.showsKeyboard ? nil : Self.hiddenKeyboard
        standIns = film.entry.usesStandIns ? true : nil
        self.compression = compression == .small ? nil : compression.rawValue
        parameters = film.parameters.isEmpty ? nil : film.parameters
        sweep = film.sweep
        frames = film.frames
        frameCount = film.frames.count
        files = FrameRecords()
    }

    /// The value of `touches` for hidden ones.
    static let hiddenTouches = "hidden"

    /// The value of `keyboard` for a screen without one.
    static let hiddenKeyboard = "none"

    /// The settings alone, without the frames and the hash of the code.
    var settings: Manifest {
        var bare = self
        (bare.frames, bare.frameCount, bare.files) = (FrameRange(count: 1), 0, FrameRecords())
        (bare.unfinished, bare.code) = (nil, nil)
        (bare.format, bare.digest) = (nil, nil)
        return bare
    }

    /// Returns whether another manifest has the same settings, so that its frames could belong to this film.
    func isSameFilm(as other: Manifest) -> Bool { settings == other.settings }

    /// Returns the first setting in which another film differs, or nil: `its fps is 30, not 60`.
    func difference(from other: Manifest) -> String? {
        func fields(_ manifest: Manifest) -> [String: String] {
            let names = Mirror(reflecting: manifest.settings).children
            return Dictionary(
                names.map { ($0.label ?? "", "\($0.value)") }, uniquingKeysWith: { first, _ in first })
        }
        let (here, there) = (fields(self), fields(other))
        let order = [
            "scene", "fps", "scale", "duration", "device", "turn", "script", "parameters", "sweep",
            "compression", "flipbook",
        ]
        let differing = here.keys.filter { here[$0] != there[$0] }
        guard let name = order.first(where: differing.contains) ?? differing.min() else { return nil }
        let isPlain = ["scene", "fps", "scale", "duration", "flipbook"].contains(name)
        return isPlain
            ? "its \(name) is \(there[name]!), not \(here[name]!)"
            : "its \(Self.words(name)) \(name.hasSuffix("s") ? "differ" : "differs")"
    }

    /// Returns a setting's name as words: `motionBlur` as “motion blur”.
    private static func words(_ name: String) -> String {
        name.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
    }

    /// Replaces the frames, and computes the unfinished ones from those that were requested.
    mutating func fill(_ records: FrameRecords, asked: FrameSet) {
        files = records
        if !files.isEmpty { frames = FrameRange(rising: files.lazy.map(\.frame)) }
        frameCount = files.count
        unfinished = FrameRange(asked.subtracting(records.numbers))
    }

    /// The number of the last frame of the whole film; nil for a length that no film has. A foreign manifest
    /// may claim any length.
    var lastFrame: Int? {
        let count = (duration * fps * (slowMotion ?? 1)).rounded()
        return count >= 1 && count <= Double(Film.mostFrames) ? Int(count) - 1 : nil
    }

    /// The frames of the whole film that the manifest lacks, or nil when it lacks none.
    var absent: FrameRange? {
        guard let lastFrame else { return nil }
        return FrameRange(FrameSet(0...lastFrame).subtracting(files.numbers))
    }
}
