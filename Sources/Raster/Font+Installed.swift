import CCairo
import Picture

extension Font {
    /// Whether fontconfig, which chooses letters for Cairo, knows a family by this name, capitals or not; or
    /// the name is one of its own for any family of a kind. A name that it does not know it would replace.
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
}
