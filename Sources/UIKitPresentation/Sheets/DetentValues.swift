@_spi(UIKitInternals) import UIKitCore

/// The values that the detents of a sheet gave when they were last asked.
///
/// Apple's documentation promises a question for `invalidateDetents()` and when the sheet's surroundings
/// change. A sheet that moves reads its heights in every frame, and must not ask for that.
@MainActor struct DetentValues {
    /// The parts of a container on which values depend.
    private struct Surroundings: Equatable {
        let containerSize: CGSize
        let largestValue: CGFloat
        let textSize: UIContentSizeCategory

        @MainActor init(_ containerSize: CGSize, _ context: DetentContext) {
            self.containerSize = containerSize
            largestValue = context.maximumDetentValue
            textSize = context.containerTraitCollection.preferredContentSizeCategory
        }
    }

    private var surroundings: Surroundings?
    private var values: [UISheetPresentationController.Detent: CGFloat?] = [:]

    /// Returns the value of a detent in a container; nil where it has not been asked in such a one. The
    /// value itself is nil where there is no such height.
    func value(
        of detent: UISheetPresentationController.Detent, in context: DetentContext, of size: CGSize
    ) -> CGFloat?? {
        surroundings == Surroundings(size, context) ? values[detent] : nil
    }

    /// Keeps the value of a detent in a container.
    mutating func keep(
        _ value: CGFloat?, of detent: UISheetPresentationController.Detent, in context: DetentContext,
        of size: CGSize
    ) {
        let present = Surroundings(size, context)
        if surroundings != present { (surroundings, values) = (present, [:]) }
        values.updateValue(value, forKey: detent)
    }
}
