extension Swift2Names {
    static let memberTable = """
        hidden>isHidden enabled>isEnabled userInteractionEnabled>isUserInteractionEnabled opaque>isOpaque
        selected>isSelected highlighted>isHighlighted scrollEnabled>isScrollEnabled
        pagingEnabled>isPagingEnabled multipleTouchEnabled>isMultipleTouchEnabled on>isOn
        exclusiveTouch>isExclusiveTouch paused>isPaused
        dragging>isDragging decelerating>isDecelerating editing>isEditing
        navigationBarHidden>isNavigationBarHidden translucent>isTranslucent
        removedOnCompletion>isRemovedOnCompletion additive>isAdditive tracking>isTracking
        continuous>isContinuous firstResponder>isFirstResponder statusBarHidden>isStatusBarHidden
        CGColor>cgColor CGImage>cgImage CGPath>cgPath CIImage>ciImage
        destinationViewController>destination sourceViewController>source
        doubleSided>isDoubleSided
        lowercaseString>lowercased() uppercaseString>uppercased()
        DecimalStyle>decimal CurrencyStyle>currency PercentStyle>percent ScientificStyle>scientific
        SpellOutStyle>spellOut NoStyle>none ShortStyle>short MediumStyle>medium LongStyle>long FullStyle>full
        CGAffineTransformValue>cgAffineTransformValue CGPointValue>cgPointValue CGRectValue>cgRectValue
        CATransform3DValue>caTransform3DValue
        CGSizeValue>cgSizeValue CGVectorValue>cgVectorValue UIEdgeInsetsValue>uiEdgeInsetsValue
        UIOffsetValue>uiOffsetValue URLByDeletingLastPathComponent>deletingLastPathComponent
        URLByDeletingPathExtension>deletingPathExtension URLByResolvingSymlinksInPath>resolvingSymlinksInPath
        URLByStandardizingPath>standardizingPath UTF8String>utf8String
        accelerometerActive>isAccelerometerActive accelerometerAvailable>isAccelerometerAvailable
        anchored>isAnchored asynchronous>isAsynchronous
        baselineRelativeArrangement>isBaselineRelativeArrangement
        batteryMonitoringEnabled>isBatteryMonitoringEnabled cancellable>isCancellable cancelled>isCancelled
        capitalizedString>capitalized collapsed>isCollapsed cumulative>isCumulative
        daylightSavingTime>isDaylightSavingTime deviceMotionActive>isDeviceMotionActive
        deviceMotionAvailable>isDeviceMotionAvailable directionalLockEnabled>isDirectionalLockEnabled
        editable>isEditable empty>isEmpty executing>isExecuting finished>isFinished
        generatesDeviceOrientationNotifications>isGeneratingDeviceOrientationNotifications
        gyroActive>isGyroActive gyroAvailable>isGyroAvailable idleTimerDisabled>isIdleTimerDisabled
        indeterminate>isIndeterminate invertedSet>inverted
        layoutMarginsRelativeArrangement>isLayoutMarginsRelativeArrangement lenient>isLenient
        localizedCapitalizedString>localizedCapitalized localizedLowercaseString>localizedLowercase
        localizedUppercaseString>localizedUppercase maskView>mask menuVisible>isMenuVisible
        momentary>isMomentary multitaskingSupported>isMultitaskingSupported
        networkActivityIndicatorVisible>isNetworkActivityIndicatorVisible parentViewController>parent
        refreshing>isRefreshing running>isRunning searchResultsButtonSelected>isSearchResultsButtonSelected
        secureTextEntry>isSecureTextEntry selectable>isSelectable standardizedURL>standardized
        stringByDeletingLastPathComponent>deletingLastPathComponent
        stringByDeletingPathExtension>deletingPathExtension stringByExpandingTildeInPath>expandingTildeInPath
        stringByRemovingPercentEncoding>removingPercentEncoding
        stringByResolvingSymlinksInPath>resolvingSymlinksInPath stringByStandardizingPath>standardizingPath
        suspended>isSuspended toolbarHidden>isToolbarHidden touchInside>isTouchInside
        undoRegistrationEnabled>isUndoRegistrationEnabled valid>isValid zoomBouncing>isZoomBouncing
        atEnd>isAtEnd focused>isFocused geometryFlipped>isGeometryFlipped
        lowPowerModeEnabled>isLowPowerModeEnabled modalInPopover>isModalInPopover
        prefetchingEnabled>isPrefetchingEnabled protectedDataAvailable>isProtectedDataAvailable
        zooming>isZooming
        """

