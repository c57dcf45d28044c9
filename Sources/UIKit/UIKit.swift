// As Apple's Foundation does.
@_exported import Observation
@_exported import UIKitHost

// The film's clock drives these types, and its random numbers are the same in every run. Each is re-exported
// by name to hide that of Foundation, Dispatch or the C library, also in files that import Foundation beside
// UIKit: Swift prefers a declaration imported by its own name over one imported with a whole module.
@_exported import class FilmRuntime.BlockOperation
@_exported import typealias FilmRuntime.DispatchGroup
@_exported import typealias FilmRuntime.DispatchQueue
@_exported import typealias FilmRuntime.DispatchSemaphore
@_exported import enum FilmRuntime.DispatchSource
@_exported import protocol FilmRuntime.DispatchSourceTimer
@_exported import struct FilmRuntime.DispatchTime
@_exported import class FilmRuntime.FileManager
@_exported import class FilmRuntime.HTTPURLResponse
@_exported import class FilmRuntime.NSExpression
@_exported import class FilmRuntime.NSKeyedArchiver
@_exported import class FilmRuntime.NSKeyedUnarchiver
@_exported import func FilmRuntime.NSSearchPathForDirectoriesInDomains
@_exported import class FilmRuntime.Operation
@_exported import class FilmRuntime.OperationQueue
@_exported import class FilmRuntime.Thread
@_exported import class FilmRuntime.Timer
@_exported import struct FilmRuntime.URLRequest
@_exported import class FilmRuntime.URLResponse
@_exported import class FilmRuntime.URLSession
@_exported import class FilmRuntime.URLSessionConfiguration
@_exported import protocol FilmRuntime.URLSessionDataDelegate
@_exported import class FilmRuntime.URLSessionDataTask
@_exported import protocol FilmRuntime.URLSessionDelegate
@_exported import class FilmRuntime.URLSessionDownloadTask
@_exported import class FilmRuntime.URLSessionTask
@_exported import protocol FilmRuntime.URLSessionTaskDelegate
@_exported import class FilmRuntime.URLSessionUploadTask
@_exported import class FilmRuntime.UserDefaults
@_exported import func FilmRuntime.arc4random
@_exported import func FilmRuntime.arc4random_uniform
@_exported import func FilmRuntime.drand48
@_exported import func FilmRuntime.rand
@_exported import func FilmRuntime.random
@_exported import func FilmRuntime.srand
@_exported import func FilmRuntime.srand48
@_exported import class UIFoundation.Bundle
@_exported import func UIFoundation.NSLocalizedString
@_exported import func UIKitHost.NSClassFromString
