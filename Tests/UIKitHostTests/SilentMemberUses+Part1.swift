// Written by .ci/uikit from the public declarations.
import UIKitHost

extension SilentMemberUses {
    /// Adds members of CAEmitterCell.
    @MainActor static func addCAEmitterCell(_ uses: inout SilentMemberUses) {
        uses.change("CAEmitterCell.zAcceleration", CAEmitterCell(), \.zAcceleration)
        uses.set("CAEmitterCell.magnificationFilter", CAEmitterCell(), \.magnificationFilter, "a")
        uses.set("CAEmitterCell.minificationFilter", CAEmitterCell(), \.minificationFilter, "a")
        uses.change("CAEmitterCell.minificationFilterBias", CAEmitterCell(), \.minificationFilterBias)
        uses.change("CAEmitterCell.speed", CAEmitterCell(), \.speed)
        uses.change("CAEmitterCell.timeOffset", CAEmitterCell(), \.timeOffset)
        uses.change("CAEmitterCell.repeatCount", CAEmitterCell(), \.repeatCount)
        uses.change("CAEmitterCell.repeatDuration", CAEmitterCell(), \.repeatDuration)
        uses.change("CAEmitterCell.autoreverses", CAEmitterCell(), \.autoreverses)
        uses.set("CAEmitterCell.fillMode", CAEmitterCell(), \.fillMode, .both)
    }

    /// Adds members of CAEmitterLayer.
    @MainActor static func addCAEmitterLayer(_ uses: inout SilentMemberUses) {
        uses.change("CAEmitterLayer.emitterZPosition", CAEmitterLayer(), \.emitterZPosition)
        uses.change("CAEmitterLayer.emitterDepth", CAEmitterLayer(), \.emitterDepth)
        uses.change("CAEmitterLayer.preservesDepth", CAEmitterLayer(), \.preservesDepth)
    }

    /// Adds members of CALayer.
    @MainActor static func addCALayer(_ uses: inout SilentMemberUses) {
        uses.set("CALayer.minificationFilter", CALayer(), \.minificationFilter, .nearest)
        uses.change("CALayer.shouldRasterize", CALayer(), \.shouldRasterize)
        uses.change("CALayer.rasterizationScale", CALayer(), \.rasterizationScale)
        uses.change("CALayer.isOpaque", CALayer(), \.isOpaque)
        uses.change("CALayer.allowsEdgeAntialiasing", CALayer(), \.allowsEdgeAntialiasing)
        uses.change("CALayer.allowsGroupOpacity", CALayer(), \.allowsGroupOpacity)
        uses.change("CALayer.drawsAsynchronously", CALayer(), \.drawsAsynchronously)
        uses.change("CALayer.anchorPointZ", CALayer(), \.anchorPointZ)
        uses.set("CALayer.duration", CALayer(), \.duration, 1)
        uses.change("CALayer.repeatCount", CALayer(), \.repeatCount)
        uses.call("CALayer.displayIfNeeded") {
            evaluate(CALayer().displayIfNeeded())
        }
        uses.set("CALayer.fillMode", CALayer(), \.fillMode, .both)
        uses.set("CALayer.style", CALayer(), \.style, ["opacity": 1])
        uses.set("CALayer.edgeAntialiasingMask", CALayer(), \.edgeAntialiasingMask, .layerTopEdge)
    }

    /// Adds members of CAReplicatorLayer.
    @MainActor static func addCAReplicatorLayer(_ uses: inout SilentMemberUses) {
        uses.change("CAReplicatorLayer.preservesDepth", CAReplicatorLayer(), \.preservesDepth)
    }

    /// Adds members of CATextLayer.
    @MainActor static func addCATextLayer(_ uses: inout SilentMemberUses) {
        uses.change(
            "CATextLayer.allowsFontSubpixelQuantization", CATextLayer(), \.allowsFontSubpixelQuantization)
    }

