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

/// `CAAnimationCalculationMode.cubicPaced` under its earlier name.
public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
/// `CAAnimationRotationMode.rotateAuto` under its earlier name.
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
/// `CAAnimationRotationMode.rotateAutoReverse` under its earlier name.
public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse
/// `CATransitionType.moveIn` under its earlier name.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// `CATransitionType.reveal` under its earlier name.
public let kCATransitionReveal = CATransitionType.reveal
/// `CATransitionSubtype.fromRight` under its earlier name.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// `CATransitionSubtype.fromLeft` under its earlier name.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// `CATransitionSubtype.fromTop` under its earlier name.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// `CATransitionSubtype.fromBottom` under its earlier name.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
/// `CAEmitterLayerEmitterShape.point` under its earlier name.
public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point
/// `CAEmitterLayerEmitterShape.line` under its earlier name.
public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line
/// `CAEmitterLayerEmitterShape.rectangle` under its earlier name.
public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle
/// `CAEmitterLayerEmitterShape.cuboid` under its earlier name.
public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid
/// `CAEmitterLayerEmitterShape.circle` under its earlier name.
public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle
/// `CAEmitterLayerEmitterShape.sphere` under its earlier name.
public let kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere
/// `CAEmitterLayerEmitterMode.points` under its earlier name.
public let kCAEmitterLayerPoints = CAEmitterLayerEmitterMode.points
/// `CAEmitterLayerEmitterMode.outline` under its earlier name.
public let kCAEmitterLayerOutline = CAEmitterLayerEmitterMode.outline
/// `CAEmitterLayerEmitterMode.surface` under its earlier name.
public let kCAEmitterLayerSurface = CAEmitterLayerEmitterMode.surface
/// `CAEmitterLayerEmitterMode.volume` under its earlier name.
public let kCAEmitterLayerVolume = CAEmitterLayerEmitterMode.volume
/// `CAEmitterLayerRenderMode.unordered` under its earlier name.
public let kCAEmitterLayerUnordered = CAEmitterLayerRenderMode.unordered
/// `CAEmitterLayerRenderMode.oldestFirst` under its earlier name.
public let kCAEmitterLayerOldestFirst = CAEmitterLayerRenderMode.oldestFirst
/// `CAEmitterLayerRenderMode.oldestLast` under its earlier name.
public let kCAEmitterLayerOldestLast = CAEmitterLayerRenderMode.oldestLast
/// `CAEmitterLayerRenderMode.backToFront` under its earlier name.
public let kCAEmitterLayerBackToFront = CAEmitterLayerRenderMode.backToFront
/// `CAEmitterLayerRenderMode.additive` under its earlier name.
public let kCAEmitterLayerAdditive = CAEmitterLayerRenderMode.additive
/// `CAGradientLayerType.axial` under its earlier name.
public let kCAGradientLayerAxial = CAGradientLayerType.axial
/// `CALayerContentsFilter.linear` under its earlier name.
public let kCAFilterLinear = CALayerContentsFilter.linear
/// `CALayerContentsFilter.nearest` under its earlier name.
public let kCAFilterNearest = CALayerContentsFilter.nearest
/// `CALayerContentsFilter.trilinear` under its earlier name.
public let kCAFilterTrilinear = CALayerContentsFilter.trilinear
/// `CALayerContentsGravity.center` under its earlier name.
public let kCAGravityCenter = CALayerContentsGravity.center
/// `CALayerContentsGravity.resize` under its earlier name.
public let kCAGravityResize = CALayerContentsGravity.resize
/// `CAScrollLayerScrollMode.none` under its earlier name.
public let kCAScrollNone = CAScrollLayerScrollMode.none
/// `CAScrollLayerScrollMode.vertically` under its earlier name.
public let kCAScrollVertically = CAScrollLayerScrollMode.vertically
/// `CAScrollLayerScrollMode.horizontally` under its earlier name.
public let kCAScrollHorizontally = CAScrollLayerScrollMode.horizontally
/// `CAScrollLayerScrollMode.both` under its earlier name.
public let kCAScrollBoth = CAScrollLayerScrollMode.both
/// `CATextLayerTruncationMode.none` under its earlier name.
public let kCATruncationNone = CATextLayerTruncationMode.none
/// `CATextLayerTruncationMode.start` under its earlier name.
public let kCATruncationStart = CATextLayerTruncationMode.start
/// `CATextLayerTruncationMode.end` under its earlier name.
public let kCATruncationEnd = CATextLayerTruncationMode.end
/// `CATextLayerTruncationMode.middle` under its earlier name.
public let kCATruncationMiddle = CATextLayerTruncationMode.middle
/// `CATextLayerAlignmentMode.natural` under its earlier name.
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
/// `CATextLayerAlignmentMode.left` under its earlier name.
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
/// `CATextLayerAlignmentMode.right` under its earlier name.
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
/// `CATextLayerAlignmentMode.center` under its earlier name.
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
/// `CATextLayerAlignmentMode.justified` under its earlier name.
public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified
/// `CALayerContentsGravity.top` under its earlier name.
public let kCAGravityTop = CALayerContentsGravity.top
/// `CALayerContentsGravity.bottom` under its earlier name.
public let kCAGravityBottom = CALayerContentsGravity.bottom
/// `CALayerContentsGravity.left` under its earlier name.
public let kCAGravityLeft = CALayerContentsGravity.left
/// `CALayerContentsGravity.right` under its earlier name.
public let kCAGravityRight = CALayerContentsGravity.right
/// `CALayerContentsGravity.topLeft` under its earlier name.
public let kCAGravityTopLeft = CALayerContentsGravity.topLeft
/// `CALayerContentsGravity.topRight` under its earlier name.
public let kCAGravityTopRight = CALayerContentsGravity.topRight
/// `CALayerContentsGravity.bottomLeft` under its earlier name.
public let kCAGravityBottomLeft = CALayerContentsGravity.bottomLeft
/// `CALayerContentsGravity.bottomRight` under its earlier name.
public let kCAGravityBottomRight = CALayerContentsGravity.bottomRight
/// `CAValueFunctionName.rotateX` under its earlier name.
public let kCAValueFunctionRotateX = CAValueFunctionName.rotateX
/// `CAValueFunctionName.rotateY` under its earlier name.
public let kCAValueFunctionRotateY = CAValueFunctionName.rotateY
/// `CAValueFunctionName.rotateZ` under its earlier name.
public let kCAValueFunctionRotateZ = CAValueFunctionName.rotateZ
/// `CAValueFunctionName.scale` under its earlier name.
public let kCAValueFunctionScale = CAValueFunctionName.scale
/// `CAValueFunctionName.scaleX` under its earlier name.
public let kCAValueFunctionScaleX = CAValueFunctionName.scaleX
/// `CAValueFunctionName.scaleY` under its earlier name.
public let kCAValueFunctionScaleY = CAValueFunctionName.scaleY
/// `CAValueFunctionName.scaleZ` under its earlier name.
public let kCAValueFunctionScaleZ = CAValueFunctionName.scaleZ
/// `CAValueFunctionName.translate` under its earlier name.
public let kCAValueFunctionTranslate = CAValueFunctionName.translate
/// `CAValueFunctionName.translateX` under its earlier name.
public let kCAValueFunctionTranslateX = CAValueFunctionName.translateX
/// `CAValueFunctionName.translateY` under its earlier name.
public let kCAValueFunctionTranslateY = CAValueFunctionName.translateY
/// `CAValueFunctionName.translateZ` under its earlier name.
public let kCAValueFunctionTranslateZ = CAValueFunctionName.translateZ

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
