// The names of the values of filters.

/// The image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The image that a filter makes.
public let kCIOutputImageKey = "outputImage"
/// The image behind another one.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The image that says where another one shows.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The image at the end of a transition.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The radius, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The strength.
public let kCIInputIntensityKey = "inputIntensity"
/// The color.
public let kCIInputColorKey = "inputColor"
/// The center, in pixels.
public let kCIInputCenterKey = "inputCenter"
/// The scale.
public let kCIInputScaleKey = "inputScale"
/// The width, in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The contrast.
public let kCIInputContrastKey = "inputContrast"
/// The exposure, in steps of doubled light.
public let kCIInputEVKey = "inputEV"
/// The sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The ratio of width to height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The transform.
public let kCIInputTransformKey = "inputTransform"
/// The time of a transition, from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The rectangle.
public let kCIInputExtentKey = "inputExtent"
