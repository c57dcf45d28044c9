// Re-exports Foundation and the geometry types, as Apple's UIKit does, so that a scene needs one import only.
@_exported import CoreGeometry
