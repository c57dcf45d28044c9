import CCairo
import CPixels
import CoreGeometry
import Picture

/// A filter of what lies behind a layer, in the integers of its arithmetic on pixels.
struct BackdropBlur {
    /// The standard deviation in 1/64 of a pixel.
    private let deviation: UInt32
    /// The factor of the colors' distances from gray, in 1/256.
    private let saturation: Int32

    /// Creates the filter of pixels under a transform; nil for one that draws nothing.
    init?(_ backdrop: Backdrop, under transform: CGAffineTransform) {
        let deviation = (backdrop.radius * abs(transform.determinant).squareRoot() * 64).rounded()
        guard deviation >= 1 else { return nil }
        self.deviation = UInt32(min(deviation, 32768))
        let saturation = (backdrop.saturation * 256).rounded()
        self.saturation = saturation.isFinite ? Int32(max(-32768, min(saturation, 32768))) : 256
    }

    /// The distance around an area within which it depends on other pixels, whole cells included.
    var reach: Int { cpixels_backdrop_reach(deviation) + 4 }

    /// Filters all pixels of a surface.
    ///
    /// - Throws: `RasterError` when there is no memory.
    func apply(to surface: OpaquePointer) throws {
        cairo_surface_flush(surface)
        let succeeds = cpixels_backdrop(
            cairo_image_surface_get_data(surface), Int(cairo_image_surface_get_width(surface)),
            Int(cairo_image_surface_get_height(surface)), Int(cairo_image_surface_get_stride(surface)),
            deviation, saturation)
        guard succeeds != 0 else { throw RasterError("There is no memory for a blur.") }
        cairo_surface_mark_dirty(surface)
    }
}

extension Layer {
    /// Returns the farthest reach of blurs in the layer, in pixels under its transform; nil without one.
    func reachOfBackdrops(under transform: CGAffineTransform) -> Int? {
        var farthest: Int?
        for case .backdrop(_, let backdrop) in contents {
            guard let blur = BackdropBlur(backdrop, under: transform) else { continue }
            farthest = max(farthest ?? 0, blur.reach)
        }
        for child in children + mask {
            let reach = child.reachOfBackdrops(under: child.transform.concatenating(transform))
            if let reach { farthest = max(farthest ?? 0, reach) }
        }
        return farthest
    }
}
