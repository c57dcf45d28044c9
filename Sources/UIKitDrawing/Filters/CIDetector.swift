/// A search for faces and codes in images, which finds nothing: it warns.
public final class CIDetector: NSObject, Sendable {
    /// Creates a search of a kind; context and options have no effect.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { super.init() }

    /// Returns no features.
    public func features(in image: CIImage) -> [CIFeature] {
        warn(anywhere: "CIDetector.features(in:) finds nothing: there is no search here.")
        return []
    }

    /// Returns no features.
    public func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { features(in: image) }
}

/// The kind of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The kind of rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The kind of QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The kind of texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The name of the option of accuracy.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// A low accuracy.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// A high accuracy.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
