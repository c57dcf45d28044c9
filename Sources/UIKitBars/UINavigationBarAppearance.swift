public import UIKitControls

/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The style of the title; default none. Only color and font are drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The style of large titles; default none. Only color and font are drawn.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The style of the text below a title in iOS 26; default none. Only color and font are drawn.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The style of the text below a large title in iOS 26; default none. Only color and font are drawn.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance by which the title is moved, in points; default none.
    open var titlePositionAdjustment = UIOffset.zero
    /// The look of the buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of buttons that stand out, such as Done.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// The look of buttons that stand out, under the name that it has from iOS 26 on.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }
    /// The look of the button that leads back.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The image in place of the arrow that leads back; default nil, for the arrow.
    open private(set) var backIndicatorImage: UIImage?
    /// The image that hides titles behind the arrow; default nil. Titles move beside the arrow in films, so
    /// that there is nothing to hide.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the image in place of the arrow that leads back; nil for the arrow.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        self.backIndicatorImage = backIndicatorImage
        self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    }

    override var values: [AnyHashable?] {
        let texts = [
            titleTextAttributes, largeTitleTextAttributes, subtitleTextAttributes,
            largeSubtitleTextAttributes,
        ].map(TextStyleValues.of)
        let looks = [buttonAppearance, doneButtonAppearance, backButtonAppearance].map(\.values)
        return super.values + texts + looks
            + [titlePositionAdjustment, backIndicatorImage, backIndicatorTransitionMaskImage]
    }

    override var twin: UIBarAppearance {
        let copy = UINavigationBarAppearance(barAppearance: self)
        copy.titleTextAttributes = titleTextAttributes
        copy.largeTitleTextAttributes = largeTitleTextAttributes
        copy.subtitleTextAttributes = subtitleTextAttributes
        copy.largeSubtitleTextAttributes = largeSubtitleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.buttonAppearance = buttonAppearance.twin
        copy.doneButtonAppearance = doneButtonAppearance.twin
        copy.backButtonAppearance = backButtonAppearance.twin
        copy.setBackIndicatorImage(
            backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
        return copy
    }

    /// Returns the look of a button.
    func look(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
        item.style == .done ? doneButtonAppearance : buttonAppearance
    }
}
