import Foundation
import Picture

extension UIImage {
    /// Returns the image as a PNG file, with its number of pixels per point; nil for an empty image.
    public func pngData() -> Data? {
        MainActor.assumeIsolated {
            let box = CGRect(origin: .zero, size: size)
            guard let coder = RunContext.current.imageCoder, let layer = layer(in: box, tint: .black) else {
                return nil
            }
            let picture = Picture(size: size, background: .clear, layers: [layer])
            do {
                return try coder.png(of: picture, scale: scale)
            } catch {
                RunContext.current.warn("UIImage.pngData() returns nil: \(error)")
                return nil
            }
        }
    }

    /// Returns nil: a film writes no JPEG files.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        warnOfNoEffect(anywhere: "UIImage.jpegData(compressionQuality:)")
        return nil
    }
}

/// Returns an image as a PNG file; the name of `UIImage.pngData()` before Swift 4.2.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
