@_exported import UIKitDynamics

// The film's clock drives these. Exported one by one they hide Foundation's and Dispatch's types of the same
// names, also in files that import Foundation beside UIKit: a declaration imported by its name comes before
// one that comes with a whole module.
@_exported import typealias UIKitDynamics.DispatchQueue
@_exported import struct UIKitDynamics.DispatchTime
@_exported import class UIKitDynamics.Timer
