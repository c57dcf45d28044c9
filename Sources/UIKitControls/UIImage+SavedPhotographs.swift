public import UIKitCore

/// Saves an image among the photographs of the device, of which a film has none: it warns, and calls nothing.
///
/// - Parameters:
///   - image: the image.
///   - completionTarget: the object that the end would be reported to; nil for none.
///   - completionSelector: the name of its method.
///   - contextInfo: what the method would get.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    warnOfNoEffect("UIImageWriteToSavedPhotosAlbum")
}
