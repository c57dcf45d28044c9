/// The contents that a layer was given.
struct OwnContents: FormerContents {
    var value: Any?

    func exchange(in storage: LayerStorage) -> any FormerContents {
        guard let layer = storage.layer else { return self }
        defer { layer.ownContents = self }
        return layer.ownContents
    }
}

extension CALayer {
    /// Shows other contents.
    func show(_ contents: Any?) {
        RunContext.current.shownLooks.noteContents(of: storage, ownContents)
        ownContents.value = contents
    }
}
