@_spi(UIKitInternals) import UIKitCore

extension UISheetPresentationController {
    /// A height at which a sheet can stand.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates an identifier from a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// The height of about half a window.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The height that leaves a margin at the top.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The part of the largest value that a medium height has, rounded down to pixels: 425 of 759 points
        /// on an iPhone 16, and 356.5 of 637 on an iPhone SE (rows B0099 and H0509 of Apple's numbers).
        private static let mediumShare: CGFloat = 0.56

        /// The name of the height.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            (self.identifier, self.resolver) = (identifier, resolver)
            super.init()
        }

        /// True for the height that leaves a margin at the top, and for all on a phone on its side.
        var isLarge: Bool { identifier == .large || SheetMeasures.coverLowScreen }

        /// Returns the height of about half a window.
        public class func medium() -> Detent {
            Detent(.medium) {
                let scale = RunContext.current.scale
                return ($0.maximumDetentValue * mediumShare * scale).rounded(.down) / scale
            }
        }

        /// Returns the height that leaves a margin at the top.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Returns a height that a closure computes in points, without the safe area at the bottom.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            let name = identifier ?? Identifier("custom-\(RunContext.current.newActionNumber())")
            return Detent(name, resolver)
        }

        /// Returns the height in a container, without the safe area at the bottom; nil where there is none.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            resolver(context)
        }
    }
}
