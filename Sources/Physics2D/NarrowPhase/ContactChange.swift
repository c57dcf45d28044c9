/// A change of a contact in an update.
struct ContactChange: BitwiseCopyable {
    enum Kind: UInt8, BitwiseCopyable {
        case began, ended
        /// The fat AABBs no longer overlap, or the shapes may no longer collide.
        case destroyed
    }

    var contact: Int32
    var kind: Kind
    /// The number of points before the update.
    var oldCount: UInt8
}
