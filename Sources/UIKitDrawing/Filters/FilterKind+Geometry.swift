import CoreGeometry

// The filters that move, scale and cut images.
extension FilterKind {
    static let geometry: [String: FilterKind] = [
        "CICrop": FilterKind { image, values in
            values.rect("inputRectangle").map(image.cropped(to:)) ?? image
        },
        "CIAffineTransform": FilterKind { image, values in
            image.transformed(by: values.transform(kCIInputTransformKey))
        },
        "CIAffineClamp": FilterKind { image, values in
            image.clampedToExtent().transformed(by: values.transform(kCIInputTransformKey))
        },
        "CIClamp": FilterKind { image, values in
            (values.rect(kCIInputExtentKey).map(image.cropped(to:)) ?? image).clampedToExtent()
        },
        "CILanczosScaleTransform": scaling, "CIBicubicScaleTransform": scaling,
        "CIAreaAverage": FilterKind { image, values in
            guard let area = PixelArea(values.rect(kCIInputExtentKey) ?? image.extent) else { return nil }
            return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { [pixels = image.pixels] place in
                let all = pixels(area).values
                // Sums of rows keep the precision of single numbers.
                var sum = SIMD4<Double>.zero
                for value in all { sum += SIMD4<Double>(value) }
                let mean = SIMD4<Float>(sum / Double(max(1, all.count)))
                return FilterPixels(place) { column, row in column == 0 && row == 0 ? mean : .zero }
            }
        },
    ]

    private static let scaling = FilterKind([kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]) {
        image, values in
        let scale = values.number(kCIInputScaleKey)
        let width = scale * values.number(kCIInputAspectRatioKey)
        guard scale > 0, width > 0 else { return nil }
        // A smaller image takes the mean of several pixels: without that, patterns would flicker.
        let smallest = min(scale, width)
        let soft = smallest < 0.7 ? Blur.gaussian(image.clampedToExtent(), 0.4 / smallest) : image
        let cut = smallest < 0.7 ? soft.cropped(to: image.extent) : image.clampedToExtent()
        let scaled = cut.transformed(by: CGAffineTransform(scaleX: width, y: scale))
        return scaled.cropped(to: image.extent.applying(CGAffineTransform(scaleX: width, y: scale)))
    }
}
