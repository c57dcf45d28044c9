import Foundation

/// One video to be made; pure functions from its numbers to the arguments of ffmpeg.
struct VideoJob: Sendable {
    /// Where ffmpeg writes.
    enum Destination: Sendable, Hashable {
        /// A file; one that is there is replaced.
        case file(String)
        /// Standard output.
        case pipe
    }

    let format: VideoFormat
    let stock: FrameFormat
    let settings: VideoSettings
    let destination: Destination
    /// The path of files that a GIF needs meanwhile, to which endings are added.
    let workPath: String

    /// The arguments of each run of ffmpeg. The first one reads frames from standard input.
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

    /// The files that are there only meanwhile.
    var workFiles: [String] {
        format == .gif ? [spoolPath, palettePath] : [alternativePath].compactMap { $0 }
    }

    /// A second file of the same film, which takes the place of the first where it is smaller; nil for none.
    var alternativePath: String? {
        format == .webp && settings.quality != .high && settings.extraArguments.isEmpty
            ? workPath + ".lossy" : nil
    }

    /// Says nothing but errors and asks nothing.
    private var quiet: [String] { ["-hide_banner", "-loglevel", "error", "-nostats", "-y"] }

    /// Bitmaps as Cairo holds them in memory: blue, green, red, alpha in rows without gaps. Or planes, which
    /// are tagged as what they are: then ffmpeg has nothing to convert.
    private var frames: [String] {
        guard takesPlanes else { return raw("bgra", stock.width, stock.height) }
        return Self.colorTags + raw("yuv420p", stock.width + stock.width % 2, stock.height + stock.height % 2)
    }

    private func raw(_ pixels: String, _ width: Int, _ height: Int) -> [String] {
        [
            "-f", "rawvideo", "-pixel_format", pixels, "-video_size", "\(width)x\(height)",
            "-framerate", stock.fps.text, "-i", "pipe:0",
        ]
    }

    private var takesPlanes: Bool { Self.takesPlanes(format, settings) }

    /// Whether ffmpeg gets frames as planes at half the colours' size. Not where the arguments of the user's
    /// own ask for other pixels or put a filter before the encoder: then it gets all there is.
    static func takesPlanes(_ format: VideoFormat, _ settings: VideoSettings) -> Bool {
        let others = ["-pix_fmt", "-vf", "-filter", "-lavfi", "-c:v", "-vcodec", "-codec", "-c "]
        let isOurs = settings.extraArguments.allSatisfy { word in
            !others.contains { "\(word) ".hasPrefix($0) }
        }
        return format == .mp4 && isOurs
    }

    /// No version, no date: the same frames through the same ffmpeg make the same file.
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
    /// Plays everywhere: 4:2:0 of eight bits, BT.709, and an index at the beginning. A pipe cannot be gone
    /// back in, so there the film comes in pieces, each with its own index.
    private var h264: [String] {
        let care: [String]
        switch settings.quality {
        // Presets that are faster still take more bytes than standard quality, at any loss that can be looked at.
        case .draft: care = ["-preset", "superfast", "-crf", "30"]
        case .standard: care = ["-preset", "veryfast", "-crf", "16"]
        case .high: care = ["-preset", "slower", "-crf", "8"]
        }
        let converted = ["-vf", "\(Self.evenSize(.white)),\(Self.toBT709),format=yuv420p"]
        return (takesPlanes ? [] : converted) + ["-c:v", "libx264"] + care
            + Self.colorTags + ["-movflags", destination == .pipe ? Self.inPieces : "+faststart"]
    }

    /// Constant quality needs the bit rate 0. Alternate reference frames cannot be had together with alpha.
    private var vp9: [String] {
        let care: [String]
        switch settings.quality {
        case .draft: care = ["-deadline", "good", "-cpu-used", "5", "-crf", "32"]
        case .standard: care = ["-deadline", "good", "-cpu-used", "2", "-crf", "16"]
        case .high: care = ["-deadline", "good", "-cpu-used", "1", "-crf", "6"]
        }
        let (pad, format) = stock.isTransparent ? (Pad.clear, "yuva420p") : (.white, "yuv420p")
        return ["-vf", "\(Self.evenSize(pad)),\(Self.toBT709),format=\(format)", "-c:v", "libvpx-vp9"] + care
            + ["-b:v", "0", "-row-mt", "1"] + (stock.isTransparent ? ["-auto-alt-ref", "0"] : [])
            + Self.colorTags
    }

