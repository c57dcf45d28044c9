@_spi(UIKitInternals) import UIKitCore

/// The answer of a delegate without views of its own.
final class OmittedRowView: UIView {}
