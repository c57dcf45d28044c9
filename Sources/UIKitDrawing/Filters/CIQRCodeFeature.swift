/// A QR code in an image; there is none here.
public final class CIQRCodeFeature: CIFeature {
    /// The text of the code.
    public var messageString: String? { nil }
}
