/// The lengths that a group gives an item in place of the item's own; nil for the item's own.
struct GivenLengths {
    var width: CGFloat?
    var height: CGFloat?

    /// Returns an item's own size with the lengths that are given.
    func size(_ own: CGSize) -> CGSize { CGSize(width: width ?? own.width, height: height ?? own.height) }

    /// Returns those of an item's estimates that cells still decide.
    func open(_ estimates: EstimatedLengths) -> EstimatedLengths {
        var open = estimates
        if width != nil { open.remove(.width) }
        if height != nil { open.remove(.height) }
        return open
    }
}
