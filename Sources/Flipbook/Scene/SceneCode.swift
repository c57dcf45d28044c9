import Foundation
import Raster

/// The code that a scene runs on, as a hash: this program, and for a scene file its text.
///
/// Equal code shows equal frames, so what one process filmed may stand beside what another one films. Other
/// code may show equal frames as well, as the same scene does in a debug build or on another machine.
struct SceneCode: Sendable, Hashable {
    /// Sixteen hexadecimal digits.
    let text: String

    /// The code of a scene of this program, or of a file that this program loads.
    init(source: String?) {
        var fingerprint = Fingerprint()
        fingerprint.combine(flipbookVersion)
        fingerprint.combine(Self.program)
        if let source { fingerprint.combine(source) }
        text = fingerprint.text
    }

    /// The bytes of the program that runs. Copies of it have the same; its path and date do not count.
    private static let program: UInt64 = {
        let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let file = URL(fileURLWithPath: path)
        return (try? Data(contentsOf: file, options: .alwaysMapped)).map { ContentHash.of($0) } ?? 0
    }()
}
