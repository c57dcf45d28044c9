// Scenes that import this module see Foundation and the geometry types, as those that import Apple's UIKit
// do.
@_exported import CoreGeometry
