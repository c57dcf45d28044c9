public import Foundation

// The images, points and colors of filters by the names of CIFilterBuiltins.
extension CIFilter {
    private var values: FilterValues { FilterValues(storedValues) }

    /// The image that the filter changes.
    public var inputImage: CIImage? {
        get { values.image("inputImage") }
        set { setValue(newValue, forKey: "inputImage") }
    }
    /// The image behind another one.
    public var backgroundImage: CIImage? {
        get { values.image("inputBackgroundImage") }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    /// The image that says where another one shows.
    public var maskImage: CIImage? {
        get { values.image("inputMaskImage") }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    /// The image at the end of a transition.
    public var targetImage: CIImage? {
        get { values.image("inputTargetImage") }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }
    /// The center, in pixels.
    public var center: CGPoint {
        get { values.point("inputCenter") }
        set { setValue(newValue, forKey: "inputCenter") }
    }
    /// The start of a gradient.
    public var point0: CGPoint {
        get { values.point("inputPoint0") }
        set { setValue(newValue, forKey: "inputPoint0") }
    }
    /// The end of a gradient.
    public var point1: CGPoint {
        get { values.point("inputPoint1") }
        set { setValue(newValue, forKey: "inputPoint1") }
    }
    /// The color.
    public var color: CIColor {
        get { values.color("inputColor") }
        set { setValue(newValue, forKey: "inputColor") }
    }
    /// The first color.
    public var color0: CIColor {
        get { values.color("inputColor0") }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    /// The second color.
    public var color1: CIColor {
        get { values.color("inputColor1") }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    /// The rectangle.
    public var extent: CGRect {
        get { values.rect("inputExtent") ?? .zero }
        set { setValue(newValue, forKey: "inputExtent") }
    }
    /// The bytes of a code.
    public var message: Data {
        get { values.data("inputMessage") ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    /// The level of correction of a code: L, M, Q or H.
    public var correctionLevel: String {
        get { values.text("inputCorrectionLevel") ?? "M" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    /// The temperature and tint of the source's white.
    public var neutral: CIVector {
        get { values.vector("inputNeutral") ?? CIVector(x: 6500, y: 0) }
        set { setValue(newValue, forKey: "inputNeutral") }
    }
    /// The temperature and tint of the white to make.
    public var targetNeutral: CIVector {
        get { values.vector("inputTargetNeutral") ?? CIVector(x: 6500, y: 0) }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }
    /// The factors of red.
    public var rVector: CIVector {
        get { values.vector("inputRVector") ?? CIVector(x: 1, y: 0, z: 0, w: 0) }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    /// The factors of green.
    public var gVector: CIVector {
        get { values.vector("inputGVector") ?? CIVector(x: 0, y: 1, z: 0, w: 0) }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    /// The factors of blue.
    public var bVector: CIVector {
        get { values.vector("inputBVector") ?? CIVector(x: 0, y: 0, z: 1, w: 0) }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    /// The factors of the opacity.
    public var aVector: CIVector {
        get { values.vector("inputAVector") ?? CIVector(x: 0, y: 0, z: 0, w: 1) }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    /// The numbers that are added.
    public var biasVector: CIVector {
        get { values.vector("inputBiasVector") ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
}
