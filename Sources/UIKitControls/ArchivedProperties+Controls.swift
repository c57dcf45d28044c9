extension ArchivedProperties {
    /// Adds the properties of labels, images, buttons and other controls.
    package static func addControls() {
        addContainer(UILabel.self)
        addContainer(UIImageView.self)
        addContent(UIVisualEffectView.self, \.contentView)
        add(\UIVisualEffectView.effect)
        addStates()
        addLabels()
        addImages()
        addButtons()
        addRanges()
        addSegments()
        addIndicators()
    }

    private static func addStates() {
        add(\UIControl.isEnabled)
        add(\UIControl.isSelected)
        add(\UIControl.contentVerticalAlignment)
        add(\UIControl.contentHorizontalAlignment)
    }

    private static func addLabels() {
        add(\UILabel.font)
        add(\UILabel.textColor)
        add(\UILabel.textAlignment)
        add(\UILabel.numberOfLines)
        add(\UILabel.lineBreakMode)
        add(UILabel.self) { label in
            let (text, attributed) = (label.text, label.attributed?.text)
            return { other in
                if let attributed { other.attributedText = attributed } else { other.text = text }
            }
        }
        add(\UILabel.highlightedTextColor)
        add(\UILabel.isHighlighted)
        add(\UILabel.isEnabled)
        add(\UILabel.adjustsFontSizeToFitWidth)
        add(\UILabel.minimumScaleFactor)
        add(\UILabel.baselineAdjustment)
        add(\UILabel.preferredMaxLayoutWidth)
        add(\UILabel.shadowColor)
        add(\UILabel.shadowOffset)
        add(\UILabel.adjustsFontForContentSizeCategory)
    }

    private static func addImages() {
        add(\UIImageView.image)
        add(\UIImageView.highlightedImage)
        add(\UIImageView.isHighlighted)
        add(\UIImageView.animationImages)
        add(\UIImageView.highlightedAnimationImages)
        add(\UIImageView.animationDuration)
        add(\UIImageView.animationRepeatCount)
        add(\UIImageView.preferredSymbolConfiguration)
    }

    private static func addButtons() {
        add(UIButton.self) { button in
            let (kind, font) = (button.buttonType, button.titleLabel?.font)
            let (lines, breaks) = (button.titleLabel?.numberOfLines, button.titleLabel?.lineBreakMode)
            let mode = button.imageView?.contentMode
            return { other in
                other.buttonType = kind
                if let font { other.titleLabel?.font = font }
                if let lines { other.titleLabel?.numberOfLines = lines }
                if let breaks { other.titleLabel?.lineBreakMode = breaks }
                if let mode { other.imageView?.contentMode = mode }
            }
        }
        add(\UIButton.titles)
        add(\UIButton.attributedTitles)
        add(\UIButton.titleColors)
        add(\UIButton.titleShadowColors)
        add(\UIButton.images)
        add(\UIButton.backgroundImages)
        add(\UIButton.symbolForms)
        add(\UIButton.contentEdgeInsets)
        add(\UIButton.titleEdgeInsets)
        add(\UIButton.imageEdgeInsets)
        add(\UIButton.adjustsImageWhenHighlighted)
        add(\UIButton.adjustsImageWhenDisabled)
        add(UIButton.self) { button in
            let configuration = button.configuration
            return { other in if let configuration { other.configuration = configuration } }
        }
    }

    private static func addRanges() {
        add(\UISlider.minimumValue)
        add(\UISlider.maximumValue)
        add(\UISlider.value)
        add(\UISlider.minimumTrackTintColor)
        add(\UISlider.maximumTrackTintColor)
        add(\UISlider.thumbTintColor)
        add(\UISlider.minimumValueImage)
        add(\UISlider.maximumValueImage)
        add(\UIStepper.minimumValue)
        add(\UIStepper.maximumValue)
        add(\UIStepper.stepValue)
        add(\UIStepper.wraps)
        add(\UIStepper.value)
    }

    private static func addSegments() {
        add(UISegmentedControl.self) { control in
            let parts = (0..<control.numberOfSegments).map {
                (title: control.titleForSegment(at: $0), image: control.imageForSegment(at: $0))
            }
            return { other in
                other.removeAllSegments()
                for (index, part) in parts.enumerated() {
                    if let image = part.image {
                        other.insertSegment(with: image, at: index, animated: false)
                    } else {
                        other.insertSegment(withTitle: part.title, at: index, animated: false)
                    }
                }
            }
        }
        add(\UISegmentedControl.isMomentary)
        add(\UISegmentedControl.selectedSegmentTintColor)
        add(\UISegmentedControl.apportionsSegmentWidthsByContent)
        add(\UISegmentedControl.selectedSegmentIndex)
    }

    private static func addIndicators() {
        add(\UISwitch.onTintColor)
        add(\UISwitch.thumbTintColor)
        add(\UISwitch.isOn)
        add(\UIProgressView.progressViewStyle)
        add(\UIProgressView.progressTintColor)
        add(\UIProgressView.trackTintColor)
        add(\UIProgressView.progress)
        add(\UIPageControl.numberOfPages)
        add(\UIPageControl.currentPage)
        add(\UIPageControl.hidesForSinglePage)
        add(\UIPageControl.pageIndicatorTintColor)
        add(\UIPageControl.currentPageIndicatorTintColor)
        add(\UIActivityIndicatorView.style)
        add(\UIActivityIndicatorView.color)
        add(UIActivityIndicatorView.self) { spinner in
            let (hides, turns) = (spinner.hidesWhenStopped, spinner.isAnimating)
            return { other in
                other.hidesWhenStopped = hides
                if turns { other.startAnimating() }
            }
        }
    }
}
