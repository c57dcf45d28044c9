public import Foundation

/// The bytes of a font that no machine has installed: those of DejaVu Sans, whose family has another name.
///
/// Its letters and heights are those of DejaVu Sans: a line is 2384/2048 em high, 1901/2048 em of which are
/// above the baseline.
public enum OwnFont {
    /// The family.
    public static let family = "Pacifi Sans"

    /// Returns the bytes of the regular or the bold font; nil where DejaVu Sans is not installed.
    public static func bytes(isBold: Bool = false) -> Data? {
        let name = isBold ? "DejaVuSans-Bold.ttf" : "DejaVuSans.ttf"
        guard var bytes = path(ofFile: name).flatMap({ try? Data(contentsOf: URL(fileURLWithPath: $0)) })
        else { return nil }
        // The names in a font have letters of one byte, of two, or both.
        for isWide in [false, true] {
            func letters(_ text: String) -> Data { Data(text.utf8.flatMap { isWide ? [0, $0] : [$0] }) }
            let (old, new) = (letters("DejaVu"), letters("Pacifi"))
            var start = bytes.startIndex
            while let found = bytes.range(of: old, in: start..<bytes.endIndex) {
                bytes.replaceSubrange(found, with: new)
                start = found.upperBound
            }
        }
        return bytes
    }

    private static func path(ofFile name: String) -> String? {
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        let folders = ["/usr/share/fonts", "/usr/local/share/fonts", home + "/.local/share/fonts"]
        for folder in folders {
            let files = FileManager.default.enumerator(atPath: folder)
            while let file = files?.nextObject() as? String {
                if file.hasSuffix("/" + name) { return folder + "/" + file }
            }
        }
        return nil
    }
}
