/// The owner of an animator's items that are not views: a layout, whose elements move.
@MainActor package protocol ItemFrame: AnyObject {
    /// The rectangle that collisions can use as a boundary; nil while there is none.
    var bounds: CGRect? { get }
    /// Notifies the owner that an item takes part in the simulation.
    func add(_ item: any UIDynamicItem)
    /// Notifies the owner that an item no longer takes part.
    func remove(_ item: any UIDynamicItem)
    /// Notifies the owner that items have moved.
    func invalidate()
}
