import CoreGeometry
public import UIFoundation

/// An object that breaks a text into lines.
@preconcurrency @MainActor public final class CTFramesetter: NSObject {
    let text: NSAttributedString

    init(_ text: NSAttributedString) {
        self.text = text.inUIKit
        super.init()
    }
}

/// Returns an object that breaks a text into lines.
@preconcurrency @MainActor public func CTFramesetterCreateWithAttributedString(
    _ attrString: NSAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }

/// Returns the lines of a part of a text in the box of a path, as many as fit it; the attributes have no
/// effect. A range without a length is the rest of the text.
@preconcurrency @MainActor public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: NSDictionary?
) -> CTFrame { CTFrame(framesetter.text, stringRange, path) }

/// Returns the size of a part of a text in lines of a size, and finds the part that fits it.
@preconcurrency @MainActor public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: NSDictionary?,
    _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e7 ? length : .infinity }
    let range = framesetter.text.part(stringRange)
    let content = framesetter.text.attributedSubstring(from: range).content
    let (width, height) = (limit(constraints.width), limit(constraints.height))
    let lines = content.lines(width: width, height: height) { _ in }
    fitRange?.pointee = CFRange(location: range.location, length: lines.last?.range.upperBound ?? 0)
    return content.layout(width: width, height: height) { _ in }.size
}
