// Foundation on Linux brings CGFloat, CGPoint, CGSize and CGRect; this module adds what it lacks.
@_exported import Foundation