    /// Adds members of CATiledLayer.
    @MainActor static func addCATiledLayer(_ uses: inout SilentMemberUses) {
        uses.change("CATiledLayer.levelsOfDetail", CATiledLayer(), \.levelsOfDetail)
        uses.change("CATiledLayer.levelsOfDetailBias", CATiledLayer(), \.levelsOfDetailBias)
        uses.set("CATiledLayer.tileSize", CATiledLayer(), \.tileSize, CGSize(width: 3, height: 3))
    }

    /// Adds members of CATransaction.
    @MainActor static func addCATransaction(_ uses: inout SilentMemberUses) {
        uses.call("CATransaction.flush") {
            evaluate(CATransaction.flush())
        }
    }

    /// Adds members of CGBlendMode.
    @MainActor static func addCGBlendMode(_ uses: inout SilentMemberUses) {
        uses.call("CGBlendMode.plusDarker") {
            CGContext().setBlendMode(.plusDarker)
        }
    }

    /// Adds members of CGContext.
    @MainActor static func addCGContext(_ uses: inout SilentMemberUses) {
        uses.set("CGContext.interpolationQuality", CGContext(), \.interpolationQuality, .high)
    }

    /// Adds members of CMMotionManager.
    @MainActor static func addCMMotionManager(_ uses: inout SilentMemberUses) {
        uses.change(
            "CMMotionManager.magnetometerUpdateInterval", CMMotionManager(), \.magnetometerUpdateInterval)
        uses.change(
            "CMMotionManager.showsDeviceMovementDisplay", CMMotionManager(), \.showsDeviceMovementDisplay)
        uses.call("CMMotionManager.startMagnetometerUpdates()") {
            evaluate(CMMotionManager().startMagnetometerUpdates())
        }
    }

    /// Adds members of NSAttributedStringKey.
    @MainActor static func addNSAttributedStringKey(_ uses: inout SilentMemberUses) {
        uses.call("NSAttributedString.Key.textEffect") {
            UILabel().attributedText = NSAttributedString(string: "a", attributes: [.textEffect: 1])
        }
        uses.call("NSAttributedString.Key.writingDirection") {
            UILabel().attributedText = NSAttributedString(string: "a", attributes: [.writingDirection: 1])
        }
        uses.call("NSAttributedString.Key.verticalGlyphForm") {
            UILabel().attributedText = NSAttributedString(string: "a", attributes: [.verticalGlyphForm: 1])
        }
    }

    /// Adds members of NSItemProvider.
    @MainActor static func addNSItemProvider(_ uses: inout SilentMemberUses) {
        uses.set("NSItemProvider.suggestedName", NSItemProvider(), \.suggestedName, "a")
    }

    /// Adds members of NSLayoutConstraint.
    @MainActor static func addNSLayoutConstraint(_ uses: inout SilentMemberUses) {
        uses.change("NSLayoutConstraint.shouldBeArchived", NSLayoutConstraint(), \.shouldBeArchived)
    }

    /// Adds members of NSLayoutManager.
    @MainActor static func addNSLayoutManager(_ uses: inout SilentMemberUses) {
        uses.change("NSLayoutManager.usesFontLeading", NSLayoutManager(), \.usesFontLeading)
    }

    /// Adds members of NSMutableParagraphStyle.
    @MainActor static func addNSMutableParagraphStyle(_ uses: inout SilentMemberUses) {
        uses.change(
            "NSMutableParagraphStyle.hyphenationFactor", NSMutableParagraphStyle(), \.hyphenationFactor)
        uses.change(
            "NSMutableParagraphStyle.allowsDefaultTighteningForTruncation", NSMutableParagraphStyle(),
            \.allowsDefaultTighteningForTruncation)
    }

    /// Adds members of NSStringDrawingOptions.
    @MainActor static func addNSStringDrawingOptions(_ uses: inout SilentMemberUses) {
        uses.call("NSStringDrawingOptions.usesDeviceMetrics") {
            _ = NSStringDrawingOptions.usesDeviceMetrics
        }
    }

