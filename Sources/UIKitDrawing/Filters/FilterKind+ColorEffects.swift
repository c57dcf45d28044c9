import CoreGeometry

// The filters that give images other colors.
extension FilterKind {
    static let colorEffects: [String: FilterKind] = [
        "CISepiaTone": FilterKind([kCIInputIntensityKey: 1.0]) { image, values in
            let intensity = values.float(kCIInputIntensityKey)
            // The matrix that most programs have for this effect; Core Image's own is not public.
            return image.mappedComponents { color in
                let sepia = SIMD4(
                    0.393 * color.x + 0.769 * color.y + 0.189 * color.z,
                    0.349 * color.x + 0.686 * color.y + 0.168 * color.z,
                    0.272 * color.x + 0.534 * color.y + 0.131 * color.z, 1)
                return changed(color) { $0 + (sepia - $0) * intensity }
            }
        },
        "CIColorInvert": FilterKind { image, _ in
            image.mapped { color in changed(color) { 1 - $0 } }
        },
        "CIColorMonochrome": FilterKind([
            kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0,
        ]) { image, values in
            let color = values.color(kCIInputColorKey).light
            let intensity = values.float(kCIInputIntensityKey)
            return image.mapped { own in
                changed(own) { $0 + (color * luminance($0) - $0) * intensity }
            }
        },
        "CIColorPosterize": FilterKind(["inputLevels": 6.0]) { image, values in
            let levels = max(2, values.float("inputLevels")) - 1
            return image.mappedComponents { color in
                changed(color) { ($0 * levels).rounded(.toNearestOrAwayFromZero) / levels }
            }
        },
        "CIFalseColor": FilterKind([
            "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
            "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
        ]) { image, values in
            let (dark, bright) = (values.color("inputColor0").light, values.color("inputColor1").light)
            return image.mapped { color in
                var mixed = dark + (bright - dark) * luminance(color)
                mixed.w *= color.w
                return mixed
            }
        },
        "CIMaskToAlpha": FilterKind { image, _ in
            image.mapped { SIMD4(1, 1, 1, luminance($0) * $0.w) }
        },
        "CIMaximumComponent": FilterKind { image, _ in
            image.mapped { color in changed(color) { SIMD4(repeating: max($0.x, $0.y, $0.z)) } }
        },
        "CIMinimumComponent": FilterKind { image, _ in
            image.mapped { color in changed(color) { SIMD4(repeating: min($0.x, $0.y, $0.z)) } }
        },
        "CIColorCube": FilterKind(["inputCubeDimension": 2]) { image, values in cube(image, values) },
        "CIColorCubeWithColorSpace": FilterKind(["inputCubeDimension": 2]) { image, values in
            cube(image, values)
        },
        "CIVignette": FilterKind([kCIInputIntensityKey: 0.0, kCIInputRadiusKey: 1.0]) { image, values in
            let (extent, intensity) = (image.extent, values.float(kCIInputIntensityKey))
            guard !extent.isInfinite, !extent.isEmpty else { return image }
            let reach = max(0.01, values.number(kCIInputRadiusKey)) * hypot(extent.width, extent.height) / 2
            return image.darkened { place in
                let distance = hypot(place.x - extent.midX, place.y - extent.midY) / reach
                return max(0, 1 - 0.5 * intensity * Float(min(distance * distance, 1)))
            }
        },
        "CIVignetteEffect": FilterKind([
            kCIInputCenterKey: center, kCIInputRadiusKey: 150.0, kCIInputIntensityKey: 1.0,
            "inputFalloff": 0.5,
        ]) { image, values in
            let (middle, radius) = (values.point(kCIInputCenterKey), values.number(kCIInputRadiusKey))
            let intensity = values.float(kCIInputIntensityKey)
            let edge = max(1, max(0, values.number("inputFalloff")) * radius)
            return image.darkened { place in
                let distance = hypot(place.x - middle.x, place.y - middle.y)
                let step = Float(min(max((distance - radius) / edge, 0), 1))
                return 1 - min(max(intensity, -1), 1) * step * step * (3 - 2 * step)
            }
        },
    ]

    /// Returns an image with the colors of a table of `inputCubeData`, mixed of the nearest entries.
    private static func cube(_ image: CIImage, _ values: FilterValues) -> CIImage? {
        let side = Int(values.number("inputCubeDimension"))
        guard (2...128).contains(side), let data = values.data("inputCubeData"),
            data.count >= 16 * side * side * side
        else { return nil }
        let table: [SIMD4<Float>] = data.withUnsafeBytes { bytes in
            (0..<side * side * side).map { index in
                let lanes = (0..<4).map {
                    bytes.loadUnaligned(fromByteOffset: 16 * index + 4 * $0, as: Float.self)
                }
                return SIMD4(lanes)
            }
        }
        return image.mappedComponents { color in
            let place = color.clamped(lowerBound: .zero, upperBound: .one) * Float(side - 1)
            var mixed = SIMD4<Float>.zero
            for corner in 0..<8 {
                var (weight, index, step) = (Float(1), 0, 1)
                for axis in 0..<3 {
                    let low = min(Int(place[axis]), side - 2)
                    let part = place[axis] - Float(low)
                    let isHigh = corner >> axis & 1 == 1
                    weight *= isHigh ? part : 1 - part
                    index += (low + (isHigh ? 1 : 0)) * step
                    step *= side
                }
                mixed += table[index] * weight
            }
            // The entries are premultiplied.
            let alpha = mixed.w
            var result = alpha > 0 ? mixed / alpha : mixed
            result.w = alpha * color.w
            return result
        }
    }
}

extension CIImage {
    /// Returns the image with the light of each pixel multiplied by a factor at its center.
    fileprivate func darkened(_ factor: @escaping @Sendable (CGPoint) -> Float) -> CIImage {
        CIImage(extent: extent) { [pixels] area in
            var source = pixels(area)
            for index in source.values.indices {
                let place = CGPoint(
                    x: CGFloat(area.x + index % area.width) + 0.5,
                    y: CGFloat(area.y + index / area.width) + 0.5)
                let alpha = source.values[index].w
                source.values[index] *= factor(place)
                source.values[index].w = alpha
            }
            return source
        }
    }
}
