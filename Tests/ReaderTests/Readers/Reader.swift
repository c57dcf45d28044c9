import Foundation

/// A part of the package that reads bytes which may come from anywhere, as the fuzzer and the tests call it.
/// The raw value is its name on the fuzzer's command line, and that of its folder in `Tests/Corpus`.
enum Reader: String, CaseIterable {
    /// `--frames 0-119:2`.
    case range
    /// `--sweep elasticity=0:1:0.25`.
    case sweep
    /// `--set elasticity=0.9`, one a line.
    case settings
    /// `--background systemIndigo`.
    case color
    /// `--every 15deg`.
    case spacing
    /// `-o film.mp4`.
    case output
    /// Numbered files: on the first line a pattern, on the others names.
    case names
    /// `film.json`.
    case manifest
    /// The journal of a run that was killed.
    case journal
    /// A folder of frames: `film.json`, a journal and the first frame, with a zero byte between two of them.
    case folder
    /// The first bytes of a PNG file.
    case head
    /// A PNG file.
    case png
    /// A JPEG file.
    case jpeg
    /// A GIF file.
    case gif
    /// A PDF file, whose first page is drawn.
    case pdf
    /// An SVG file, which is drawn.
    case svg
    /// A table of texts such as Localizable.strings.
    case table
    /// A PNG file whose checksums are made right before it is read, so that its content is reached.
    case chunks
    /// Pixels that are packed into a PNG file and read again.
    case pixels
    /// A Swift file that may compile as it is, in which scenes are looked for.
    case plain
    /// The answer of the source adapter as JSON.
    case adaptation
    /// A function's symbol in a crash report.
    case symbol
    /// A command line, an argument a line.
    case arguments
    /// The script of touches in a scene.
    case script
    /// A script of touches as text.
    case touches
    /// The SVG of a plot.
    case plot
    /// A trace as CSV, JSON or in the compact form, which is compared with one without items.
    case trace
    /// The region of a field as it is encoded.
    case region
    /// A picture that ffmpeg has decoded.
    case pam
    /// A request to the local server.
    case request
    /// Frames of a WebSocket, whose texts are orders of the page of `flipbook play`.
    case orders
    /// A Swift file with a parameter `speed`, into which a value is written.
    case literal

    /// Reads bytes.
    /// - Returns: why there is no value in them, in a sentence; nil when there is one.
    @MainActor func read(_ data: Data) -> String? {
        do {
            try value(of: data)
            return nil
        } catch {
            return sentence(about: error)
        }
    }

    @MainActor private func value(of data: Data) throws {
        let text = String(decoding: data, as: UTF8.self)
        switch self {
        case .range: try readRange(text)
        case .sweep: try readSweep(text)
        case .settings: try readSettings(text)
        case .color: try readColor(text)
        case .spacing: try readSpacing(text)
        case .output: try readOutput(text)
        case .names: try readNames(text)
        case .manifest: try readManifest(data)
        case .journal: try readJournal(data)
        case .folder: try readFolder(data)
        case .head: try readHead(data)
        case .png: try readPNG(data)
        case .jpeg: try readJPEG(data)
        case .gif: try readGIF(data)
        case .pdf: try readPDF(data)
        case .svg: try readSVG(data)
        case .table: try readTable(data)
        case .chunks: try readPNG(withRightChecksums(data))
        case .pixels: try readPixels(data)
        case .plain: try readPlain(text)
        case .adaptation: try readAdaptation(data)
        case .symbol: try readSymbol(text)
        case .arguments: try readArguments(text)
        case .script: try readScript(data)
        case .touches: try readTouches(text)
        case .plot: try readPlot(text)
        case .trace: try readTrace(data)
        case .region: try readRegion(data)
        case .pam: try readPAM(data)
        case .request: try readRequest(data)
        case .orders: try readOrders(data)
        case .literal: try readLiteral(text)
        }
    }
}

/// There is nothing in the bytes, and no error that would say why.
struct NothingRead: Error, CustomStringConvertible {
    let description = "There is nothing of the kind."
}

extension Reader {
    /// Stops the program where what was read is not as it has to be.
    func check(_ isSo: @autoclosure () throws -> Bool, _ reason: @autoclosure () -> String = "") {
        do {
            if try isSo() { return }
        } catch {
            preconditionFailure("\(self): \(error)")
        }
        preconditionFailure("\(self): \(reason())")
    }
}
