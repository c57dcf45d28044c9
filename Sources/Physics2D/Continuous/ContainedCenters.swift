/// The centers of a body that a container keeps inside: the center of mass and the origin.
struct ContainedCenters: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    static let mass = ContainedCenters(rawValue: 1)
    static let position = ContainedCenters(rawValue: 2)
}
