import Picture

extension String {
    /// Returns as much of a long text as may fit a frame: letters are wider than a seventh of their size,
    /// apart from some that this allows for. Shaping the rest would take time and memory for nothing.
    func beginning(in size: CGSize, _ font: Font) -> String {
        guard utf8.count > 2000, font.size > 0, size.width.isFinite, size.height.isFinite else { return self }
        let lines = max(1, size.height / font.size)
        let letters = lines * max(1, size.width / font.size * 7) * 1.5 + 1000
        guard letters < Double(utf8.count) else { return self }
        return String(unicodeScalars.prefix(Int(letters)))
    }
}
