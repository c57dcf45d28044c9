import UIKit

extension MemberTable {
    /// Adds enumerations under the names that another class gives them, and members of the device and the
    /// app, which the tables leave out.
    mutating func addAliases() {
        enumeration(UITableView.SeparatorStyle.self, named: "UITableView.SeparatorStyle")
        enumeration(UIImage.SymbolScale.self, named: "UIImage.SymbolScale")
        enumeration(UITextSmartDashesType.self, named: "UITextSmartDashesType")
        enumeration(UITextSmartInsertDeleteType.self, named: "UITextSmartInsertDeleteType")
        constant("UIDragInteraction.isEnabledByDefault") { UIDragInteraction.isEnabledByDefault }
        property("canBecomeKeyWindow", \UIWindow.canBecomeKey)
        property("isIdleTimerDisabled", \UIApplication.isIdleTimerDisabled)
        property("applicationIconBadgeNumber", \UIApplication.applicationIconBadgeNumber)
        property("isBatteryMonitoringEnabled", \UIDevice.isBatteryMonitoringEnabled)
        property("isProximityMonitoringEnabled", \UIDevice.isProximityMonitoringEnabled)
    }
}
