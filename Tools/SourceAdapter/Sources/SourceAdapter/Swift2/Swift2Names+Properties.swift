extension Swift2Names {
    /// The methods without arguments that are properties now, with the names of these.
    static let propertyTable = """
        redColor>red greenColor>green blueColor>blue whiteColor>white blackColor>black grayColor>gray
        darkGrayColor>darkGray lightGrayColor>lightGray cyanColor>cyan yellowColor>yellow magentaColor>magenta
        orangeColor>orange purpleColor>purple brownColor>brown clearColor>clear
        groupTableViewBackgroundColor>groupTableViewBackground
        CGPointValue>cgPointValue CGSizeValue>cgSizeValue CGRectValue>cgRectValue
        CGAffineTransformValue>cgAffineTransformValue CGVectorValue>cgVectorValue
        UIEdgeInsetsValue>uiEdgeInsetsValue CATransform3DValue>caTransform3DValue
        mainScreen>main mainBundle>main defaultCenter>default standardUserDefaults>standard
        currentDevice>current sharedApplication>shared currentRunLoop>current mainRunLoop>main
        mainQueue>main defaultManager>default processInfo>processInfo currentCalendar>current
        prefersStatusBarHidden>prefersStatusBarHidden preferredStatusBarStyle>preferredStatusBarStyle
        supportedInterfaceOrientations>supportedInterfaceOrientations shouldAutorotate>shouldAutorotate
        preferredInterfaceOrientationForPresentation>preferredInterfaceOrientationForPresentation
        collectionViewContentSize>collectionViewContentSize intrinsicContentSize>intrinsicContentSize
        canBecomeFirstResponder>canBecomeFirstResponder isFirstResponder>isFirstResponder
        layerClass>layerClass isViewLoaded>isViewLoaded isAnimating>isAnimating
        anyObject>first allTouches>allTouches containerView>containerView transitionWasCancelled>transitionWasCancelled
        URLFragmentAllowedCharacterSet>urlFragmentAllowed URLHostAllowedCharacterSet>urlHostAllowed
        URLPasswordAllowedCharacterSet>urlPasswordAllowed URLPathAllowedCharacterSet>urlPathAllowed
        URLQueryAllowedCharacterSet>urlQueryAllowed URLUserAllowedCharacterSet>urlUserAllowed
        autoupdatingCurrentCalendar>autoupdatingCurrent autoupdatingCurrentLocale>autoupdatingCurrent
        childViewControllerForStatusBarHidden>childForStatusBarHidden
        childViewControllerForStatusBarStyle>childForStatusBarStyle currentLocale>current currentQueue>current
        currentThread>current darkTextColor>darkText defaultParagraphStyle>default defaultQueue>default
        defaultTimeZone>default generalPasteboard>general isMovingFromParentViewController>isMovingFromParent
        isMovingToParentViewController>isMovingToParent lightTextColor>lightText localTimeZone>local
        maximumDecimalNumber>maximum minimumDecimalNumber>minimum nextResponder>next
        sharedMenuController>shared systemLocale>system systemTimeZone>system
        editButtonItem>editButtonItem isBeingPresented>isBeingPresented isBeingDismissed>isBeingDismissed
        shouldAutomaticallyForwardAppearanceMethods>shouldAutomaticallyForwardAppearanceMethods
        transitionCoordinator>transitionCoordinator isAnimated>isAnimated isInteractive>isInteractive
        isCancelled>isCancelled presentationStyle>presentationStyle targetTransform>targetTransform
        percentComplete>percentComplete completionVelocity>completionVelocity
        completionCurve>completionCurve initiallyInteractive>initiallyInteractive
        presentedView>presentedView frameOfPresentedViewInContainerView>frameOfPresentedViewInContainerView
        shouldPresentInFullscreen>shouldPresentInFullscreen
        shouldRemovePresentersView>shouldRemovePresentersView
        adaptivePresentationStyle>adaptivePresentationStyle
        indexPathForSelectedRow>indexPathForSelectedRow indexPathsForSelectedRows>indexPathsForSelectedRows
        indexPathsForVisibleRows>indexPathsForVisibleRows visibleCells>visibleCells
        numberOfSections>numberOfSections indexPathsForSelectedItems>indexPathsForSelectedItems
        indexPathsForVisibleItems>indexPathsForVisibleItems layoutAttributesClass>layoutAttributesClass
        invalidationContextClass>invalidationContextClass numberOfTouches>numberOfTouches
        hasAmbiguousLayout>hasAmbiguousLayout areAnimationsEnabled>areAnimationsEnabled
        inheritedAnimationDuration>inheritedAnimationDuration alignmentRectInsets>alignmentRectInsets
        requiresConstraintBasedLayout>requiresConstraintBasedLayout hasText>hasText
        canResignFirstResponder>canResignFirstResponder allTargets>allTargets
        allControlEvents>allControlEvents isRegisteredForRemoteNotifications>isRegisteredForRemoteNotifications
        familyNames>familyNames labelFontSize>labelFontSize systemFontSize>systemFontSize
        smallSystemFontSize>smallSystemFontSize buttonFontSize>buttonFontSize
        timeIntervalSinceReferenceDate>timeIntervalSinceReferenceDate
        distantFuture>distantFuture distantPast>distantPast preferredLanguages>preferredLanguages
        isMainThread>isMainThread allBundles>allBundles sharedSession>shared
        whitespaceCharacterSet>whitespaces whitespaceAndNewlineCharacterSet>whitespacesAndNewlines
        newlineCharacterSet>newlines decimalDigitCharacterSet>decimalDigits letterCharacterSet>letters
        lowercaseLetterCharacterSet>lowercaseLetters uppercaseLetterCharacterSet>uppercaseLetters
        alphanumericCharacterSet>alphanumerics punctuationCharacterSet>punctuationCharacters
        symbolCharacterSet>symbols controlCharacterSet>controlCharacters
        """
}
