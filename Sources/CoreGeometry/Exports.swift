// Foundation on Linux has CGFloat, CGPoint, CGSize and CGRect; this module adds CGVector and
// CGAffineTransform.
@_exported import DeterministicMath
@_exported import Foundation
