import CoreGeometry

/// The transfer function of sRGB (IEC 61966-2-1), between bytes and linear light.
enum TransferCurve {
    /// The light of each byte.
    static let light: [Float] = (0...255).map { Float(light(of: Double($0) / 255)) }

    /// Returns the light of a component from 0 to 1.
    static func light(of component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    /// Returns the component of a light; of one outside of 0 to 1, that of the nearest one.
    static func component(of light: Float) -> Float {
        let light = Double(light.isFinite ? min(max(light, 0), 1) : 0)
        return Float(light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055)
    }

    /// Returns the byte of a light: the nearest one in the table, which is the same on every machine.
    static func byte(of light: Float) -> Int {
        guard light > 0 else { return 0 }
        var (low, high) = (0, 255)
        while high - low > 1 {
            let middle = (low + high) / 2
            if Self.light[middle] <= light { low = middle } else { high = middle }
        }
        let bound = (Double(low) + 0.5) / 255
        return Double(light) < Self.light(of: bound) ? low : high
    }

    /// Returns a color in light with its components as sRGB has them.
    static func components(of color: SIMD4<Float>) -> SIMD4<Float> {
        SIMD4(component(of: color.x), component(of: color.y), component(of: color.z), color.w)
    }

    /// Returns a color of sRGB in light.
    static func light(of color: SIMD4<Float>) -> SIMD4<Float> {
        func light(_ component: Float) -> Float { Float(Self.light(of: Double(min(max(component, 0), 1)))) }
        return SIMD4(light(color.x), light(color.y), light(color.z), color.w)
    }
}
