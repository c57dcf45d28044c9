public import Foundation

// The names of what image files say of themselves, and of options of reading and writing them.

/// The number of pixels in a row.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth = NSString(string: "PixelWidth")
/// The number of rows.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight = NSString(string: "PixelHeight")
/// The number of bits of a component.
nonisolated(unsafe) public let kCGImagePropertyDepth = NSString(string: "Depth")
/// The model of colors.
nonisolated(unsafe) public let kCGImagePropertyColorModel = NSString(string: "ColorModel")
/// A Boolean value that indicates whether pixels have an opacity.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha = NSString(string: "HasAlpha")
/// The orientation of a photograph, from 1 to 8.
nonisolated(unsafe) public let kCGImagePropertyOrientation = NSString(string: "Orientation")
/// What a GIF file says.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary = NSString(string: "{GIF}")
/// The time until the next frame, in seconds; a tenth for frames that have hardly any.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime = NSString(string: "DelayTime")
/// The time until the next frame as the file has it, in seconds.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime = NSString(string: "UnclampedDelayTime")
/// The number of rounds; 0 for any number.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount = NSString(string: "LoopCount")
/// What a photograph says of how it was taken; files here say nothing.
nonisolated(unsafe) public let kCGImagePropertyExifDictionary = NSString(string: "{Exif}")
/// What a file of the Tagged Image File Format says; files here say nothing.
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary = NSString(string: "{TIFF}")
/// What a photograph says of its place; files here say nothing.
nonisolated(unsafe) public let kCGImagePropertyGPSDictionary = NSString(string: "{GPS}")

/// The longest side of a small image, in pixels.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize = NSString(
    string: "kCGImageSourceThumbnailMaxPixelSize")
/// A Boolean value that makes small images of the large one; it is always so.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways = NSString(
    string: "kCGImageSourceCreateThumbnailFromImageAlways")
/// A Boolean value that makes small images where a file has none; it is always so.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent = NSString(
    string: "kCGImageSourceCreateThumbnailFromImageIfAbsent")
/// A Boolean value that turns small images upright; images here are upright.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform = NSString(
    string: "kCGImageSourceCreateThumbnailWithTransform")
/// A Boolean value that keeps the pixels; they are kept.
nonisolated(unsafe) public let kCGImageSourceShouldCache = NSString(string: "kCGImageSourceShouldCache")
/// A Boolean value that reads the pixels at once; they are.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately = NSString(
    string: "kCGImageSourceShouldCacheImmediately")
/// The quality of a JPEG file, from 0 to 1.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality = NSString(
    string: "kCGImageDestinationLossyCompressionQuality")
