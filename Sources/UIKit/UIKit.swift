@_exported import UIKitDynamics

// The film's clock drives these three types. Each is re-exported by name to hide the type of the same name
// in Foundation and Dispatch, also in files that import Foundation beside UIKit: Swift prefers a declaration
// imported by its own name over one imported with a whole module.
@_exported import typealias UIKitDynamics.DispatchQueue
@_exported import struct UIKitDynamics.DispatchTime
@_exported import class UIKitDynamics.Timer
