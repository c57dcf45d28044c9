import CoreGeometry
import DeterministicMath

// The filters that blur and sharpen.
extension FilterKind {
    static let blurs: [String: FilterKind] = [
        "CIGaussianBlur": FilterKind([kCIInputRadiusKey: 10.0]) { image, values in
            Blur.gaussian(image, values.number(kCIInputRadiusKey))
        },
        "CIBoxBlur": FilterKind([kCIInputRadiusKey: 10.0]) { image, values in
            Blur.box(image, values.number(kCIInputRadiusKey))
        },
        "CIMotionBlur": FilterKind([kCIInputRadiusKey: 20.0, kCIInputAngleKey: 0.0]) { image, values in
            let direction = sineAndCosine(Double(values.number(kCIInputAngleKey)))
            return Blur.motion(
                image, values.number(kCIInputRadiusKey),
                CGVector(dx: direction.cosine, dy: direction.sine))
        },
        "CIUnsharpMask": FilterKind([kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) { image, values in
            sharpened(image, values.number(kCIInputRadiusKey), values.float(kCIInputIntensityKey))
        },
        "CISharpenLuminance": FilterKind([kCIInputSharpnessKey: 0.4, kCIInputRadiusKey: 1.69]) {
            image, values in
            sharpened(image, values.number(kCIInputRadiusKey), values.float(kCIInputSharpnessKey))
        },
        "CIBloom": FilterKind([kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { image, values in
            let intensity = values.float(kCIInputIntensityKey)
            return Blur.gaussian(image, values.number(kCIInputRadiusKey)).combined(
                with: image
            ) { glow, own in
                // Light is added as two projectors would, without more than white.
                let sum = own + glow * intensity * (1 - own)
                return pointwiseMin(sum, .one)
            }
        },
        "CIGloom": FilterKind([kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { image, values in
            let intensity = values.float(kCIInputIntensityKey)
            return Blur.gaussian(image, values.number(kCIInputRadiusKey)).combined(
                with: image, in: image.extent
            ) { glow, own in
                var darker = own + (pointwiseMin(glow, own) - own) * intensity
                darker.w = own.w
                return darker
            }
        },
    ]

    /// Returns an image with its difference from a blurred one added.
    private static func sharpened(_ image: CIImage, _ radius: CGFloat, _ intensity: Float) -> CIImage {
        let soft = Blur.gaussian(image.clampedToExtent(), radius)
        return soft.combined(with: image, in: image.extent) { soft, own in
            var sharp = own + (own - soft) * intensity
            sharp.w = own.w
            return pointwiseMax(.zero, pointwiseMin(sharp, SIMD4(repeating: own.w)))
        }
    }
}
