import CoreGeometry
import DeterministicMath

// The filters that adjust colors. Those whose formulas Core Image's reference gives follow it.
extension FilterKind {
    static let adjustments: [String: FilterKind] = [
        "CIColorControls": FilterKind([
            kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0,
        ]) { image, values in
            let saturation = values.float(kCIInputSaturationKey)
            let (brightness, contrast) = (
                values.float(kCIInputBrightnessKey), values.float(kCIInputContrastKey)
            )
            return image.mapped { color in
                changed(color) { light in
                    let gray = luminance(light)
                    let mixed = SIMD4(repeating: gray) + (light - gray) * saturation
                    return (mixed + brightness - 0.5) * contrast + 0.5
                }
            }
        },
        "CIExposureAdjust": FilterKind([kCIInputEVKey: 0.0]) { image, values in
            let factor = Float(pow(2, Double(values.number(kCIInputEVKey))))
            return image.mapped { color in changed(color) { $0 * factor } }
        },
        "CIGammaAdjust": FilterKind(["inputPower": 1.0]) { image, values in
            let power = Double(values.number("inputPower"))
            let raised: @Sendable (Float) -> Float = { Float(pow(Double(max(0, $0)), power)) }
            return image.mapped { color in
                changed(color) { SIMD4(raised($0.x), raised($0.y), raised($0.z), 1) }
            }
        },
        "CIHueAdjust": FilterKind([kCIInputAngleKey: 0.0]) { image, values in
            let turn = sineAndCosine(Double(values.number(kCIInputAngleKey)))
            let (sine, cosine) = (Float(turn.sine), Float(turn.cosine))
            return image.mapped { color in changed(color) { turned($0, sine, cosine) } }
        },
        "CIVibrance": FilterKind(["inputAmount": 0.0]) { image, values in
            let amount = values.float("inputAmount")
            return image.mapped { color in
                changed(color) { light in
                    // Colors that are saturated already change less.
                    let most = max(light.x, light.y, light.z)
                    let spread = most > 0 ? (most - min(light.x, light.y, light.z)) / most : 0
                    let gray = luminance(light)
                    return SIMD4(repeating: gray) + (light - gray) * (1 + amount * (1 - spread))
                }
            }
        },
        "CIColorMatrix": FilterKind([
            "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0),
            "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
            "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0),
            "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
            "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
        ]) { image, values in
            let rows = ["R", "G", "B", "A"].map { values.vector("input\($0)Vector")?.lanes ?? .zero }
            let bias = values.vector("inputBiasVector")?.lanes ?? .zero
            return image.mapped { color in
                SIMD4(
                    (color * rows[0]).sum(), (color * rows[1]).sum(), (color * rows[2]).sum(),
                    (color * rows[3]).sum()) + bias
            }
        },
        "CIColorClamp": FilterKind([
            "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0),
            "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
        ]) { image, values in
            let low = values.vector("inputMinComponents")?.lanes ?? .zero
            let high = values.vector("inputMaxComponents")?.lanes ?? .one
            return image.mapped { pointwiseMax(low, pointwiseMin($0, high)) }
        },
        "CIHighlightShadowAdjust": FilterKind([
            "inputHighlightAmount": 1.0, "inputShadowAmount": 0.0, kCIInputRadiusKey: 0.0,
        ]) { image, values in
            let highlights = 1 - values.float("inputHighlightAmount")
            let shadows = values.float("inputShadowAmount")
            return image.mappedComponents { color in
                let tone = min(max(luminance(color), 0), 1)
                let lift = shadows * (1 - tone) * (1 - tone) * tone
                let drop = highlights * tone * tone * (1 - tone)
                return changed(color) { $0 * (1 + 2 * (lift - drop) / max(tone, 0.01)) }
            }
        },
        "CITemperatureAndTint": FilterKind([
            "inputNeutral": CIVector(x: 6500, y: 0), "inputTargetNeutral": CIVector(x: 6500, y: 0),
        ]) { image, values in
            let from = whitePoint(values.vector("inputNeutral") ?? CIVector(x: 6500, y: 0))
            let to = whitePoint(values.vector("inputTargetNeutral") ?? CIVector(x: 6500, y: 0))
            var gain = from / to
            gain.w = 1
            // The brightness of gray stays.
            let factors = gain / luminance(gain)
            return image.mapped { color in changed(color) { $0 * factors } }
        },
    ]

    /// Returns a color with its red, green and blue changed, which stay from 0 to 1, and with its opacity.
    static func changed(
        _ color: SIMD4<Float>, _ change: (SIMD4<Float>) -> SIMD4<Float>
    ) -> SIMD4<Float> {
        var other = change(color).clamped(lowerBound: .zero, upperBound: .one)
        other.w = color.w
        return other
    }

    /// Returns the luminance of a color, as Core Image's reference weighs it.
    static func luminance(_ color: SIMD4<Float>) -> Float {
        0.2125 * color.x + 0.7154 * color.y + 0.0721 * color.z
    }

    /// Returns a color turned about the axis of grays.
    private static func turned(_ light: SIMD4<Float>, _ sine: Float, _ cosine: Float) -> SIMD4<Float> {
        let axis = Float(0.57735027)
        let along = (light.x + light.y + light.z) * axis * axis * (1 - cosine)
        let cross = SIMD4(light.z - light.y, light.x - light.z, light.y - light.x, 0) * axis
        return light * cosine + cross * sine + along
    }

    /// Returns the light of a white of a temperature in kelvins with a tint, relative to that of 6500 K.
    private static func whitePoint(_ vector: CIVector) -> SIMD4<Float> {
        let heat = Float(min(max(vector.x.isFinite ? vector.x : 6500, 1000), 25_000))
        // A black body's red falls and its blue rises with temperature: powers that fit from 2000 to 12,000.
        let ratio = Double(heat / 6500)
        let tint = Float(min(max(vector.y.isFinite ? vector.y : 0, -150), 150)) / 300
        return SIMD4(Float(pow(ratio, -0.55)), 1 + tint, Float(pow(ratio, 0.75)), 1)
    }
}
