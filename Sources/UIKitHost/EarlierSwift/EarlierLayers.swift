// Names of Core Animation, Auto Layout and alerts in Swift before version 4.2.

/// `CAMediaTimingFunctionName.linear` under its earlier name.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// `CAMediaTimingFunctionName.easeIn` under its earlier name.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// `CAMediaTimingFunctionName.easeOut` under its earlier name.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// `CAMediaTimingFunctionName.easeInEaseOut` under its earlier name.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// `CAMediaTimingFunctionName.default` under its earlier name.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default

/// `CAMediaTimingFillMode.forwards` under its earlier name.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// `CAMediaTimingFillMode.backwards` under its earlier name.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// `CAMediaTimingFillMode.both` under its earlier name.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// `CAMediaTimingFillMode.removed` under its earlier name.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// `CAShapeLayerLineCap.butt` under its earlier name.
public let kCALineCapButt = CAShapeLayerLineCap.butt
/// `CAShapeLayerLineCap.round` under its earlier name.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// `CAShapeLayerLineCap.square` under its earlier name.
public let kCALineCapSquare = CAShapeLayerLineCap.square
/// `CAShapeLayerLineJoin.miter` under its earlier name.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// `CAShapeLayerLineJoin.round` under its earlier name.
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// `CAShapeLayerLineJoin.bevel` under its earlier name.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
/// `CAShapeLayerFillRule.evenOdd` under its earlier name.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
/// `CAShapeLayerFillRule.nonZero` under its earlier name.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero

/// `CAAnimationCalculationMode.linear` under its earlier name.
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
/// `CAAnimationCalculationMode.discrete` under its earlier name.
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
/// `CAAnimationCalculationMode.paced` under its earlier name.
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
/// `CAAnimationCalculationMode.cubic` under its earlier name.
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
/// `CATransitionType.fade` under its earlier name.
public let kCATransitionFade = CATransitionType.fade
/// `CATransitionType.push` under its earlier name.
public let kCATransitionPush = CATransitionType.push
/// `CALayerContentsGravity.resizeAspect` under its earlier name.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// `CALayerContentsGravity.resizeAspectFill` under its earlier name.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill

/// `NSLayoutConstraint.Attribute` under its earlier name.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// `NSLayoutConstraint.Relation` under its earlier name.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// `NSLayoutConstraint.FormatOptions` under its earlier name.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// `NSLayoutConstraint.Axis` under its earlier name.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// `UIStackView.Distribution` under its earlier name.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// `UIStackView.Alignment` under its earlier name.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// `UIAlertController.Style` under its earlier name.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// `UIAlertAction.Style` under its earlier name.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// `UIView.KeyframeAnimationOptions` under its earlier name.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