    /// Adds members of NSTextContainer.
    @MainActor static func addNSTextContainer(_ uses: inout SilentMemberUses) {
        uses.set("NSTextContainer.lineBreakMode", UITextView().textContainer, \.lineBreakMode, .byClipping)
        uses.change(
            "NSTextContainer.heightTracksTextView", UITextView().textContainer, \.heightTracksTextView)
    }

    /// Adds members of NSUserActivity.
    @MainActor static func addNSUserActivity(_ uses: inout SilentMemberUses) {
        uses.call("NSUserActivity.becomeCurrent") {
            evaluate(NSUserActivity(activityType: "a").becomeCurrent())
        }
    }

    /// Adds members of PlaygroundPage.
    @MainActor static func addPlaygroundPage(_ uses: inout SilentMemberUses) {
        uses.call("PlaygroundPage.finishExecution") {
            evaluate(PlaygroundPage.current.finishExecution())
        }
        uses.call("PlaygroundPage.captureValue") {
            evaluate(PlaygroundPage.current.captureValue(value: 1, withIdentifier: "a"))
        }
    }

    /// Adds members of Timer.
    @MainActor static func addTimer(_ uses: inout SilentMemberUses) {
        uses.change("Timer.tolerance", Timer(timeInterval: 1, repeats: true) { _ in }, \.tolerance)
    }

    /// Adds members of UIApplication.
    @MainActor static func addUIApplication(_ uses: inout SilentMemberUses) {
        uses.call("UIApplication.setAlternateIconName") {
            UIApplication.shared.setAlternateIconName("a")
        }
        uses.change("UIApplication.isIdleTimerDisabled", UIApplication.shared, \.isIdleTimerDisabled)
        uses.change(
            "UIApplication.isNetworkActivityIndicatorVisible", UIApplication.shared,
            \.isNetworkActivityIndicatorVisible)
        uses.change(
            "UIApplication.applicationIconBadgeNumber", UIApplication.shared, \.applicationIconBadgeNumber)
        uses.set("UIApplication.statusBarStyle", UIApplication.shared, \.statusBarStyle, .lightContent)
        uses.change("UIApplication.isStatusBarHidden", UIApplication.shared, \.isStatusBarHidden)
        uses.call("UIApplication.setStatusBarStyle") {
            evaluate(UIApplication.shared.setStatusBarStyle(.lightContent, animated: true))
        }
        uses.call("UIApplication.setStatusBarHidden") {
            evaluate(UIApplication.shared.setStatusBarHidden(true, with: .fade))
        }
        uses.call("UIApplication.registerForRemoteNotifications") {
            evaluate(UIApplication.shared.registerForRemoteNotifications())
        }
        uses.call("UIApplication.willResignActiveNotification") {
            _ = UIApplication.willResignActiveNotification
        }
        uses.call("UIApplication.didEnterBackgroundNotification") {
            _ = UIApplication.didEnterBackgroundNotification
        }
        uses.call("UIApplication.willEnterForegroundNotification") {
            _ = UIApplication.willEnterForegroundNotification
        }
        uses.call("UIApplication.willTerminateNotification") {
            _ = UIApplication.willTerminateNotification
        }
        uses.call("UIApplication.didReceiveMemoryWarningNotification") {
            _ = UIApplication.didReceiveMemoryWarningNotification
        }
        uses.call("UIApplication.willChangeStatusBarFrameNotification") {
            _ = UIApplication.willChangeStatusBarFrameNotification
        }
    }

    /// Adds members of UIApplication2.
    @MainActor static func addUIApplication2(_ uses: inout SilentMemberUses) {
        uses.call("UIApplication.didChangeStatusBarFrameNotification") {
            _ = UIApplication.didChangeStatusBarFrameNotification
        }
    }
}
