import CoreGeometry
import UIKitDynamics

/// What a folder of frames is, kept beside them as `film.json`; it holds no date, so that the same film gives the same file.
public struct Manifest: Sendable, Hashable, Codable {
    /// A width and a height.
    public struct Extent: Sendable, Hashable, Codable {
        /// From left to right.
        public var width: Double
        /// From top to bottom.
        public var height: Double
    }

    /// One frame's file.
    public struct FrameFile: Sendable, Hashable, Codable {
        /// The frame's number; it shows the time number / fps.
        public var frame: Int
        /// The file's name in the folder.
        public var file: String
        /// The FNV-1a hash of the file's bytes, 16 hexadecimal digits.
        public var hash: String
    }

    /// The version of Flipbook that made the frames.
    public var flipbook: String
    /// The scene's name.
    public var scene: String
    /// The size in points.
    public var size: Extent
    /// Pixels per point.
    public var scale: Double
    /// The size in pixels.
    public var pixels: Extent
    /// Frames per second.
    public var fps: Double
    /// The scene's whole length in seconds, also when not all of its frames are here.
    public var duration: Double
    /// Whose numbers the physics used.
    public var engineGeneration: EngineGeneration
    /// What lies behind the scene, as `#rrggbbaa`; none for white.
    public var background: String?
    /// How many times slower than the scene the film runs; none for once.
    public var slowMotion: Double?
    /// How many pictures are averaged for a frame; none for one.
    public var motionBlur: Int?
    /// Whether the engine's view is drawn over the frames; none for no.
    public var debug: Bool?
    /// The values of the scene's parameters; nil when it declares none.
    public var parameters: [String: Double]?
    /// The parameter whose values are seen side by side; nil when there is none.
    public var sweep: Sweep?
    /// Which frames are here.
    public var frames: FrameRange
    /// How many frames are here.
    public var frameCount: Int
    /// The frames' files in their order.
    public var files: [FrameFile]

    /// The name of the file in its folder.
    public static let fileName = "film.json"

    /// The name of a frame's file: six digits or more, so that names sort as the frames do.
    public static func fileName(ofFrame number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ".png"
    }
}

extension Manifest {
    /// The manifest of a film before its first frame is written.
    init(_ film: Film) {
        flipbook = flipbookVersion
        scene = film.listing.name
        size = Extent(width: film.size.width, height: film.size.height)
        scale = film.scale
        pixels = Extent(width: Double(film.pixelWidth), height: Double(film.pixelHeight))
        fps = film.fps
        duration = film.duration
        engineGeneration = film.listing.engineGeneration
        background = film.background == .white ? nil : film.background.hexadecimal
        slowMotion = film.slowMotion == 1 ? nil : film.slowMotion
        motionBlur = film.motionBlur == 1 ? nil : film.motionBlur
        debug = film.showsDebugOverlay ? true : nil
        parameters = film.parameters.isEmpty ? nil : film.parameters
        sweep = film.sweep
        frames = film.frames
        frameCount = film.frames.count
        files = []
    }

    /// Whether frames of the other folder could be frames of this film.
    func isSameFilm(as other: Manifest) -> Bool {
        func settings(_ manifest: Manifest) -> Manifest {
            var bare = manifest
            (bare.frames, bare.frameCount, bare.files) = (FrameRange(count: 1), 0, [])
            return bare
        }
        return settings(self) == settings(other)
    }

    /// Adds the frames of an earlier run of the same film that this one did not make again.
    mutating func adopt(_ earlier: [FrameFile]) {
        let made = Set(files.map(\.frame))
        files = (files + earlier.filter { !made.contains($0.frame) }).sorted { $0.frame < $1.frame }
        frames = FrameRange(rising: files.map(\.frame))
        frameCount = files.count
    }
}

extension Manifest {
    /// The manifest of a folder, or nil when it holds none.
    /// - Throws: `FilmError.unreadable` when there is one that makes no sense.
    public static func read(from folder: String) throws -> Manifest? {
        let path = folder + "/" + fileName
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        do {
            return try JSONDecoder().decode(Manifest.self, from: data)
        } catch {
            throw FilmError.unreadable(path: path, reason: "it is not a film.json of Flipbook's")
        }
    }

    /// Writes the manifest into a folder, whole or not at all.
    func write(to folder: String) throws {
        try PartialFile.write(json(), to: folder + "/" + Self.fileName)
    }

    /// Sorted keys, a line each.
    ///
    /// The encoder makes objects of all that it writes, hundreds of bytes a frame, so it gets one blank frame
    /// and those of the film are written where that one stands.
    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let blank = FrameFile(frame: 0, file: "", hash: "")
        var bare = self
        bare.files = files.isEmpty ? [] : [blank]
        var json = try encoder.encode(bare) + Data("\n".utf8)
        guard let place = json.range(of: Data(blank.json.utf8)) else { return json }
        let rest = json[place.upperBound...]
        json.removeSubrange(place.lowerBound...)
        json.reserveCapacity(json.count + files.count * (blank.json.utf8.count + 40) + rest.count)
        for file in files {
            if file != files.first { json.append(contentsOf: ",\n".utf8) }
            json.append(contentsOf: file.json.utf8)
        }
        return json + rest
    }
}

extension Manifest.FrameFile {
    /// Whether a sink can have written this; a film.json may come from anywhere.
    var isOwn: Bool {
        file == Manifest.fileName(ofFrame: frame) && hash.utf8.count == 16 && hash.allSatisfy(\.isHexDigit)
    }

    /// As the encoder writes it, which a test compares.
    fileprivate var json: String {
        """
            {
              "file" : "\(file)",
              "frame" : \(frame),
              "hash" : "\(hash)"
            }
        """
    }
}
