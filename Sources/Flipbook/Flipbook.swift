// Films, videos, drawings and comparisons are modules of their own; users import this one.
@_exported import FlipbookCore
@_exported import FlipbookDiff
@_exported import FlipbookDrawing
@_exported import FlipbookVector
@_exported import FlipbookVideo
