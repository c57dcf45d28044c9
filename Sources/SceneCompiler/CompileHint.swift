/// A cause of errors: a name that Flipbook lacks, and the advice about it.
package struct CompileHint: Hashable, Sendable {
    /// The name, such as `MKMapView`, or the missing line, such as `import UIKit`.
    package let name: String
    /// The advice, as a phrase without a period.
    package let advice: String
    /// True for a name of Apple's that nothing else is known about.
    package var isUnknown = false
    /// The number of errors that the cause explains.
    package var count = 1

    /// The sentence for the user.
    var sentence: String { "\(name): \(advice)." }
}
