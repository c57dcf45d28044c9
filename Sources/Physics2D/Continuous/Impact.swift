/// The outcome for two sweeping hulls.
enum Impact {
    /// The hulls touch at a fraction of the sub-step, 0...1.
    case at(Float)
    /// The hulls stay apart, overlap from the start, or no time was found.
    case none
}
