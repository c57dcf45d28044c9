import FlipbookCore
import Foundation

/// The format of a video file, chosen by the extension of its name.
public enum VideoFormat: String, Sendable, Hashable, CaseIterable {
    /// H.264 in MP4, which every player and browser supports; no alpha.
    case mp4
    /// VP9 in WebM, with alpha in browsers.
    case webm
    /// ProRes 4444 in QuickTime, for editing: large files, hardly any loss, with alpha.
    case mov
    /// GIF: 256 colors, fully transparent or opaque pixels, and at most 50 frames per second; mail programs
    /// play it.
    case gif
    /// Animated PNG: lossless, with alpha.
    case apng
    /// Animated WebP: with alpha, the smallest of the three animated picture formats. It is lossless, except
    /// where a lossy file is smaller and the quality is not the highest.
    case webp

    /// The file name extension, without its dot.
    public var fileExtension: String { rawValue }

    /// A Boolean value that indicates whether the format can store transparency.
    public var hasAlpha: Bool { self != .mp4 }

    /// The maximum number of frames per second. GIF counts hundredths of a second, and programs treat 1/100 s
    /// as an error and show 1/10 s. Frames of a faster film are dropped evenly, so that its duration stays
    /// the same.
    public var fastest: Double { self == .gif ? 50 : .infinity }

    /// The extensions of the formats with alpha, for messages.
    static var withAlpha: String { list(allCases.filter(\.hasAlpha)) }

    /// The extensions of all formats, for messages.
    static var all: String { list(allCases) }

    private static func list(_ formats: [VideoFormat]) -> String {
        formats.map { ".\($0.fileExtension)" }.joined(separator: ", ")
    }

    /// True when ffmpeg can write the format without seeking back. APNG has its number of frames in the
    /// header, WebP its length.
    var isStreamable: Bool { self != .apng && self != .webp }

    /// The distance, in pixels, over which the colors of edges spread into transparent areas: 8 for the
    /// formats whose conversion to YUV filters colors (four samples of a halved chroma plane), 0 for the
    /// others.
    var bleed: Int { self == .webm || self == .mov ? 8 : 0 }
}