    static let typeTable = """
        NSTimer>Timer NSBundle>Bundle NSNotificationCenter>NotificationCenter NSNotification>Notification
        NSUserDefaults>UserDefaults NSIndexPath>IndexPath NSURL>URL NSDate>Date NSData>Data NSUUID>UUID
        NSProcessInfo>ProcessInfo NSRunLoop>RunLoop NSOperationQueue>OperationQueue NSOperation>Operation
        NSFileManager>FileManager NSTimeInterval>TimeInterval NSThread>Thread NSCalendar>Calendar
        NSDateFormatter>DateFormatter NSNumberFormatter>NumberFormatter NSLocale>Locale
        NSDateComponents>DateComponents NSJSONSerialization>JSONSerialization ErrorType>Error
        NSRunLoopCommonModes>RunLoop.Mode.common NSDefaultRunLoopMode>RunLoop.Mode.default
        NSDateFormatterStyle>DateFormatter.Style NSNumberFormatterStyle>NumberFormatter.Style
        NSDateFormatterBehavior>DateFormatter.Behavior
        println>print
        UITransitionContextFromViewKey>UITransitionContextViewKey.from
        UITransitionContextToViewKey>UITransitionContextViewKey.to
        UITransitionContextFromViewControllerKey>UITransitionContextViewControllerKey.from
        UITransitionContextToViewControllerKey>UITransitionContextViewControllerKey.to
        SequenceType>Sequence CollectionType>Collection GeneratorType>IteratorProtocol
        AnyGenerator>AnyIterator
        NSKeyValueChangeKindKey>NSKeyValueChangeKey.kindKey NSKeyValueChangeNewKey>NSKeyValueChangeKey.newKey
        NSKeyValueChangeOldKey>NSKeyValueChangeKey.oldKey
        NSFetchRequest>AnyFetchRequest NSFetchedResultsController>AnyFetchedResultsController
        NSAsynchronousFetchRequest>AnyAsynchronousFetchRequest
        NSAsynchronousFetchResult>AnyAsynchronousFetchResult
        """

