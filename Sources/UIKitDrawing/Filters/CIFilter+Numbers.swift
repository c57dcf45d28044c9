import CoreGeometry

// The numbers of filters by the names of CIFilterBuiltins; one that a filter does not have changes nothing.
extension CIFilter {
    private var values: FilterValues { FilterValues(storedValues) }

    /// The radius, in pixels.
    public var radius: Float {
        get { values.float("inputRadius") }
        set { setValue(newValue, forKey: "inputRadius") }
    }
    /// The strength.
    public var intensity: Float {
        get { values.float("inputIntensity") }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
    /// The scale.
    public var scale: Float {
        get { values.float("inputScale") }
        set { setValue(newValue, forKey: "inputScale") }
    }
    /// The saturation.
    public var saturation: Float {
        get { values.float("inputSaturation") }
        set { setValue(newValue, forKey: "inputSaturation") }
    }
    /// The brightness.
    public var brightness: Float {
        get { values.float("inputBrightness") }
        set { setValue(newValue, forKey: "inputBrightness") }
    }
    /// The contrast.
    public var contrast: Float {
        get { values.float("inputContrast") }
        set { setValue(newValue, forKey: "inputContrast") }
    }
    /// The exposure, in steps of doubled light.
    public var ev: Float {
        get { values.float("inputEV") }
        set { setValue(newValue, forKey: "inputEV") }
    }
    /// The power.
    public var power: Float {
        get { values.float("inputPower") }
        set { setValue(newValue, forKey: "inputPower") }
    }
    /// The angle, in radians.
    public var angle: Float {
        get { values.float("inputAngle") }
        set { setValue(newValue, forKey: "inputAngle") }
    }
    /// The amount.
    public var amount: Float {
        get { values.float("inputAmount") }
        set { setValue(newValue, forKey: "inputAmount") }
    }
    /// The sharpness.
    public var sharpness: Float {
        get { values.float("inputSharpness") }
        set { setValue(newValue, forKey: "inputSharpness") }
    }
    /// The number of levels.
    public var levels: Float {
        get { values.float("inputLevels") }
        set { setValue(newValue, forKey: "inputLevels") }
    }
    /// The width of the edge, in radii.
    public var falloff: Float {
        get { values.float("inputFalloff") }
        set { setValue(newValue, forKey: "inputFalloff") }
    }
    /// The width, in pixels.
    public var width: Float {
        get { values.float("inputWidth") }
        set { setValue(newValue, forKey: "inputWidth") }
    }
    /// The time of a transition, from 0 to 1.
    public var time: Float {
        get { values.float("inputTime") }
        set { setValue(newValue, forKey: "inputTime") }
    }
    /// The ratio of width to height.
    public var aspectRatio: Float {
        get { values.float("inputAspectRatio") }
        set { setValue(newValue, forKey: "inputAspectRatio") }
    }
    /// The inner radius, in pixels.
    public var radius0: Float {
        get { values.float("inputRadius0") }
        set { setValue(newValue, forKey: "inputRadius0") }
    }
    /// The outer radius, in pixels.
    public var radius1: Float {
        get { values.float("inputRadius1") }
        set { setValue(newValue, forKey: "inputRadius1") }
    }
    /// The light that stays in bright parts, from 0 to 1.
    public var highlightAmount: Float {
        get { values.float("inputHighlightAmount") }
        set { setValue(newValue, forKey: "inputHighlightAmount") }
    }
    /// The light that dark parts get, from -1 to 1.
    public var shadowAmount: Float {
        get { values.float("inputShadowAmount") }
        set { setValue(newValue, forKey: "inputShadowAmount") }
    }
}
