import CoreGeometry

// The filters that make images without another one.
extension FilterKind {
    static let generators: [String: FilterKind] = [
        "CIQRCodeGenerator": FilterKind(images: [], ["inputMessage": Data(), "inputCorrectionLevel": "M"]) {
            values in
            guard let message = values.data("inputMessage"),
                let code = QRCode([UInt8](message), values.text("inputCorrectionLevel") ?? "M")
            else { return nil }
            // A row of white around the code, as Core Image leaves it.
            let side = code.side + 2
            return pattern(CGRect(x: 0, y: 0, width: side, height: side)) { column, row in
                code.isDark(column - 1, side - 2 - row) ? black : .one
            }.samplingNearest()
        },
        "CIConstantColorGenerator": FilterKind(images: [], [kCIInputColorKey: CIColor.red]) { values in
            CIImage(color: values.color(kCIInputColorKey))
        },
        "CICheckerboardGenerator": FilterKind(
            images: [],
            [
                kCIInputCenterKey: center, "inputColor0": CIColor.white, "inputColor1": CIColor.black,
                kCIInputWidthKey: 80.0, kCIInputSharpnessKey: 1.0,
            ]
        ) { values in
            let (colors, width) = (twoColors(values), Double(max(1, values.number(kCIInputWidthKey))))
            let middle = values.point(kCIInputCenterKey)
            return pattern(.infinite) { column, row in
                let x = ((Double(column) + 0.5 - Double(middle.x)) / width).rounded(.down)
                let y = ((Double(row) + 0.5 - Double(middle.y)) / width).rounded(.down)
                return (x + y).truncatingRemainder(dividingBy: 2) == 0 ? colors.0 : colors.1
            }
        },
        "CIStripesGenerator": FilterKind(
            images: [],
            [
                kCIInputCenterKey: center, "inputColor0": CIColor.white, "inputColor1": CIColor.black,
                kCIInputWidthKey: 80.0, kCIInputSharpnessKey: 1.0,
            ]
        ) { values in
            let (colors, width) = (twoColors(values), Double(max(1, values.number(kCIInputWidthKey))))
            let middle = Double(values.point(kCIInputCenterKey).x)
            return pattern(.infinite) { column, _ in
                let place = ((Double(column) + 0.5 - middle) / width).rounded(.down)
                return place.truncatingRemainder(dividingBy: 2) == 0 ? colors.0 : colors.1
            }
        },
        "CILinearGradient": linear(isSmooth: false), "CISmoothLinearGradient": linear(isSmooth: true),
        "CIRadialGradient": FilterKind(
            images: [],
            [
                kCIInputCenterKey: center, "inputRadius0": 5.0, "inputRadius1": 100.0,
                "inputColor0": CIColor.white, "inputColor1": CIColor.black,
            ]
        ) { values in
            let (colors, middle) = (twoColors(values), values.point(kCIInputCenterKey))
            let (inner, outer) = (values.number("inputRadius0"), values.number("inputRadius1"))
            return pattern(.infinite) { column, row in
                let distance = hypot(CGFloat(column) + 0.5 - middle.x, CGFloat(row) + 0.5 - middle.y)
                let place = outer == inner ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner)
                return mixed(colors, Float(place))
            }
        },
        "CIGaussianGradient": FilterKind(
            images: [],
            [
                kCIInputCenterKey: center, kCIInputRadiusKey: 300.0, "inputColor0": CIColor.white,
                "inputColor1": CIColor.clear,
            ]
        ) { values in
            let (colors, middle) = (twoColors(values), values.point(kCIInputCenterKey))
            let radius = max(0.1, values.number(kCIInputRadiusKey))
            return pattern(.infinite) { column, row in
                let distance = hypot(CGFloat(column) + 0.5 - middle.x, CGFloat(row) + 0.5 - middle.y) / radius
                let place = Float(min(distance, 1))
                return mixed(colors, place * place * (3 - 2 * place))
            }
        },
        "CIRandomGenerator": FilterKind(images: [], [:]) { _ in
            pattern(.infinite) { column, row in
                let bits = noise(column, row)
                let lanes = [0, 8, 16, 24].map { (shift: UInt32) in Float(bits >> shift & 255) / 255 }
                return SIMD4(lanes[0] * lanes[3], lanes[1] * lanes[3], lanes[2] * lanes[3], lanes[3])
            }
        },
    ]

    private static let black = SIMD4<Float>(0, 0, 0, 1)

    /// Returns an image of a function of column and row, whose colors are premultiplied.
    static func pattern(
        _ extent: CGRect, _ color: @escaping @Sendable (_ column: Int, _ row: Int) -> SIMD4<Float>
    ) -> CIImage {
        CIImage(extent: extent) { area in FilterPixels(area, color) }.inExtent
    }

    private static func linear(isSmooth: Bool) -> FilterKind {
        FilterKind(
            images: [],
            [
                "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200),
                "inputColor0": CIColor.white, "inputColor1": CIColor.black,
            ]
        ) { values in
            let (colors, start) = (twoColors(values), values.point("inputPoint0"))
            let end = values.point("inputPoint1")
            let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
            let square = max(way.dx * way.dx + way.dy * way.dy, 1e-9)
            return pattern(.infinite) { column, row in
                let (x, y) = (CGFloat(column) + 0.5 - start.x, CGFloat(row) + 0.5 - start.y)
                let place = Float(min(max((x * way.dx + y * way.dy) / square, 0), 1))
                return mixed(colors, isSmooth ? place * place * (3 - 2 * place) : place)
            }
        }
    }

    private static func twoColors(_ values: FilterValues) -> (SIMD4<Float>, SIMD4<Float>) {
        (values.color("inputColor0").premultiplied, values.color("inputColor1").premultiplied)
    }

    private static func mixed(_ colors: (SIMD4<Float>, SIMD4<Float>), _ place: Float) -> SIMD4<Float> {
        colors.0 + (colors.1 - colors.0) * min(max(place, 0), 1)
    }

    /// Returns 32 bits that look like chance, the same for a pixel in every run.
    static func noise(_ column: Int, _ row: Int) -> UInt32 {
        var bits = UInt32(truncatingIfNeeded: column) &* 0x9E37_79B1
        bits ^= UInt32(truncatingIfNeeded: row) &* 0x85EB_CA77
        for shift: UInt32 in [15, 13, 16] {
            bits ^= bits >> shift
            bits = bits &* 0x2C1B_3C6D
        }
        return bits ^ bits >> 14
    }
}

extension CIImage {
    /// The image without pixels outside of its extent.
    fileprivate var inExtent: CIImage { extent.isInfinite ? self : cropped(to: extent) }
}
