/// The closures of a function.
public struct CGFunctionCallbacks {
    /// A closure that computes results: from the information, the inputs and the place for the results.
    public typealias Evaluate = (
        UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
    ) -> Void
    /// A closure that frees the information.
    public typealias ReleaseInfo = (UnsafeMutableRawPointer?) -> Void

    /// The version of the structure; 0.
    public var version: UInt32
    /// The closure that computes results.
    public var evaluate: Evaluate?
    /// The closure that frees the information; nil for none.
    public var releaseInfo: ReleaseInfo?

    /// Creates closures.
    public init(version: UInt32, evaluate: Evaluate?, releaseInfo: ReleaseInfo?) {
        (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
    }
}
