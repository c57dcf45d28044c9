import CoreGeometry

// Filters by the names of CIFilterBuiltins.
extension CIFilter {
    private static func kind(_ name: String) -> CIFilter {
        FilterKind.all[name].map { CIFilter(name, $0) } ?? CIFilter(name, FilterKind { image, _ in image })
    }

    /// Returns a filter CIGaussianBlur.
    public class func gaussianBlur() -> CIFilter { kind("CIGaussianBlur") }
    /// Returns a filter CIBoxBlur.
    public class func boxBlur() -> CIFilter { kind("CIBoxBlur") }
    /// Returns a filter CIMotionBlur.
    public class func motionBlur() -> CIFilter { kind("CIMotionBlur") }
    /// Returns a filter CIUnsharpMask.
    public class func unsharpMask() -> CIFilter { kind("CIUnsharpMask") }
    /// Returns a filter CISharpenLuminance.
    public class func sharpenLuminance() -> CIFilter { kind("CISharpenLuminance") }
    /// Returns a filter CIBloom.
    public class func bloom() -> CIFilter { kind("CIBloom") }
    /// Returns a filter CIGloom.
    public class func gloom() -> CIFilter { kind("CIGloom") }
    /// Returns a filter CIColorControls.
    public class func colorControls() -> CIFilter { kind("CIColorControls") }
    /// Returns a filter CIExposureAdjust.
    public class func exposureAdjust() -> CIFilter { kind("CIExposureAdjust") }
    /// Returns a filter CIGammaAdjust.
    public class func gammaAdjust() -> CIFilter { kind("CIGammaAdjust") }
    /// Returns a filter CIHueAdjust.
    public class func hueAdjust() -> CIFilter { kind("CIHueAdjust") }
    /// Returns a filter CIVibrance.
    public class func vibrance() -> CIFilter { kind("CIVibrance") }
    /// Returns a filter CIColorMatrix.
    public class func colorMatrix() -> CIFilter { kind("CIColorMatrix") }
    /// Returns a filter CIColorClamp.
    public class func colorClamp() -> CIFilter { kind("CIColorClamp") }
    /// Returns a filter CIHighlightShadowAdjust.
    public class func highlightShadowAdjust() -> CIFilter { kind("CIHighlightShadowAdjust") }
    /// Returns a filter CITemperatureAndTint.
    public class func temperatureAndTint() -> CIFilter { kind("CITemperatureAndTint") }
    /// Returns a filter CISepiaTone.
    public class func sepiaTone() -> CIFilter { kind("CISepiaTone") }
    /// Returns a filter CIColorInvert.
    public class func colorInvert() -> CIFilter { kind("CIColorInvert") }
    /// Returns a filter CIColorMonochrome.
    public class func colorMonochrome() -> CIFilter { kind("CIColorMonochrome") }
    /// Returns a filter CIColorPosterize.
    public class func colorPosterize() -> CIFilter { kind("CIColorPosterize") }
    /// Returns a filter CIFalseColor.
    public class func falseColor() -> CIFilter { kind("CIFalseColor") }
    /// Returns a filter CIMaskToAlpha.
    public class func maskToAlpha() -> CIFilter { kind("CIMaskToAlpha") }
    /// Returns a filter CIMaximumComponent.
    public class func maximumComponent() -> CIFilter { kind("CIMaximumComponent") }
    /// Returns a filter CIMinimumComponent.
    public class func minimumComponent() -> CIFilter { kind("CIMinimumComponent") }
    /// Returns a filter CIVignette.
    public class func vignette() -> CIFilter { kind("CIVignette") }
    /// Returns a filter CIVignetteEffect.
    public class func vignetteEffect() -> CIFilter { kind("CIVignetteEffect") }
    /// Returns a filter CIPhotoEffectMono.
    public class func photoEffectMono() -> CIFilter { kind("CIPhotoEffectMono") }
    /// Returns a filter CIPhotoEffectNoir.
    public class func photoEffectNoir() -> CIFilter { kind("CIPhotoEffectNoir") }
    /// Returns a filter CIPhotoEffectTonal.
    public class func photoEffectTonal() -> CIFilter { kind("CIPhotoEffectTonal") }
    /// Returns a filter CIPhotoEffectChrome.
    public class func photoEffectChrome() -> CIFilter { kind("CIPhotoEffectChrome") }
    /// Returns a filter CIPhotoEffectFade.
    public class func photoEffectFade() -> CIFilter { kind("CIPhotoEffectFade") }
    /// Returns a filter CIPhotoEffectInstant.
    public class func photoEffectInstant() -> CIFilter { kind("CIPhotoEffectInstant") }
    /// Returns a filter CIPhotoEffectProcess.
    public class func photoEffectProcess() -> CIFilter { kind("CIPhotoEffectProcess") }
    /// Returns a filter CIPhotoEffectTransfer.
    public class func photoEffectTransfer() -> CIFilter { kind("CIPhotoEffectTransfer") }
    /// Returns a filter CIPixellate.
    public class func pixellate() -> CIFilter { kind("CIPixellate") }
    /// Returns a filter CICrystallize.
    public class func crystallize() -> CIFilter { kind("CICrystallize") }
    /// Returns a filter CIEdges.
    public class func edges() -> CIFilter { kind("CIEdges") }
    /// Returns a filter CITwirlDistortion.
    public class func twirlDistortion() -> CIFilter { kind("CITwirlDistortion") }
    /// Returns a filter CIBumpDistortion.
    public class func bumpDistortion() -> CIFilter { kind("CIBumpDistortion") }
    /// Returns a filter CIPinchDistortion.
    public class func pinchDistortion() -> CIFilter { kind("CIPinchDistortion") }
    /// Returns a filter CILanczosScaleTransform.
    public class func lanczosScaleTransform() -> CIFilter { kind("CILanczosScaleTransform") }
    /// Returns a filter CIAreaAverage.
    public class func areaAverage() -> CIFilter { kind("CIAreaAverage") }
    /// Returns a filter CIAffineClamp.
    public class func affineClamp() -> CIFilter { kind("CIAffineClamp") }
    /// Returns a filter CIQRCodeGenerator.
    public class func qrCodeGenerator() -> CIFilter { kind("CIQRCodeGenerator") }
    /// Returns a filter CICheckerboardGenerator.
    public class func checkerboardGenerator() -> CIFilter { kind("CICheckerboardGenerator") }
    /// Returns a filter CIStripesGenerator.
    public class func stripesGenerator() -> CIFilter { kind("CIStripesGenerator") }
    /// Returns a filter CILinearGradient.
    public class func linearGradient() -> CIFilter { kind("CILinearGradient") }
    /// Returns a filter CISmoothLinearGradient.
    public class func smoothLinearGradient() -> CIFilter { kind("CISmoothLinearGradient") }
    /// Returns a filter CIRadialGradient.
    public class func radialGradient() -> CIFilter { kind("CIRadialGradient") }
    /// Returns a filter CIGaussianGradient.
    public class func gaussianGradient() -> CIFilter { kind("CIGaussianGradient") }
    /// Returns a filter CIRandomGenerator.
    public class func randomGenerator() -> CIFilter { kind("CIRandomGenerator") }
    /// Returns a filter CISourceOverCompositing.
    public class func sourceOverCompositing() -> CIFilter { kind("CISourceOverCompositing") }
    /// Returns a filter CISourceInCompositing.
    public class func sourceInCompositing() -> CIFilter { kind("CISourceInCompositing") }
    /// Returns a filter CISourceOutCompositing.
    public class func sourceOutCompositing() -> CIFilter { kind("CISourceOutCompositing") }
    /// Returns a filter CISourceAtopCompositing.
    public class func sourceAtopCompositing() -> CIFilter { kind("CISourceAtopCompositing") }
    /// Returns a filter CIAdditionCompositing.
    public class func additionCompositing() -> CIFilter { kind("CIAdditionCompositing") }
    /// Returns a filter CIMultiplyCompositing.
    public class func multiplyCompositing() -> CIFilter { kind("CIMultiplyCompositing") }
    /// Returns a filter CIMultiplyBlendMode.
    public class func multiplyBlendMode() -> CIFilter { kind("CIMultiplyBlendMode") }
    /// Returns a filter CIScreenBlendMode.
    public class func screenBlendMode() -> CIFilter { kind("CIScreenBlendMode") }
    /// Returns a filter CIOverlayBlendMode.
    public class func overlayBlendMode() -> CIFilter { kind("CIOverlayBlendMode") }
    /// Returns a filter CISoftLightBlendMode.
    public class func softLightBlendMode() -> CIFilter { kind("CISoftLightBlendMode") }
    /// Returns a filter CIHardLightBlendMode.
    public class func hardLightBlendMode() -> CIFilter { kind("CIHardLightBlendMode") }
    /// Returns a filter CIDarkenBlendMode.
    public class func darkenBlendMode() -> CIFilter { kind("CIDarkenBlendMode") }
    /// Returns a filter CILightenBlendMode.
    public class func lightenBlendMode() -> CIFilter { kind("CILightenBlendMode") }
    /// Returns a filter CIDifferenceBlendMode.
    public class func differenceBlendMode() -> CIFilter { kind("CIDifferenceBlendMode") }
    /// Returns a filter CIBlendWithMask.
    public class func blendWithMask() -> CIFilter { kind("CIBlendWithMask") }
    /// Returns a filter CIBlendWithAlphaMask.
    public class func blendWithAlphaMask() -> CIFilter { kind("CIBlendWithAlphaMask") }
    /// Returns a filter CIDissolveTransition.
    public class func dissolveTransition() -> CIFilter { kind("CIDissolveTransition") }
}
