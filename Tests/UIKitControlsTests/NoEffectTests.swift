import Testing
import UIKitHost
import UIKitTestSupport

/// Members that have no effect in a film say so, once a run.
@MainActor @Suite struct NoEffectTests {
    @Test func aMemberWithoutEffectWarnsOnceARun() {
        for _ in 0..<2 {
            let host = SceneHost(size: CGSize(width: 100, height: 100))
            host.withCurrent {
                let (bar, label) = (UISearchBar(), UILabel())
                bar.spellCheckingType = .no
                bar.spellCheckingType = .default
                bar.spellCheckingType = .yes
                label.allowsDefaultTighteningForTruncation = true
            }
            let warnings = [
                "UISearchBar.spellCheckingType has no effect in a film.",
                "UILabel.allowsDefaultTighteningForTruncation has no effect in a film.",
            ]
            #expect(host.warnings == warnings)
        }
    }

    @Test func attributesWithoutEffectWarnWhereverTheyBegin() {
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        host.withCurrent {
            let text = NSMutableAttributedString(
                string: "plain and ", attributes: [.font: UIFont.systemFont(ofSize: 12)])
            text.append(
                NSAttributedString(
                    string: "lined", attributes: [.verticalGlyphForm: 1, .textEffect: "a", .kern: 2]))
            UILabel().attributedText = text
        }
        let warnings = ["textEffect", "verticalGlyphForm"].map {
            "NSAttributedString.Key.\($0) has no effect in a film."
        }
        #expect(host.warnings == warnings)
    }

    @Test func aLookUnderAPointerIsStored() {
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        host.withCurrent {
            let (view, style) = (UIView(), UIHoverStyle(effect: .lift, shape: .capsule))
            view.hoverStyle = UIHoverStyle(shape: .rect(cornerRadius: 8))
            view.hoverStyle = style
            #expect(view.hoverStyle === style && style.effect is UIHoverLiftEffect && style.isEnabled)
        }
        #expect(host.warnings == ["UIView.hoverStyle has no effect in a film."])
    }

    @Test func whatChangesNothingIsSilent() {
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        host.withCurrent {
            let (view, field) = (UIScrollView(), UITextField())
            view.showsVerticalScrollIndicator = true
            field.clearButtonMode = .never
            for kind in [
                UIButton(type: .system), UISwitch(), UISlider(), UIStepper(), UIDatePicker(), UISearchBar(),
            ] {
                host.window.addSubview(kind)
            }
        }
        host.advance(by: 1.0 / 60)
        #expect(host.warnings.isEmpty)
    }
}
