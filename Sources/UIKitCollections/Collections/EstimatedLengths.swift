/// The lengths of an element that a layout estimates, and that the element's view decides once it is in
/// sight.
struct EstimatedLengths: OptionSet, Hashable {
    let rawValue: Int

    static let width = EstimatedLengths(rawValue: 1)
    static let height = EstimatedLengths(rawValue: 2)

    /// Returns a size with those lengths of another one that are estimated here.
    func size(_ size: CGSize, with known: CGSize) -> CGSize {
        CGSize(
            width: contains(.width) ? known.width : size.width,
            height: contains(.height) ? known.height : size.height)
    }
}
