@_exported import UIKitHost

// The film's clock drives these types, and its random numbers are the same in every run. Each is re-exported
// by name to hide that of Foundation, Dispatch or the C library, also in files that import Foundation beside
// UIKit: Swift prefers a declaration imported by its own name over one imported with a whole module.
@_exported import typealias FilmRuntime.DispatchGroup
@_exported import typealias FilmRuntime.DispatchQueue
@_exported import struct FilmRuntime.DispatchTime
@_exported import class FilmRuntime.Timer
@_exported import func FilmRuntime.arc4random
@_exported import func FilmRuntime.arc4random_uniform
@_exported import func FilmRuntime.drand48
@_exported import func FilmRuntime.rand
@_exported import func FilmRuntime.random
@_exported import func FilmRuntime.srand
@_exported import func FilmRuntime.srand48
