extension CatalogEntry {
    /// The summary as a sentence, with a period where it ends without a mark, for texts in which other
    /// sentences follow; empty where the scene has none.
    package var summarySentence: String {
        guard let last = summary.last, !last.isPunctuation else { return summary }
        return summary + "."
    }
}
