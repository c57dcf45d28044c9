import CoreGeometry
import UIKitDynamics

/// What a folder of frames is, kept beside them as `film.json`; it holds no date, so that the same film gives
/// the same file.
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
        /// The hash of the picture that was drawn, before there were pixels. It tells whether the scene still
        /// shows the same. Nil in files of older versions.
        public var picture: String?
        /// The hash of the decoded pixels, which stays the same when another program packs the file anew. Nil
        /// in files of older versions.
        public var pixels: String?
    }

    /// The version of Flipbook that made the frames.
    public var flipbook: String
    /// The versions of the libraries that decide pixels and bytes, by their names. Nil in files of older
    /// versions.
    public var libraries: [String: String]?
    /// The hash of the code that ran: the program, and the text of a scene file. Equal code makes equal
    /// frames; whether other code does is found out by running the scene. Nil in files of older versions.
    public var code: String?
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
    /// Whether the frames show the engine's own states; none for no.
    public var raw: Bool?
    /// How hard the files are packed; none for `small`.
    public var compression: String?
    /// The values of the scene's parameters; nil when it declares none.
    public var parameters: [String: Double]?
    /// The parameter whose values are seen side by side; nil when there is none.
    public var sweep: Sweep?
    /// Which frames are here.
    public var frames: FrameRange
    /// How many frames are here.
    public var frameCount: Int
    /// The frames that some run was to film and that are not here; none when no run was stopped.
    public var unfinished: FrameRange?
    /// The frames' files in their order, each frame once.
    public var files: [FrameFile]

    /// The name of the file in its folder.
    public static let fileName = "film.json"

    /// The name of a frame's file: six digits or more, so that names sort as the frames do.
    public static func fileName(ofFrame number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ".png"
    }
}
