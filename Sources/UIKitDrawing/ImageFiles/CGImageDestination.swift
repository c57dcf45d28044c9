public import Foundation
import Picture

/// A file of images in the making: PNG, JPEG or GIF.
///
/// It is used by one thread at a time.
public final class CGImageDestination: NSObject {
    /// The place of the finished file.
    enum Place {
        /// Bytes in memory.
        case data(NSMutableData)
        /// A file.
        case file(String)
    }

    private let place: Place
    private let kind: ImageFileKind
    private let limit: Int
    private var images: [(image: CGImage, properties: NSDictionary?)] = []
    /// What the file says of itself.
    var properties: NSDictionary?

    init?(_ place: Place, _ kind: String, _ count: Int) {
        guard let kind = ImageFileKind(rawValue: kind), count > 0 else {
            warn(anywhere: "CGImageDestination is nil: \(kind) is no kind of file that is written here.")
            return nil
        }
        (self.place, self.kind, limit) = (place, kind, count)
        super.init()
    }

    func add(_ image: CGImage, _ properties: NSDictionary?) {
        if images.count < limit { images.append((image, properties)) }
    }

    /// Writes the file; returns false where that fails.
    func finalize() -> Bool {
        guard images.count == limit, let file else { return false }
        switch place {
        case .data(let data):
            data.append(file)
            return true
        case .file(let path): return (try? file.write(to: URL(fileURLWithPath: path))) != nil
        }
    }

    private var file: Data? {
        guard let first = images.first else { return nil }
        let picture = UIImage(cgImage: first.image)
        switch kind {
        case .png: return picture.pngData()
        case .jpeg:
            let key = kCGImageDestinationLossyCompressionQuality
            let quality = (first.properties?[key] ?? properties?[key]) as? NSNumber
            return picture.jpegData(compressionQuality: CGFloat(quality?.doubleValue ?? 0.9))
        case .gif:
            let frames = images.compactMap { entry in
                PixelImage(drawing: entry.image).map {
                    ImageFrame(
                        $0, duration: Self.number(kCGImagePropertyGIFDelayTime, entry.properties) ?? 0.1)
                }
            }
            let rounds = Self.number(kCGImagePropertyGIFLoopCount, properties)
            return GIFWriter(frames, rounds: rounds.map { Int(min(max($0, 0), 65_535)) }).file
        }
    }

    private static func number(_ key: NSString, _ properties: NSDictionary?) -> Double? {
        let value: Any? =
            switch properties?[kCGImagePropertyGIFDictionary] {
            case let values as NSDictionary: values[key]
            case let values as [String: Any]: values[String(describing: key)]
            case let values as [NSString: Any]: values[key]
            default: nil
            }
        return (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? Int).map(Double.init)
    }
}

/// Returns a file in the making, whose bytes are added to others; nil for a kind of file that is not written
/// here. The options have no effect.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), String(describing: type), count) }

/// Returns a file in the making; nil for a kind of file that is not written here. The options have no effect.
public func CGImageDestinationCreateWithURL(
    _ url: NSURL, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? {
    url.path.flatMap { CGImageDestination(.file($0), String(describing: type), count) }
}

/// Returns a file in the making, whose bytes are added to others.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: String, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type, count) }

/// Returns a file in the making; nil for a kind of file that is not written here.
public func CGImageDestinationCreateWithURL(
    _ url: NSURL, _ type: String, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { url.path.flatMap { CGImageDestination(.file($0), type, count) } }

/// Adds an image with what the file is to say of it.
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: NSDictionary?
) { idst.add(image, properties) }

/// Sets what a file is to say of itself.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: NSDictionary?) {
    idst.properties = properties
}

/// Writes a file; returns false where that fails, and where it has fewer images than announced.
@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    idst.finalize()
}
