// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UISegmentedControl.Style to UITextContentType.
    mutating func addUIKitControlsMembers5() {
        addUIKitControlsMembers5Part0()
        addUIKitControlsMembers5Part1()
        addUIKitControlsMembers5Part2()
        addUIKitControlsMembers5Part3()
        addUIKitControlsMembers5Part4()
        addUIKitControlsMembers5Part5()
        addUIKitControlsMembers5Part6()
        addUIKitControlsMembers5Part7()
        addUIKitControlsMembers5Part8()
        addUIKitControlsMembers5Part9()
        addUIKitControlsMembers5Part10()
        addUIKitControlsMembers5Part11()
        addUIKitControlsMembers5Part12()
    }

    /// Adds members of UISegmentedControl.Style.
    private mutating func addUIKitControlsMembers5Part0() {
        enumeration(UISegmentedControl.Style.self)
    }

    /// Adds members of UISelectionFeedbackGenerator.
    private mutating func addUIKitControlsMembers5Part1() {
        function("UISelectionFeedbackGenerator()") { _ in UISelectionFeedbackGenerator() }
        method("selectionChanged()", of: UISelectionFeedbackGenerator.self) { base, _ in
            base.selectionChanged()
        }
    }

    /// Adds members of UISlider.
    private mutating func addUIKitControlsMembers5Part2() {
        property("isContinuous", \UISlider.isContinuous)
        property("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
        property("maximumValue", \UISlider.maximumValue)
        property("maximumValueImage", \UISlider.maximumValueImage)
        property("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
        property("minimumValue", \UISlider.minimumValue)
        property("minimumValueImage", \UISlider.minimumValueImage)
        property("thumbTintColor", \UISlider.thumbTintColor)
        property("trackConfiguration", \UISlider.trackConfiguration)
        property("value", \UISlider.value)
        function("UISlider()") { _ in UISlider() }
        function("UISlider(frame:)") { UISlider(frame: try $0.get(0)) }
        function("UISlider(frame:primaryAction:)") {
            UISlider(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
        method("maximumValueImageRect(forBounds:)", of: UISlider.self) {
            $0.maximumValueImageRect(forBounds: try $1.get(0))
        }
        method("minimumValueImageRect(forBounds:)", of: UISlider.self) {
            $0.minimumValueImageRect(forBounds: try $1.get(0))
        }
        method("setMaximumTrackImage(_:for:)", of: UISlider.self) {
            $0.setMaximumTrackImage(try $1.get(0), for: try $1.get(1))
        }
        method("setMinimumTrackImage(_:for:)", of: UISlider.self) {
            $0.setMinimumTrackImage(try $1.get(0), for: try $1.get(1))
        }
        method("setThumbImage(_:for:)", of: UISlider.self) {
            $0.setThumbImage(try $1.get(0), for: try $1.get(1))
        }
        method("setValue(_:animated:)", of: UISlider.self) {
            $0.setValue(try $1.get(0), animated: try $1.get(1))
        }
        method("thumbRect(forBounds:trackRect:value:)", of: UISlider.self) {
            $0.thumbRect(forBounds: try $1.get(0), trackRect: try $1.get(1), value: try $1.get(2))
        }
    }

    /// Adds members of UISlider.
    private mutating func addUIKitControlsMembers5Part3() {
        method("trackRect(forBounds:)", of: UISlider.self) { $0.trackRect(forBounds: try $1.get(0)) }
    }

    /// Adds members of UISlider.TrackConfiguration.
    private mutating func addUIKitControlsMembers5Part4() {
        property("allowsTickValuesOnly", \UISlider.TrackConfiguration.allowsTickValuesOnly)
        property("enabledRange", \UISlider.TrackConfiguration.enabledRange)
        property("neutralValue", \UISlider.TrackConfiguration.neutralValue)
        property("ticks", \UISlider.TrackConfiguration.ticks)
    }

    /// Adds members of UISlider.TrackConfiguration.Tick.
    private mutating func addUIKitControlsMembers5Part5() {
        property("image", \UISlider.TrackConfiguration.Tick.image)
        property("position", \UISlider.TrackConfiguration.Tick.position)
        property("title", \UISlider.TrackConfiguration.Tick.title)
        function("UISlider.TrackConfiguration.Tick(position:)") {
            UISlider.TrackConfiguration.Tick(position: try $0.get(0))
        }
        function("UISlider.TrackConfiguration.Tick(position:image:)") {
            UISlider.TrackConfiguration.Tick(position: try $0.get(0), image: try $0.get(1))
        }
        function("UISlider.TrackConfiguration.Tick(position:title:)") {
            UISlider.TrackConfiguration.Tick(position: try $0.get(0), title: try $0.get(1))
        }
        function("UISlider.TrackConfiguration.Tick(position:title:image:)") {
            UISlider.TrackConfiguration.Tick(
                position: try $0.get(0), title: try $0.get(1), image: try $0.get(2))
        }
    }

    /// Adds members of UIStepper.
    private mutating func addUIKitControlsMembers5Part6() {
        property("autorepeat", \UIStepper.autorepeat)
        property("isContinuous", \UIStepper.isContinuous)
        property("maximumValue", \UIStepper.maximumValue)
        property("minimumValue", \UIStepper.minimumValue)
        property("stepValue", \UIStepper.stepValue)
        property("value", \UIStepper.value)
        property("wraps", \UIStepper.wraps)
        function("UIStepper(frame:)") { UIStepper(frame: try $0.get(0)) }
    }

    /// Adds members of UISwitch.
    private mutating func addUIKitControlsMembers5Part7() {
        property("isOn", \UISwitch.isOn)
        property("offImage", \UISwitch.offImage)
        property("onImage", \UISwitch.onImage)
        property("onTintColor", \UISwitch.onTintColor)
        property("preferredStyle", \UISwitch.preferredStyle)
        property("thumbTintColor", \UISwitch.thumbTintColor)
        property("title", \UISwitch.title)
        function("UISwitch(frame:)") { UISwitch(frame: try $0.get(0)) }
        method("setOn(_:animated:)", of: UISwitch.self) { $0.setOn(try $1.get(0), animated: try $1.get(1)) }
    }

    /// Adds members of UISwitch.Style.
    private mutating func addUIKitControlsMembers5Part8() {
        enumeration(UISwitch.Style.self)
    }

    /// Adds members of UISymbolEffectCompletionContext.
    private mutating func addUIKitControlsMembers5Part9() {
        property("isFinished", \UISymbolEffectCompletionContext.isFinished)
        property("sender", \UISymbolEffectCompletionContext.sender)
    }

    /// Adds members of UITextAutocapitalizationType.
    private mutating func addUIKitControlsMembers5Part10() {
        enumeration(UITextAutocapitalizationType.self)
    }

    /// Adds members of UITextAutocorrectionType.
    private mutating func addUIKitControlsMembers5Part11() {
        enumeration(UITextAutocorrectionType.self)
    }

    /// Adds members of UITextContentType.
    private mutating func addUIKitControlsMembers5Part12() {
        property("rawValue", \UITextContentType.rawValue)
        constant("UITextContentType.URL") { UITextContentType.URL }
        constant("UITextContentType.addressCity") { UITextContentType.addressCity }
        constant("UITextContentType.addressCityAndState") { UITextContentType.addressCityAndState }
        constant("UITextContentType.addressState") { UITextContentType.addressState }
        constant("UITextContentType.birthdate") { UITextContentType.birthdate }
        constant("UITextContentType.countryName") { UITextContentType.countryName }
        constant("UITextContentType.creditCardExpiration") { UITextContentType.creditCardExpiration }
        constant("UITextContentType.creditCardName") { UITextContentType.creditCardName }
        constant("UITextContentType.creditCardNumber") { UITextContentType.creditCardNumber }
        constant("UITextContentType.creditCardSecurityCode") { UITextContentType.creditCardSecurityCode }
        constant("UITextContentType.dateTime") { UITextContentType.dateTime }
        constant("UITextContentType.emailAddress") { UITextContentType.emailAddress }
        constant("UITextContentType.familyName") { UITextContentType.familyName }
        constant("UITextContentType.flightNumber") { UITextContentType.flightNumber }
        constant("UITextContentType.fullStreetAddress") { UITextContentType.fullStreetAddress }
        constant("UITextContentType.givenName") { UITextContentType.givenName }
        constant("UITextContentType.jobTitle") { UITextContentType.jobTitle }
        constant("UITextContentType.location") { UITextContentType.location }
        constant("UITextContentType.middleName") { UITextContentType.middleName }
        constant("UITextContentType.name") { UITextContentType.name }
        constant("UITextContentType.namePrefix") { UITextContentType.namePrefix }
        constant("UITextContentType.nameSuffix") { UITextContentType.nameSuffix }
        constant("UITextContentType.newPassword") { UITextContentType.newPassword }
        constant("UITextContentType.nickname") { UITextContentType.nickname }
        constant("UITextContentType.oneTimeCode") { UITextContentType.oneTimeCode }
        constant("UITextContentType.organizationName") { UITextContentType.organizationName }
        constant("UITextContentType.password") { UITextContentType.password }
        constant("UITextContentType.postalCode") { UITextContentType.postalCode }
        constant("UITextContentType.shipmentTrackingNumber") { UITextContentType.shipmentTrackingNumber }
        constant("UITextContentType.streetAddressLine1") { UITextContentType.streetAddressLine1 }
        constant("UITextContentType.streetAddressLine2") { UITextContentType.streetAddressLine2 }
        constant("UITextContentType.sublocality") { UITextContentType.sublocality }
        constant("UITextContentType.telephoneNumber") { UITextContentType.telephoneNumber }
        constant("UITextContentType.username") { UITextContentType.username }
        function("UITextContentType(rawValue:)") { UITextContentType(rawValue: try $0.get(0)) }
    }
}
