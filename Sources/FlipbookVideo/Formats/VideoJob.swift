import FlipbookCore
import Foundation

/// One video to be encoded, as pure functions from its settings to the arguments of ffmpeg.
struct VideoJob: Sendable {
    /// The destination of ffmpeg's output.
    enum Destination: Sendable, Hashable {
        /// A file; an existing one is replaced.
        case file(String)
        /// Standard output.
        case pipe
    }

    let format: VideoFormat
    let frameFormat: FrameFormat
    let settings: VideoSettings
    let destination: Destination
    /// The path prefix of temporary files, to which suffixes are added.
    let workPath: String

    /// The arguments of each run of ffmpeg. The first run reads frames from standard input.
    var commands: [[String]] {
        if format == .gif {
            return [
                quiet + frames + spooling + sameBytes,
                quiet + spooled + encoding + settings.extraArguments + sameBytes + output,
            ]
        }
        if let alternativePath { return [quiet + frames + twice(alternativePath)] }
        return [quiet + frames + encoding + settings.extraArguments + sameBytes + output]
    }

    /// The paths of the temporary files.
    var workFiles: [String] {
        format == .gif ? [spoolPath, palettePath] : [alternativePath].compactMap { $0 }
    }

    /// The path of a second encoding of the same film, which replaces the first if it is smaller; nil for
    /// none.
    var alternativePath: String? {
        format == .webp && settings.quality != .high && settings.extraArguments.isEmpty
            ? workPath + ".lossy" : nil
    }

    /// The options that limit output to errors and replace files without a prompt.
    private var quiet: [String] { ["-hide_banner", "-loglevel", "error", "-nostats", "-y"] }

    /// The input options: bitmaps in Cairo's memory layout (blue, green, red, alpha in rows without padding),
    /// or YUV planes with color tags, which ffmpeg need not convert.
    private var frames: [String] {
        guard takesPlanes else { return raw("bgra", frameFormat.width, frameFormat.height) }
        return Self.colorTags
            + raw(
                "yuv420p", frameFormat.width + frameFormat.width % 2,
                frameFormat.height + frameFormat.height % 2)
    }

    private func raw(_ pixels: String, _ width: Int, _ height: Int) -> [String] {
        [
            "-f", "rawvideo", "-pixel_format", pixels, "-video_size", "\(width)x\(height)",
            "-framerate", frameFormat.fps.text, "-i", "pipe:0",
        ]
    }

    private var takesPlanes: Bool { Self.takesPlanes(format, settings) }

    /// Returns true when ffmpeg receives frames as planes with halved chroma: MP4 only, and not when the
    /// user's arguments choose a pixel format, a filter or an encoder; then it receives full bitmaps.
    static func takesPlanes(_ format: VideoFormat, _ settings: VideoSettings) -> Bool {
        let others = ["-pix_fmt", "-vf", "-filter", "-lavfi", "-c:v", "-vcodec", "-codec", "-c "]
        let isOurs = settings.extraArguments.allSatisfy { word in
            !others.contains { "\(word) ".hasPrefix($0) }
        }
        return format == .mp4 && isOurs
    }

    /// The options that leave out version and date: the same frames and the same ffmpeg produce the same
    /// bytes.
    private var sameBytes: [String] {
        ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    }

    private var output: [String] {
        switch destination {
        case .file(let path): ["-f", format.muxer, "file:\(path)"]
        case .pipe: ["-f", format.muxer, "pipe:1"]
        }
    }

    private var encoding: [String] {
        switch format {
        case .mp4: h264
        case .webm: vp9
        case .mov: proRes
        case .gif: gif
        case .apng: apng
        case .webp: webp
        }
    }
}

extension VideoFormat {
    fileprivate var muxer: String { self == .mov ? "mov" : rawValue }
}

// MARK: Films

extension VideoJob {
    /// The H.264 options for a file that plays everywhere: 8-bit 4:2:0, BT.709, and the index at the
    /// beginning. A pipe cannot seek back, so its file consists of fragments with their own index.
    private var h264: [String] {
        let care: [String]
        switch settings.quality {
        // Faster presets produce more bytes than standard quality at any acceptable loss.
        case .draft: care = ["-preset", "superfast", "-crf", "30"]
        case .standard: care = ["-preset", "veryfast", "-crf", "16"]
        case .high: care = ["-preset", "slower", "-crf", "8"]
        }
        let converted = ["-vf", "\(Self.evenSize(.white)),\(Self.toBT709),format=yuv420p"]
        return (takesPlanes ? [] : converted) + ["-c:v", "libx264"] + care
            + Self.colorTags + ["-movflags", destination == .pipe ? Self.inPieces : "+faststart"]
    }

    /// The VP9 options. Constant quality requires bit rate 0. Alternate reference frames and alpha exclude
    /// each other.
    private var vp9: [String] {
        let care: [String]
        switch settings.quality {
        case .draft: care = ["-deadline", "good", "-cpu-used", "5", "-crf", "32"]
        case .standard: care = ["-deadline", "good", "-cpu-used", "2", "-crf", "16"]
        case .high: care = ["-deadline", "good", "-cpu-used", "1", "-crf", "6"]
        }
        let (pad, format) = frameFormat.isTransparent ? (Pad.clear, "yuva420p") : (.white, "yuv420p")
        return ["-vf", "\(Self.evenSize(pad)),\(Self.toBT709),format=\(format)", "-c:v", "libvpx-vp9"] + care
            + ["-b:v", "0", "-row-mt", "1"] + (frameFormat.isTransparent ? ["-auto-alt-ref", "0"] : [])
            + Self.colorTags
    }

