// Re-exports the modules below, as Apple's frameworks do.
@_exported import UIKitDrawing
@_exported import UIKitStoryboards
