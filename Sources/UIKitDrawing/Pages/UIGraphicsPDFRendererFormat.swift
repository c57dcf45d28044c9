/// The settings of a renderer of PDF files.
public final class UIGraphicsPDFRendererFormat: NSObject {
    /// What a file says of itself: title and subject are written; default nothing.
    public var documentInfo: [String: Any] = [:]

    /// Returns the default settings.
    public class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }

    /// Returns the settings that suit the screen.
    public class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}