    static let functionTable = """
        locationInView(_:) location(in:)
        locationOfTouch(_:inView:) location(ofTouch:in:)
        previousLocationInView(_:) previousLocation(in:)
        translationInView(_:) translation(in:)
        setTranslation(_:inView:) setTranslation(_:in:)
        velocityInView(_:) velocity(in:)
        requireGestureRecognizerToFail(_:) require(toFail:)
        addTarget(_:action:forControlEvents:) addTarget(_:action:for:)
        removeTarget(_:action:forControlEvents:) removeTarget(_:action:for:)
        sendActionsForControlEvents(_:) sendActions(for:)
        setTitle(_:forState:) setTitle(_:for:)
        setTitleColor(_:forState:) setTitleColor(_:for:)
        setImage(_:forState:) setImage(_:for:)
        setBackgroundImage(_:forState:) setBackgroundImage(_:for:)
        setAttributedTitle(_:forState:) setAttributedTitle(_:for:)
        titleForState(_:) title(for:)
        addBoundaryWithIdentifier(_:forPath:) addBoundary(withIdentifier:for:)
        addBoundaryWithIdentifier(_:fromPoint:toPoint:) addBoundary(withIdentifier:from:to:)
        boundaryWithIdentifier(_:) boundary(withIdentifier:)
        removeBoundaryWithIdentifier(_:) removeBoundary(withIdentifier:)
        setTranslatesReferenceBoundsIntoBoundaryWithInsets(_:) setTranslatesReferenceBoundsIntoBoundary(with:)
        addLinearVelocity(_:forItem:) addLinearVelocity(_:for:)
        linearVelocityForItem(_:) linearVelocity(for:)
        addAngularVelocity(_:forItem:) addAngularVelocity(_:for:)
        angularVelocityForItem(_:) angularVelocity(for:)
        setTargetOffsetFromCenter(_:forItem:) setTargetOffsetFromCenter(_:for:)
        targetOffsetFromCenterForItem(_:) targetOffsetFromCenter(for:)
        updateItemUsingCurrentState(_:) updateItem(usingCurrentState:)
        itemsInRect(_:) items(in:)
        layoutAttributesForCellAtIndexPath(_:) layoutAttributesForCell(at:)
        UISnapBehavior(item:snapToPoint:) UISnapBehavior(item:snapTo:)
        UIAttachmentBehavior(item:attachedToItem:) UIAttachmentBehavior(item:attachedTo:)
        UIAttachmentBehavior(item:offsetFromCenter:attachedToItem:offsetFromCenter:) UIAttachmentBehavior(item:offsetFromCenter:attachedTo:offsetFromCenter:)
        slidingAttachmentWithItem(_:attachedToItem:attachmentAnchor:axisOfTranslation:) slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:)
        slidingAttachmentWithItem(_:attachmentAnchor:axisOfTranslation:) slidingAttachment(with:attachmentAnchor:axisOfTranslation:)
        limitAttachmentWithItem(_:offsetFromCenter:attachedToItem:offsetFromCenter:) limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:)
        fixedAttachmentWithItem(_:attachedToItem:attachmentAnchor:) fixedAttachment(with:attachedTo:attachmentAnchor:)
        pinAttachmentWithItem(_:attachedToItem:attachmentAnchor:) pinAttachment(with:attachedTo:attachmentAnchor:)
        linearGravityFieldWithVector(_:) linearGravityField(direction:)
        radialGravityFieldWithPosition(_:) radialGravityField(position:)
        velocityFieldWithVector(_:) velocityField(direction:)
        noiseFieldWithSmoothness(_:animationSpeed:) noiseField(smoothness:animationSpeed:)
        turbulenceFieldWithSmoothness(_:animationSpeed:) turbulenceField(smoothness:animationSpeed:)
        collisionBehavior(_:beganContactForItem:withItem:atPoint:) collisionBehavior(_:beganContactFor:with:at:)
        collisionBehavior(_:endedContactForItem:withItem:) collisionBehavior(_:endedContactFor:with:)
        collisionBehavior(_:beganContactForItem:withBoundaryIdentifier:atPoint:) collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
        collisionBehavior(_:endedContactForItem:withBoundaryIdentifier:) collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
        animateWithDuration(_:animations:) animate(withDuration:animations:)
        animateWithDuration(_:animations:completion:) animate(withDuration:animations:completion:)
        animateWithDuration(_:delay:options:animations:completion:) animate(withDuration:delay:options:animations:completion:)
        animateWithDuration(_:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:) animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
        animateKeyframesWithDuration(_:delay:options:animations:completion:) animateKeyframes(withDuration:delay:options:animations:completion:)
        addKeyframeWithRelativeStartTime(_:relativeDuration:animations:) addKeyframe(withRelativeStartTime:relativeDuration:animations:)
        transitionWithView(_:duration:options:animations:completion:) transition(with:duration:options:animations:completion:)
        presentViewController(_:animated:completion:) present(_:animated:completion:)
        dismissViewControllerAnimated(_:completion:) dismiss(animated:completion:)
        popViewControllerAnimated(_:) popViewController(animated:)
        popToRootViewControllerAnimated(_:) popToRootViewController(animated:)
        didMoveToParentViewController(_:) didMove(toParent:)
        willMoveToParentViewController(_:) willMove(toParent:)
        performSegueWithIdentifier(_:sender:) performSegue(withIdentifier:sender:)
        prepareForSegue(_:sender:) prepare(for:sender:)
        shouldPerformSegueWithIdentifier(_:sender:) shouldPerformSegue(withIdentifier:sender:)
        instantiateViewControllerWithIdentifier(_:) instantiateViewController(withIdentifier:)
        viewWillTransitionToSize(_:withTransitionCoordinator:) viewWillTransition(to:with:)
        touchesBegan(_:withEvent:) touchesBegan(_:with:)
        touchesMoved(_:withEvent:) touchesMoved(_:with:)
        touchesEnded(_:withEvent:) touchesEnded(_:with:)
        touchesCancelled(_:withEvent:) touchesCancelled(_:with:)
        hitTest(_:withEvent:) hitTest(_:with:)
        pointInside(_:withEvent:) point(inside:with:)
        motionBegan(_:withEvent:) motionBegan(_:with:)
        motionEnded(_:withEvent:) motionEnded(_:with:)
        convertPoint(_:toView:) convert(_:to:)
        convertPoint(_:fromView:) convert(_:from:)
        convertRect(_:toView:) convert(_:to:)
        convertRect(_:fromView:) convert(_:from:)
        insertSubview(_:atIndex:) insertSubview(_:at:)
        drawRect(_:) draw(_:)
        isDescendantOfView(_:) isDescendant(of:)
        snapshotViewAfterScreenUpdates(_:) snapshotView(afterScreenUpdates:)
        systemFontOfSize(_:) systemFont(ofSize:)
        systemFontOfSize(_:weight:) systemFont(ofSize:weight:)
        boldSystemFontOfSize(_:) boldSystemFont(ofSize:)
        italicSystemFontOfSize(_:) italicSystemFont(ofSize:)
        colorWithAlphaComponent(_:) withAlphaComponent(_:)
        imageWithRenderingMode(_:) withRenderingMode(_:)
        UIBezierPath(ovalInRect:) UIBezierPath(ovalIn:)
        AVMakeRectWithAspectRatioInsideRect(_:_:) AVMakeRect(aspectRatio:insideRect:)
        AVAudioPlayer(contentsOfURL:) AVAudioPlayer(contentsOf:)
        AVAudioPlayer(contentsOfURL:error:) AVAudioPlayer(contentsOf:error:)
        NSBundle(forClass:) NSBundle(for:)
        NSValue(CGPoint:) NSValue(cgPoint:)
        NSValue(CGSize:) NSValue(cgSize:)
        NSValue(CGRect:) NSValue(cgRect:)
        NSValue(CGVector:) NSValue(cgVector:)
        NSValue(CGAffineTransform:) NSValue(cgAffineTransform:)
        NSValue(CATransform3D:) NSValue(caTransform3D:)
        NSValue(UIEdgeInsets:) NSValue(uiEdgeInsets:)
        UIImage(imageLiteral:) UIImage(imageLiteralResourceName:)
        presentationLayer() presentation()
        setOverrideTraitCollection(_:forChildViewController:) setOverrideTraitCollection(_:forChild:)
        drawInRect(_:withAttributes:) draw(in:withAttributes:)
        drawAtPoint(_:withAttributes:) draw(at:withAttributes:)
        sizeWithAttributes(_:) size(withAttributes:)
        transitionFromView(_:toView:duration:options:completion:) transition(from:to:duration:options:completion:)
        boundingRectWithSize(_:options:attributes:context:) boundingRect(with:options:attributes:context:)
        preferredFontForTextStyle(_:) preferredFont(forTextStyle:)
        stringByAppendingString(_:) appending(_:)
        stringByReplacingOccurrencesOfString(_:withString:) replacingOccurrences(of:with:)
        componentsSeparatedByString(_:) components(separatedBy:)
        stringByTrimmingCharactersInSet(_:) trimmingCharacters(in:)
        stringFromDate(_:) string(from:)
        dateFromString(_:) date(from:)
        objectForKey(_:) object(forKey:)
        boolForKey(_:) bool(forKey:)
        setBool(_:forKey:) set(_:forKey:)
        integerForKey(_:) integer(forKey:)
        setInteger(_:forKey:) set(_:forKey:)
        stringForKey(_:) string(forKey:)
        dataTaskWithURL(_:completionHandler:) dataTask(with:completionHandler:)
        drawInRect(_:) draw(in:)
        drawAtPoint(_:) draw(at:)
        moveToPoint(_:) move(to:)
        addLineToPoint(_:) addLine(to:)
        addArcWithCenter(_:radius:startAngle:endAngle:clockwise:) addArc(withCenter:radius:startAngle:endAngle:clockwise:)
        addCurveToPoint(_:controlPoint1:controlPoint2:) addCurve(to:controlPoint1:controlPoint2:)
        addQuadCurveToPoint(_:controlPoint:) addQuadCurve(to:controlPoint:)
        closePath() close()
        containsPoint(_:) contains(_:)
        applyTransform(_:) apply(_:)
        addAnimation(_:forKey:) add(_:forKey:)
        removeAnimationForKey(_:) removeAnimation(forKey:)
        insertSublayer(_:atIndex:) insertSublayer(_:at:)
        addToRunLoop(_:forMode:) add(to:forMode:)
        addTimer(_:forMode:) add(_:forMode:)
        scheduledTimerWithTimeInterval(_:target:selector:userInfo:repeats:) scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
        postNotificationName(_:object:) post(name:object:)
        observeValueForKeyPath(_:ofObject:change:context:) observeValue(forKeyPath:of:change:context:)
        valueForKey(_:) value(forKey:)
        valueForKeyPath(_:) value(forKeyPath:)
        URLsForDirectory(_:inDomains:) urls(for:in:)
        controller(_:didChangeObject:atIndexPath:forChangeType:newIndexPath:) controller(_:didChange:at:for:newIndexPath:)
        controller(_:didChangeSection:atIndex:forChangeType:) controller(_:didChange:atSectionIndex:for:)
        tableView(_:cellForRowAtIndexPath:) tableView(_:cellForRowAt:)
        tableView(_:didSelectRowAtIndexPath:) tableView(_:didSelectRowAt:)
        tableView(_:heightForRowAtIndexPath:) tableView(_:heightForRowAt:)
        tableView(_:willDisplayCell:forRowAtIndexPath:) tableView(_:willDisplay:forRowAt:)
        numberOfSectionsInTableView(_:) numberOfSections(in:)
        registerClass(_:forCellReuseIdentifier:) register(_:forCellReuseIdentifier:)
        registerClass(_:forCellWithReuseIdentifier:) register(_:forCellWithReuseIdentifier:)
        registerNib(_:forCellReuseIdentifier:) register(_:forCellReuseIdentifier:)
        registerNib(_:forCellWithReuseIdentifier:) register(_:forCellWithReuseIdentifier:)
        dequeueReusableCellWithIdentifier(_:) dequeueReusableCell(withIdentifier:)
        dequeueReusableCellWithIdentifier(_:forIndexPath:) dequeueReusableCell(withIdentifier:for:)
        deselectRowAtIndexPath(_:animated:) deselectRow(at:animated:)
        reloadRowsAtIndexPaths(_:withRowAnimation:) reloadRows(at:with:)
        insertRowsAtIndexPaths(_:withRowAnimation:) insertRows(at:with:)
        deleteRowsAtIndexPaths(_:withRowAnimation:) deleteRows(at:with:)
        indexPathForCell(_:) indexPath(for:)
        cellForRowAtIndexPath(_:) cellForRow(at:)
        numberOfSectionsInCollectionView(_:) numberOfSections(in:)
        collectionView(_:cellForItemAtIndexPath:) collectionView(_:cellForItemAt:)
        collectionView(_:didSelectItemAtIndexPath:) collectionView(_:didSelectItemAt:)
        collectionView(_:layout:sizeForItemAtIndexPath:) collectionView(_:layout:sizeForItemAt:)
        collectionView(_:layout:insetForSectionAtIndex:) collectionView(_:layout:insetForSectionAt:)
        dequeueReusableCellWithReuseIdentifier(_:forIndexPath:) dequeueReusableCell(withReuseIdentifier:for:)
        cellForItemAtIndexPath(_:) cellForItem(at:)
        layoutAttributesForElementsInRect(_:) layoutAttributesForElements(in:)
        layoutAttributesForItemAtIndexPath(_:) layoutAttributesForItem(at:)
        shouldInvalidateLayoutForBoundsChange(_:) shouldInvalidateLayout(forBoundsChange:)
        prepareLayout() prepare()
        prepareForCollectionViewUpdates(_:) prepare(forCollectionViewUpdates:)
        prepareForAnimatedBoundsChange(_:) prepare(forAnimatedBoundsChange:)
        insertItemsAtIndexPaths(_:) insertItems(at:)
        indexPathForItemAtPoint(_:) indexPathForItem(at:)
        initialLayoutAttributesForAppearingItemAtIndexPath(_:) initialLayoutAttributesForAppearingItem(at:)
        finalLayoutAttributesForDisappearingItemAtIndexPath(_:) finalLayoutAttributesForDisappearingItem(at:)
        transitionDuration(_:) transitionDuration(using:)
        animateTransition(_:) animateTransition(using:)
        viewControllerForKey(_:) viewController(forKey:)
        viewForKey(_:) view(forKey:)
        initialFrameForViewController(_:) initialFrame(for:)
        finalFrameForViewController(_:) finalFrame(for:)
        animationControllerForPresentedController(_:presentingController:sourceController:) animationController(forPresented:presenting:source:)
        animationControllerForDismissedController(_:) animationController(forDismissed:)
        gestureRecognizer(_:shouldRecognizeSimultaneouslyWithGestureRecognizer:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
        gestureRecognizer(_:shouldReceiveTouch:) gestureRecognizer(_:shouldReceive:)
        startAccelerometerUpdatesToQueue(_:withHandler:) startAccelerometerUpdates(to:withHandler:)
        startDeviceMotionUpdatesToQueue(_:withHandler:) startDeviceMotionUpdates(to:withHandler:)
        respondsToSelector(_:) responds(to:)
        isKindOfClass(_:) isKind(of:)
        isMemberOfClass(_:) isMember(of:)
        isSubclassOfClass(_:) isSubclass(of:)
        cancelPreviousPerformRequestsWithTarget(_:) cancelPreviousPerformRequests(withTarget:)
        cancelPreviousPerformRequestsWithTarget(_:selector:object:) cancelPreviousPerformRequests(withTarget:selector:object:)
        performSelector(_:withObject:afterDelay:) perform(_:with:afterDelay:)
        performSelector(_:withObject:) perform(_:with:)
        addObject(_:) add(_:)
        """
}
