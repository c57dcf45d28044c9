import CoreGeometry

// The filters of two images: the front and the back one. Colors are premultiplied.
extension FilterKind {
    static let compositions: [String: FilterKind] = [
        "CISourceOverCompositing": composition { front, back in front + back * (1 - front.w) },
        "CISourceInCompositing": composition { front, back in front * back.w },
        "CISourceOutCompositing": composition { front, back in front * (1 - back.w) },
        "CISourceAtopCompositing": composition { front, back in front * back.w + back * (1 - front.w) },
        "CIAdditionCompositing": composition { front, back in pointwiseMin(front + back, .one) },
        "CIMultiplyCompositing": composition { front, back in front * back },
        "CIMaximumCompositing": composition { front, back in pointwiseMax(front, back) },
        "CIMinimumCompositing": composition { front, back in pointwiseMin(front, back) },
        "CIMultiplyBlendMode": blending { $0 * $1 },
        "CIScreenBlendMode": blending { $0 + $1 - $0 * $1 },
        "CIDarkenBlendMode": blending { min($0, $1) },
        "CILightenBlendMode": blending { max($0, $1) },
        "CIDifferenceBlendMode": blending { abs($0 - $1) },
        "CIExclusionBlendMode": blending { $0 + $1 - 2 * $0 * $1 },
        "CIOverlayBlendMode": blending { hard($1, $0) },
        "CIHardLightBlendMode": blending { hard($0, $1) },
        "CISoftLightBlendMode": blending { front, back in
            if front <= 0.5 { return back - (1 - 2 * front) * back * (1 - back) }
            let curve = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()
            return back + (2 * front - 1) * (curve - back)
        },
        "CIColorDodgeBlendMode": blending { $1 <= 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) },
        "CIColorBurnBlendMode": blending { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) },
        "CIBlendWithMask": masking { ($0.x * 0.2125 + $0.y * 0.7154 + $0.z * 0.0721) },
        "CIBlendWithAlphaMask": masking { $0.w }, "CIBlendWithRedMask": masking { $0.x },
        "CIDissolveTransition": FilterKind(
            images: [kCIInputImageKey, kCIInputTargetImageKey], [kCIInputTimeKey: 0.0]
        ) { values in
            guard let image = values.image, let target = values.image(kCIInputTargetImageKey) else {
                return nil
            }
            let time = min(max(values.float(kCIInputTimeKey), 0), 1)
            return image.combined(with: target) { $0 + ($1 - $0) * time }
        },
    ]

    /// Returns the kind of a function of the front and the back color.
    private static func composition(
        _ combine: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterKind {
        FilterKind(images: [kCIInputImageKey, kCIInputBackgroundImageKey], [:]) { values in
            guard let image = values.image else { return nil }
            return image.combined(with: values.image(kCIInputBackgroundImageKey) ?? CIImage(), combine)
        }
    }

    /// Returns the kind of a function of a component, which W3C's Compositing and Blending defines.
    private static func blending(_ blend: @escaping @Sendable (Float, Float) -> Float) -> FilterKind {
        composition { front, back in
            guard front.w > 0, back.w > 0 else { return front + back * (1 - front.w) }
            let (own, other) = (front / front.w, back / back.w)
            let both = front.w * back.w
            var mixed = SIMD4(blend(own.x, other.x), blend(own.y, other.y), blend(own.z, other.z), 1) * both
            mixed += front * (1 - back.w) + back * (1 - front.w)
            mixed.w = front.w + back.w - both
            return mixed
        }
    }

    private static func hard(_ front: Float, _ back: Float) -> Float {
        front <= 0.5 ? 2 * front * back : 1 - 2 * (1 - front) * (1 - back)
    }

    /// Returns the kind that shows an image over another one as far as a mask has light.
    private static func masking(_ share: @escaping @Sendable (SIMD4<Float>) -> Float) -> FilterKind {
        FilterKind(
            images: [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey], [:]
        ) { values in
            guard let image = values.image, let mask = values.image(kCIInputMaskImageKey) else { return nil }
            let back = values.image(kCIInputBackgroundImageKey) ?? CIImage()
            let shown = image.combined(with: mask, in: image.extent) { $0 * min(max(share($1), 0), 1) }
            let hidden = back.combined(with: mask, in: back.extent) { $0 * (1 - min(max(share($1), 0), 1)) }
            return shown.combined(with: hidden) { $0 + $1 }
        }
    }
}
