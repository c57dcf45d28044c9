import Foundation

/// What a video file is made of, by the extension of its name.
public enum VideoFormat: String, Sendable, Hashable, CaseIterable {
    /// H.264 in MP4, as every player and browser shows it.
    case mp4
    /// VP9 in WebM, which browsers show with what shines through.
    case webm
    /// ProRes 4444 in QuickTime, for editors: large, hardly any loss, with all shades of opacity.
    case mov
    /// GIF: 256 colors, pixels that are there or not, and at most 50 frames a second; plays in every mail.
    case gif
    /// Animated PNG: no loss, all shades of opacity.
    case apng
    /// Animated WebP: all shades of opacity, the smallest of the three that are pictures. Flat art loses nothing;
    /// where a film is smaller with loss it has some, but for the highest quality.
    case webp

    /// The file name extension, without its dot.
    public var fileExtension: String { rawValue }

    /// Whether a film's background can shine through.
    public var hasAlpha: Bool { self != .mp4 }

    /// The most frames a second: GIF counts hundredths of a second, and programs take 1/100 s for a mistake
    /// and show 1/10 s. Of a faster film frames are left out, evenly, so that it keeps its time.
    public var fastest: Double { self == .gif ? 50 : .infinity }

    /// The formats that can be transparent, for messages.
    static var withAlpha: String { list(allCases.filter(\.hasAlpha)) }

    /// All formats, for messages.
    static var all: String { list(allCases) }

    private static func list(_ formats: [VideoFormat]) -> String {
        formats.map { ".\($0.fileExtension)" }.joined(separator: ", ")
    }

    /// Whether ffmpeg can write the format from its beginning to its end without going back; APNG has the
    /// number of frames in its head, WebP its length.
    var isStreamable: Bool { self != .apng && self != .webp }

    /// How far colours reach into what is transparent: the four pixels around an edge that a halved colour
    /// plane and its filter mix; none where nothing is mixed.
    var bleed: Int { self == .webm || self == .mov ? 8 : 0 }
}
