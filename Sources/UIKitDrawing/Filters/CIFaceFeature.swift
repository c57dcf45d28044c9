/// A face in an image; there is none here.
public final class CIFaceFeature: CIFeature {
    /// A Boolean value that indicates whether the left eye was found.
    public var hasLeftEyePosition: Bool { false }
    /// The place of the left eye.
    public var leftEyePosition: CGPoint { .zero }
    /// A Boolean value that indicates whether the right eye was found.
    public var hasRightEyePosition: Bool { false }
    /// The place of the right eye.
    public var rightEyePosition: CGPoint { .zero }
    /// A Boolean value that indicates whether the mouth was found.
    public var hasMouthPosition: Bool { false }
    /// The place of the mouth.
    public var mouthPosition: CGPoint { .zero }
    /// A Boolean value that indicates whether the face smiles.
    public var hasSmile: Bool { false }
}
