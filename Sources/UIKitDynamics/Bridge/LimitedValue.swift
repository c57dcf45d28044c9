/// A value that a limit allows or not.
protocol LimitedValue {
    func isAllowed(by limit: Limit) -> Bool
}

extension CGFloat: LimitedValue {
    func isAllowed(by limit: Limit) -> Bool { limit.allows(self) }
}

extension CGPoint: LimitedValue {
    func isAllowed(by limit: Limit) -> Bool { limit.allows(self) }
}

extension CGVector: LimitedValue {
    func isAllowed(by limit: Limit) -> Bool { limit.allows(self) }
}
