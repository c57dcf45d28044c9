public import UIKitCore

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// An address.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// PNG and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    /// PNG and JPEG.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
    /// A color.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    /// A color.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}