    /// The ProRes options. The quantizer is fixed: without one the encoder needs four times as long for
    /// nearly the same result. `setparams` is there because this encoder reads color tags from the frames,
    /// Apple's vendor tag because some editors refuse others.
    private var proRes: [String] {
        let quantizer =
            switch settings.quality {
            case .draft: "16"
            case .standard: "4"
            case .high: "1"
            }
        let format = frameFormat.isTransparent ? "yuva444p10le" : "yuv444p10le"
        let tags = "setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709:range=tv"
        return [
            "-vf", "\(Self.toBT709),format=\(format),\(tags)", "-c:v", "prores_ks", "-profile:v", "4444",
            "-vendor", "apl0", "-qscale:v", quantizer, "-alpha_bits", frameFormat.isTransparent ? "16" : "0",
        ] + Self.colorTags + ["-movflags", destination == .pipe ? Self.inPieces : "+faststart"]
    }

    private enum Pad: String { case white, clear = "white@0" }

    /// Returns a filter that pads the size to even numbers on the right and below, since 4:2:0 halves the
    /// chroma planes.
    private static func evenSize(_ pad: Pad) -> String {
        "pad=w=ceil(iw/2)*2:h=ceil(ih/2)*2:color=\(pad.rawValue)"
    }

    /// A filter that converts to BT.709 in TV range; `colorTags` tags the output the same.
    private static let toBT709 =
        "scale=in_range=pc:out_range=tv:in_color_matrix=bt709:out_color_matrix=bt709"
        + ":flags=bicubic+accurate_rnd+full_chroma_int+bitexact"

    /// The color tags for players; without tags a player guesses from the picture's height.
    private static let colorTags = [
        "-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv",
    ]

    private static let inPieces = "+frag_keyframe+empty_moov+default_base_moof"
}

// MARK: Pictures that move

extension VideoJob {
    private var spoolPath: String { workPath + ".spool.mov" }
    private var palettePath: String { workPath + ".palette.png" }

    /// The output options of a GIF's first run. The palette depends on all frames, so they wait in a lossless
    /// run-length file: in memory, a minute of film would need ten gigabytes.
    private var spooling: [String] {
        let colors = settings.quality == .draft ? 64 : 256
        let palette = "palettegen=max_colors=\(colors):stats_mode=full"
        return [
            "-filter_complex", "\(gifRate)split[frames][colors];[colors]\(palette)[palette]",
            "-map", "[frames]", "-c:v", "qtrle", "-pix_fmt", "argb", "-f", "mov", "file:\(spoolPath)",
            "-map", "[palette]", "-frames:v", "1", "-c:v", "png", "-f", "image2", "-update", "1",
            "file:\(palettePath)",
        ]
    }

    /// A filter that drops frames evenly when the film is too fast for the format; empty otherwise.
    private var gifRate: String {
        frameFormat.fps > format.fastest ? "fps=\(format.fastest.text)," : ""
    }

    /// The inputs of a GIF's second run. The palette's path is not a pattern, since a folder's name may look
    /// like a number pattern, which ffmpeg would expand.
    private var spooled: [String] {
        ["-i", "file:\(spoolPath)", "-f", "image2", "-pattern_type", "none", "-i", "file:\(palettePath)"]
    }

    /// The GIF options. There is no dithering, since flat art has flat colors, except at the highest quality,
    /// where gradients matter. Only the changed rectangle is encoded, so that still areas do not flicker. GIF
    /// counts repetitions: -1 for none, 0 for endless.
    private var gif: [String] {
        let dither = settings.quality == .high ? "sierra2_4a" : "none"
        let repeats = settings.loop == 0 ? 0 : settings.loop == 1 ? -1 : settings.loop - 1
        return [
            "-filter_complex", "[0:v][1:v]paletteuse=dither=\(dither):diff_mode=rectangle",
            "-c:v", "gif", "-loop", "\(repeats)",
        ]
    }

    /// The APNG options. There is no prediction, since every prediction made flat art larger. All qualities
    /// are the same: the format is lossless, and less effort doubles the size.
    private var apng: [String] {
        [
            "-vf", "format=\(frameFormat.isTransparent ? "rgba" : "rgb24")", "-c:v", "apng", "-pred", "none",
            "-compression_level", "9", "-plays", "\(settings.loop)",
        ]
    }

    /// A single lossless file at the highest quality, else a single lossy one with the user's own arguments.
    private var webp: [String] {
        ["-vf", "format=bgra"] + (settings.quality == .high ? losslessWebP : lossyWebP)
    }

    /// Returns the options for a lossy and a lossless file in one run. Flat art needs a quarter of the bytes
    /// without loss, many moving edges half of them with loss.
    private func twice(_ alternativePath: String) -> [String] {
        ["-filter_complex", "format=bgra,split[lossy][lossless]", "-map", "[lossy]"] + lossyWebP + sameBytes
            + ["-f", format.muxer, "file:\(alternativePath)", "-map", "[lossless]"] + losslessWebP
            + sameBytes + output
    }

    /// The options for lossless WebP. Here -quality is the effort; more of it takes twenty times as long for
    /// 1 % fewer bytes.
    private var losslessWebP: [String] {
        ["-c:v", "libwebp_anim", "-lossless", "1", "-compression_level", "4", "-quality", "75"] + webpLoop
    }

    /// The options for lossy WebP. At quality 60 and more, some films at 60 frames per second are larger than
    /// their GIF, which has only 50. Users who want more set it with --ffmpeg, or choose the highest quality.
    private var lossyWebP: [String] {
        let quality = settings.quality == .draft ? "40" : "55"
        return ["-c:v", "libwebp_anim", "-lossless", "0", "-compression_level", "4", "-quality", quality]
            + webpLoop
    }

    private var webpLoop: [String] { ["-loop", "\(settings.loop)"] }
}
