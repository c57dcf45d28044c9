@_exported import UIKitDynamics

// The film's clock drives these types, and its random numbers are the same in every run. Each is re-exported
// by name to hide that of Foundation, Dispatch or the C library, also in files that import Foundation beside
// UIKit: Swift prefers a declaration imported by its own name over one imported with a whole module.
@_exported import typealias UIKitDynamics.DispatchGroup
@_exported import typealias UIKitDynamics.DispatchQueue
@_exported import struct UIKitDynamics.DispatchTime
@_exported import class UIKitDynamics.Timer
@_exported import func UIKitDynamics.arc4random
@_exported import func UIKitDynamics.arc4random_uniform
@_exported import func UIKitDynamics.drand48
@_exported import func UIKitDynamics.rand
@_exported import func UIKitDynamics.random
@_exported import func UIKitDynamics.srand
@_exported import func UIKitDynamics.srand48
