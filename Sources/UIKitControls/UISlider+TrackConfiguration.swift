public import UIKitCore

extension UISlider {
    /// The ticks on a slider's line, and the values that it can have (iOS 26).
    public struct TrackConfiguration: Hashable {
        /// A mark on the line.
        public struct Tick: Hashable {
            /// The place on the line, from 0 at the smallest value to 1 at the largest.
            public var position: Float
            /// The title for assistive technologies; default nil. It is not drawn.
            public var title: String?
            /// The image; default nil. It is not drawn.
            public var image: UIImage?

            /// Creates a tick.
            /// - Parameters:
            ///   - position: The place on the line, from 0 to 1.
            ///   - title: The title for assistive technologies.
            ///   - image: The image, which is not drawn.
            public init(position: Float, title: String? = nil, image: UIImage? = nil) {
                (self.position, self.title, self.image) = (position, title, image)
            }
        }

        /// A Boolean value that indicates whether the slider has only values of ticks.
        public var allowsTickValuesOnly: Bool
        /// The value from which the filled part of the line begins; default 0.
        public var neutralValue: Float
        /// The values that a finger can reach; nil for all.
        public var enabledRange: ClosedRange<Float>?
        /// The ticks.
        public var ticks: [Tick]

        /// Creates a configuration with ticks.
        /// - Parameters:
        ///   - allowsTickValuesOnly: Whether the slider has only values of ticks.
        ///   - neutralValue: The value from which the filled part of the line begins.
        ///   - enabledRange: The values that the slider can have; nil for all.
        ///   - ticks: The ticks.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
            enabledRange: ClosedRange<Float>? = nil, ticks: [Tick]
        ) {
            (self.allowsTickValuesOnly, self.neutralValue) = (allowsTickValuesOnly, neutralValue)
            (self.enabledRange, self.ticks) = (enabledRange, ticks)
        }

        /// Creates a configuration with ticks at equal distances, the first and the last at the ends.
        /// - Parameters:
        ///   - allowsTickValuesOnly: Whether the slider has only values of ticks.
        ///   - neutralValue: The value from which the filled part of the line begins.
        ///   - enabledRange: The values that the slider can have; nil for all.
        ///   - numberOfTicks: The number of ticks.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
            enabledRange: ClosedRange<Float>? = nil, numberOfTicks: Int
        ) {
            let last = Float(max(1, numberOfTicks - 1))
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
                enabledRange: enabledRange,
                ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / last) })
        }

        /// Returns the value nearest to another one that the slider can have.
        /// - Parameters:
        ///   - value: The wanted value.
        ///   - least: The slider's smallest value.
        ///   - most: The slider's largest value.
        func allowed(_ value: Float, from least: Float, to most: Float) -> Float {
            let inside = enabledRange.map { max($0.lowerBound, min(value, $0.upperBound)) } ?? value
            guard allowsTickValuesOnly, !ticks.isEmpty else { return inside }
            let values = ticks.map { least + $0.position * (most - least) }
                .filter { enabledRange?.contains($0) ?? true }
            return values.min { abs($0 - inside) < abs($1 - inside) } ?? inside
        }
    }
}
