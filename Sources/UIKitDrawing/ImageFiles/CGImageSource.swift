public import Foundation
import Picture

/// The images of a file: PNG, JPEG or GIF.
public final class CGImageSource: NSObject, Sendable {
    let kind: ImageFileKind
    let frames: [ImageFrame]
    /// The number of rounds of a GIF file, 0 for any number; nil for a file that does not say it.
    let rounds: Int?
    /// The largest file that is read: 256 MiB.
    static let fileLimit = 1 << 28

    init?(_ file: Data) {
        guard let kind = ImageFileKind(of: file) else { return nil }
        do {
            guard
                let frames = try MainActor.assumeIsolated({
                    try RunContext.current.imageCoder?.frames(of: file)
                })
            else { return nil }
            (self.kind, self.frames, rounds) = (kind, frames, Self.rounds(of: file))
            super.init()
        } catch {
            warn(anywhere: "CGImageSource has no image: \(error)")
            return nil
        }
    }

    /// Returns the number in the extension of GIF files that Netscape defined: behind its name, 3 and 1.
    private static func rounds(of file: Data) -> Int? {
        guard let name = file.range(of: Data("NETSCAPE2.0".utf8)), name.upperBound + 4 <= file.endIndex else {
            return nil
        }
        return Int(file[name.upperBound + 2]) | Int(file[name.upperBound + 3]) << 8
    }

    func image(at index: Int) -> CGImage? {
        guard frames.indices.contains(index) else { return nil }
        let pixels = frames[index].image
        return CGImage(.pixels(pixels), size: pixels.size, scale: 1)
    }

    /// Returns what a file says of an image, by the names of ImageIO.
    func properties(at index: Int) -> NSDictionary? {
        guard frames.indices.contains(index) else { return nil }
        let frame = frames[index]
        let all = NSMutableDictionary()
        all[kCGImagePropertyPixelWidth] = NSNumber(value: frame.image.width)
        all[kCGImagePropertyPixelHeight] = NSNumber(value: frame.image.height)
        all[kCGImagePropertyDepth] = NSNumber(value: 8)
        all[kCGImagePropertyColorModel] = NSString(string: "RGB")
        all[kCGImagePropertyHasAlpha] = NSNumber(value: kind != .jpeg)
        guard kind == .gif else { return all }
        let gif = NSMutableDictionary()
        gif[kCGImagePropertyGIFUnclampedDelayTime] = NSNumber(value: frame.duration)
        // ImageIO gives frames that have hardly a time a tenth of a second, as browsers do.
        let duration = frame.duration < 0.011 ? 0.1 : frame.duration
        gif[kCGImagePropertyGIFDelayTime] = NSNumber(value: duration)
        all[kCGImagePropertyGIFDictionary] = gif
        return all
    }

    /// Returns what a file says of itself.
    var properties: NSDictionary {
        let all = NSMutableDictionary()
        guard kind == .gif else { return all }
        let gif = NSMutableDictionary()
        gif[kCGImagePropertyGIFLoopCount] = NSNumber(value: rounds ?? 1)
        all[kCGImagePropertyGIFDictionary] = gif
        return all
    }
}

/// Returns the images of a file's bytes; nil when they cannot be read. The options have no effect.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
    CGImageSource(data as Data)
}

/// Returns the images of a file; nil when it cannot be read. The options have no effect.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
    guard let path = url.path,
        let data = try? RegularFile(path, limit: CGImageSource.fileLimit).contents()
    else { return nil }
    return CGImageSource(data)
}

/// Returns the images of a provider's bytes; nil when they cannot be read. The options have no effect.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: NSDictionary?
) -> CGImageSource? {
    provider.data.flatMap { CGImageSource($0 as Data) }
}

/// Returns the number of images.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.frames.count }

/// Returns the name of the kind of file.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> NSString? { NSString(string: isrc.kind.rawValue) }

/// Returns an image of a file, nil beyond the last one; the options have no effect.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? { isrc.image(at: index) }

/// Returns what a file says of an image, nil beyond the last one; the options have no effect.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> NSDictionary? { isrc.properties(at: index) }

/// Returns what a file says of itself; the options have no effect.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: NSDictionary?) -> NSDictionary? {
    isrc.properties
}

/// Returns an image of a file in a smaller size, whose longer side has the number of pixels of the option
/// `kCGImageSourceThumbnailMaxPixelSize`; nil beyond the last one.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? {
    guard let image = isrc.image(at: index) else { return nil }
    let most = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue ?? 0
    let side = Double(max(image.width, image.height))
    guard most >= 1, most < side else { return image }
    let scale = CGFloat(most / side)
    let source = CIImage(cgImage: image).applyingFilter(
        "CILanczosScaleTransform", parameters: [kCIInputScaleKey: scale])
    let size = CGSize(
        width: max(1, (CGFloat(image.width) * scale).rounded()),
        height: max(1, (CGFloat(image.height) * scale).rounded()))
    return source.picture(of: CGRect(origin: .zero, size: size))
}
