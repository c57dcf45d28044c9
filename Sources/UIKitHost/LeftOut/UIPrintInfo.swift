/// The settings of a print.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
    /// The kinds of what is printed.
    public enum OutputType: Int, Sendable {
        /// Texts and pictures in color.
        case general = 0
        /// Photographs.
        case photo
        /// Texts in black.
        case grayscale
        /// Photographs in gray.
        case photoGrayscale
    }
    /// The directions of paper.
    public enum Orientation: Int, Sendable {
        /// Upright.
        case portrait = 0
        /// On its side.
        case landscape
    }

    /// The name of the job.
    open var jobName = ""
    /// The kind of what is printed; default general.
    open var outputType = OutputType.general
    /// The direction of paper; default upright.
    open var orientation = Orientation.portrait

    /// Returns the standard settings.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// Creates the standard settings; the values have no effect.
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
}
