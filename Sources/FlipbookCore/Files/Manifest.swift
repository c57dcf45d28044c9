import CoreGeometry
public import UIKitHost

/// The description of a folder of frames, stored in it as `film.json`. It holds no date, so that the same
/// film gives the same file.
public struct Manifest: Sendable, Hashable, Codable {
    /// A width and a height.
    public struct Extent: Sendable, Hashable, Codable {
        /// The width, from left to right.
        public var width: Double
        /// The height, from top to bottom.
        public var height: Double
    }

    /// The version of Flipbook that made the frames.
    public var flipbook: String
    /// The versions of the libraries that affect pixels and bytes, by name. Nil in files of older versions.
    public var libraries: [String: String]?
    /// The hash of the code that ran: the program and the text of a scene file. Equal code makes equal
    /// frames; for other code the scene has to be run to compare its pictures. Nil in files of older
    /// versions.
    public var code: String?
    /// The name of the scene.
    public var scene: String
    /// The size of the frames, in points.
    public var size: Extent
    /// The number of pixels per point.
    public var scale: Double
    /// The size of the frames, in pixels.
    public var pixels: Extent
    /// The frame rate in frames per second.
    public var fps: Double
    /// The whole duration of the scene in seconds, even when frames are missing.
    public var duration: Double
    /// The engine generation whose constants the physics used.
    public var engineGeneration: EngineGeneration
    /// The background color as `#rrggbbaa`, or nil for white.
    public var background: String?
    /// The factor of slow motion, or nil for 1.
    public var slowMotion: Double?
    /// The number of pictures averaged for a frame, or nil for 1.
    public var motionBlur: Int?
    /// True when the engine's debug overlay is drawn over the frames, otherwise nil.
    public var debug: Bool?
    /// True when the frames show the engine's own states at ticks, otherwise nil.
    public var raw: Bool?
    /// True when the frames show the body of the device, otherwise nil.
    public var bezel: Bool?
    /// True when the interface is dark, otherwise nil.
    public var dark: Bool?
    /// The name of the system whose controls the frames show, such as "iOS26", or nil for iOS 18.
    public var look: String?
    /// The name of the device on whose screen the scene is shown, such as "iPhone15:landscape", or nil for
    /// the scene's own size.
    public var device: String?
    /// The time at which the device begins to turn, in seconds, or nil when it stays.
    public var turn: Double?
    /// The text of the script of touches and tilts that options gave, or nil for the scene's own.
    public var script: String?
    /// "hidden" when options hide the touches that the scene shows, otherwise nil.
    public var touches: String?
    /// "none" for a screen without a keyboard, otherwise nil.
    public var keyboard: String?
    /// True when Flipbook's own views and images may stand for missing ones, otherwise nil.
    public var standIns: Bool?
    /// The compression of the files, or nil for `small`.
    public var compression: String?
    /// The values of the scene's parameters, or nil when it declares none.
    public var parameters: [String: Double]?
    /// The parameter whose values are filmed side by side, or nil.
    public var sweep: ParameterSweep?
    /// The range of the frames in the folder.
    public var frames: FrameRange
    /// The number of frames in the folder.
    public var frameCount: Int
    /// The frames that a run was to film and that are missing, or nil when no run was stopped.
    public var unfinished: FrameRange?
    /// The records of the frames' files, ordered by number, each frame once.
    public var files: FrameRecords

    /// The version of the file's form: 2 for a file with a digest, nil in files of older versions.
    var format: Int?
    /// The digest of everything else in the file; nil in files of older versions. A pair with `format`, so
    /// that the removal of either is found.
    var digest: String?

    /// The name of the manifest's file.
    public static let fileName = "film.json"

    /// Returns the name of a frame's file, with at least six digits, so that names up to 999999 sort by
    /// number.
    public static func fileName(ofFrame number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ".png"
    }
}
