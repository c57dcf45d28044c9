// Constants of Core Graphics under the names that they had in Swift 1, as in drawings of PaintCode.

/// `CGLineCap.butt` under its earlier name.
public let kCGLineCapButt = CGLineCap.butt
/// `CGLineCap.round` under its earlier name.
public let kCGLineCapRound = CGLineCap.round
/// `CGLineCap.square` under its earlier name.
public let kCGLineCapSquare = CGLineCap.square

/// `CGLineJoin.miter` under its earlier name.
public let kCGLineJoinMiter = CGLineJoin.miter
/// `CGLineJoin.round` under its earlier name.
public let kCGLineJoinRound = CGLineJoin.round
/// `CGLineJoin.bevel` under its earlier name.
public let kCGLineJoinBevel = CGLineJoin.bevel

/// `CGPathDrawingMode.fill` under its earlier name.
public let kCGPathFill = CGPathDrawingMode.fill
/// `CGPathDrawingMode.eoFill` under its earlier name.
public let kCGPathEOFill = CGPathDrawingMode.eoFill
/// `CGPathDrawingMode.stroke` under its earlier name.
public let kCGPathStroke = CGPathDrawingMode.stroke
/// `CGPathDrawingMode.fillStroke` under its earlier name.
public let kCGPathFillStroke = CGPathDrawingMode.fillStroke
/// `CGPathDrawingMode.eoFillStroke` under its earlier name.
public let kCGPathEOFillStroke = CGPathDrawingMode.eoFillStroke
