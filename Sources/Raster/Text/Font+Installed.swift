import CCairo
import Foundation
public import Picture

extension Font {
    /// Returns whether fontconfig, which selects fonts for Cairo, has a family of this name, in upper or
    /// lower case, or the name is generic: sans-serif, serif, monospace, sans or mono. fontconfig would
    /// substitute another family for an unknown name.
    public static func isInstalled(family: String) -> Bool {
        let generic = ["sans-serif", "serif", "monospace", "sans", "mono"]
        if generic.contains(family.lowercased()) { return true }
        guard !family.isEmpty, let pattern = FcPatternCreate() else { return false }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FAMILY, family)
        let wanted = FcObjectSetCreate()
        defer { FcObjectSetDestroy(wanted) }
        guard let found = FcFontList(nil, pattern, wanted) else { return false }
        defer { FcFontSetDestroy(found) }
        return found.pointee.nfont > 0
    }

    /// Lets a configuration of fontconfig, by default the usual one, find the fonts in the folder `fonts`
    /// beside the program, where an archive has Inter.
    static func addBundledFonts(to configuration: OpaquePointer? = nil) {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return }
        let folder = program.deletingLastPathComponent().appendingPathComponent("fonts").path
        if FileManager.default.fileExists(atPath: folder) { FcConfigAppFontAddDir(configuration, folder) }
    }
}
