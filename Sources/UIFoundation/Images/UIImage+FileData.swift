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

    /// Returns the image as a JPEG file, with its number of pixels per point, on white where it is not
    /// opaque; nil for an empty image.
    ///
    /// - Parameter compressionQuality: The quality, from 0, which makes the smallest files, to 1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        MainActor.assumeIsolated {
            let box = CGRect(origin: .zero, size: size)
            guard let coder = RunContext.current.imageCoder, let layer = layer(in: box, tint: .black) else {
                return nil
            }
            let picture = Picture(size: size, background: .white, layers: [layer])
            do {
                return try coder.jpeg(of: picture, scale: scale, quality: compressionQuality)
            } catch {
                RunContext.current.warn("UIImage.jpegData(compressionQuality:) returns nil: \(error)")
                return nil
            }
        }
    }
}

/// Returns an image as a PNG file; the name of `UIImage.pngData()` before Swift 4.2.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