    /// A fixed quantizer: without one the encoder takes four times as long to find nearly the same.
    /// `setparams` because this encoder takes its colour tags from the frames; Apple's vendor tag because
    /// some editors refuse others.
    private var proRes: [String] {
        let quantizer =
            switch settings.quality {
            case .draft: "16"
            case .standard: "4"
            case .high: "1"
            }
        let format = stock.isTransparent ? "yuva444p10le" : "yuv444p10le"
        let tags = "setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709:range=tv"
        return [
            "-vf", "\(Self.toBT709),format=\(format),\(tags)", "-c:v", "prores_ks", "-profile:v", "4444",
            "-vendor", "apl0", "-qscale:v", quantizer, "-alpha_bits", stock.isTransparent ? "16" : "0",
        ] + Self.colorTags + ["-movflags", destination == .pipe ? Self.inPieces : "+faststart"]
    }

    private enum Pad: String { case white, clear = "white@0" }

    /// An even size (4:2:0 halves the colour planes) by a border on the right and below.
    private static func evenSize(_ pad: Pad) -> String {
        "pad=w=ceil(iw/2)*2:h=ceil(ih/2)*2:color=\(pad.rawValue)"
    }

    /// BT.709 in tv range, said both to the converter and, by `colorTags`, to the format that leaves it.
    private static let toBT709 =
        "scale=in_range=pc:out_range=tv:in_color_matrix=bt709:out_color_matrix=bt709"
        + ":flags=bicubic+accurate_rnd+full_chroma_int+bitexact"

    /// Tells the player which colours those are; one that is not told guesses by the picture's height.
    private static let colorTags = [
        "-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv",
    ]

    private static let inPieces = "+frag_keyframe+empty_moov+default_base_moof"
}

// MARK: Pictures that move

extension VideoJob {
    private var spoolPath: String { workPath + ".spool.mov" }
    private var palettePath: String { workPath + ".palette.png" }

    /// A GIF's palette needs all frames before the first can be written. They wait in a file without loss,
    /// packed by runs of equal pixels, for in memory a film of a minute would take ten gigabytes.
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

    /// Frames of a film that is too fast are left out evenly.
    private var gifRate: String {
        stock.fps > format.fastest ? "fps=\(format.fastest.text)," : ""
    }

    /// A folder's name may look like a pattern of numbers, which ffmpeg would go by.
    private var spooled: [String] {
        ["-i", "file:\(spoolPath)", "-f", "image2", "-pattern_type", "none", "-i", "file:\(palettePath)"]
    }

    /// No dither, since flat art has flat colours, but for the best quality, where gradients count. Only the
    /// rectangle that changes is looked at, so that what rests does not flicker. GIF counts repetitions: -1
    /// for none, 0 for ever.
    private var gif: [String] {
        let dither = settings.quality == .high ? "sierra2_4a" : "none"
        let repeats = settings.loop == 0 ? 0 : settings.loop == 1 ? -1 : settings.loop - 1
        return [
            "-filter_complex", "[0:v][1:v]paletteuse=dither=\(dither):diff_mode=rectangle",
            "-c:v", "gif", "-loop", "\(repeats)",
        ]
    }

    /// Rows are packed as they are: every prediction made flat art larger. Whatever the quality, since nothing is
    /// lost and less effort doubles the size.
    private var apng: [String] {
        [
            "-vf", "format=\(stock.isTransparent ? "rgba" : "rgb24")", "-c:v", "apng", "-pred", "none",
            "-compression_level", "9", "-plays", "\(settings.loop)",
        ]
    }

    /// One file without loss for the highest quality, and one with the user's own arguments otherwise.
    private var webp: [String] {
        ["-vf", "format=bgra"] + (settings.quality == .high ? losslessWebP : lossyWebP)
    }

    /// Both kinds at once: flat art takes a quarter of the bytes without loss, many moving edges half of them
    /// with it.
    private func twice(_ alternativePath: String) -> [String] {
        ["-filter_complex", "format=bgra,split[lossy][lossless]", "-map", "[lossy]"] + lossyWebP + sameBytes
            + ["-f", format.muxer, "file:\(alternativePath)", "-map", "[lossless]"] + losslessWebP
            + sameBytes + output
    }

    /// Here -quality is the effort; more of it takes twenty times as long for a hundredth of the bytes.
    private var losslessWebP: [String] {
        ["-c:v", "libwebp_anim", "-lossless", "1", "-compression_level", "4", "-quality", "75"] + webpLoop
    }

    /// At 60 and more, some films at 60 frames a second are larger than their GIF, which has only 50 of them. A user
    /// who wants more says so with --ffmpeg, or takes the highest quality.
    private var lossyWebP: [String] {
        let quality = settings.quality == .draft ? "40" : "55"
        return ["-c:v", "libwebp_anim", "-lossless", "0", "-compression_level", "4", "-quality", quality]
            + webpLoop
    }

    private var webpLoop: [String] { ["-loop", "\(settings.loop)"] }
}
