import Testing

@testable import Flipbook

@Suite("Video formats")
struct VideoFormatTests {
    private let mp4 = VideoFormat.mp4.arguments(width: 641, height: 1136, fps: 29.97, path: "/a b/-c.mp4")

    @Test("give ffmpeg these arguments for mp4")
    func snapshot() {
        let expected = """
            -hide_banner -loglevel error -nostats -y
            -f rawvideo -pixel_format bgra -video_size 641x1136 -framerate 29.97 -i pipe:0
            -vf pad=w=ceil(iw/2)*2:h=ceil(ih/2)*2:color=white,\
            scale=in_range=pc:out_range=tv:in_color_matrix=bt709:out_color_matrix=bt709\
            :flags=bicubic+accurate_rnd+full_chroma_int+bitexact,format=yuv420p
            -c:v libx264 -preset medium -crf 16
            -color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv -movflags +faststart
            -map_metadata -1 -fflags +bitexact -flags:v +bitexact
            -f mp4
            """
        #expect(mp4.dropLast().joined(separator: " ") == expected.replacing("\n", with: " "))
    }

    @Test("protect paths that look like an option or a protocol")
    func path() {
        #expect(mp4.last == "file:/a b/-c.mp4")
    }

    @Test("write a frame rate without needless digits")
    func frameRate() {
        let arguments = VideoFormat.mp4.arguments(width: 2, height: 2, fps: 60, path: "x.mp4")
        #expect(arguments.firstIndex(of: "-framerate").map { arguments[$0 + 1] } == "60")
    }
}
