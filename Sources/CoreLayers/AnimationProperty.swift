/// A property of animations that code sets and gets by its name, as key-value coding does on devices.
@MainActor struct AnimationProperty {
    /// Returns the value; nil for none.
    let get: (CAAnimation) -> Any?
    /// Sets the value; returns false for a value of another type, which has no effect.
    let set: (CAAnimation, Any?) -> Bool

    /// Creates the property of a number. Any type of number sets it.
    init<Owner: CAAnimation, Number: BinaryFloatingPoint>(
        number path: ReferenceWritableKeyPath<Owner, Number>
    ) {
        self.init(path) {
            flipbookNumber($0, as: Double.self).map { Number($0) }
        } asAny: {
            NSNumber(value: Double($0))
        }
    }

    /// Creates the property of a Boolean value.
    init<Owner: CAAnimation>(flag path: ReferenceWritableKeyPath<Owner, Bool>) {
        self.init(path) {
            ($0 as? Bool) ?? ($0 as? NSNumber)?.boolValue
        } asAny: {
            $0
        }
    }

    /// Creates the property of a value with a name, which the name sets too.
    init<Owner: CAAnimation, Name: RawRepresentable>(named path: ReferenceWritableKeyPath<Owner, Name>)
    where Name.RawValue == String {
        self.init(path, from: Self.named) { $0 }
    }

    /// Creates the property of a value with a name, or of nil.
    init<Owner: CAAnimation, Name: RawRepresentable>(
        optionallyNamed path: ReferenceWritableKeyPath<Owner, Name?>
    ) where Name.RawValue == String {
        self.init(optional: path, from: Self.named)
    }

    /// Creates the property of an object or a list, or of nil.
    init<Owner: CAAnimation, Value>(
        optional path: ReferenceWritableKeyPath<Owner, Value?>,
        from convert: @escaping (Any) -> Value? = { $0 as? Value }
    ) {
        get = { animation in (animation as? Owner).flatMap { $0[keyPath: path] } }
        set = { animation, value in
            let new = value.flatMap(convert)
            guard let owner = animation as? Owner, (new == nil) == (value == nil) else { return false }
            owner[keyPath: path] = new
            return true
        }
    }

    private init<Owner: CAAnimation, Value>(
        _ path: ReferenceWritableKeyPath<Owner, Value>, from convert: @escaping (Any) -> Value?,
        asAny: @escaping (Value) -> Any
    ) {
        get = { animation in (animation as? Owner).map { asAny($0[keyPath: path]) } }
        set = { animation, value in
            guard let owner = animation as? Owner, let new = value.flatMap(convert) else { return false }
            owner[keyPath: path] = new
            return true
        }
    }

    private static func named<Name: RawRepresentable>(_ value: Any) -> Name? where Name.RawValue == String {
        (value as? Name) ?? (value as? String).flatMap { Name(rawValue: $0) }
    }
}

extension CAAnimation {
    /// The property with a name; nil for a name that is only the key of a stored value.
    func property(_ name: String) -> AnimationProperty? {
        let tables = [
            self is CATransition ? Self.transitionProperties : [:],
            self is CAAnimationGroup ? ["animations": .init(optional: \CAAnimationGroup.animations)] : [:],
            self is CAKeyframeAnimation ? Self.keyframeProperties : [:],
            self is CASpringAnimation ? Self.springProperties : [:],
            self is CABasicAnimation ? Self.basicProperties : [:],
            self is CAPropertyAnimation ? Self.keyPathProperties : [:],
            Self.timingProperties,
        ]
        return tables.lazy.compactMap { $0[name] }.first
    }

    private static var timingProperties: [String: AnimationProperty] {
        [
            "beginTime": .init(number: \.beginTime), "duration": .init(number: \.duration),
            "speed": .init(number: \.speed), "timeOffset": .init(number: \.timeOffset),
            "repeatCount": .init(number: \.repeatCount), "repeatDuration": .init(number: \.repeatDuration),
            "autoreverses": .init(flag: \.autoreverses), "fillMode": .init(named: \.fillMode),
            "timingFunction": .init(optional: \.timingFunction), "delegate": .init(optional: \.delegate),
            "removedOnCompletion": .init(flag: \.isRemovedOnCompletion),
        ]
    }

    private static var keyPathProperties: [String: AnimationProperty] {
        [
            "keyPath": .init(optional: \CAPropertyAnimation.keyPath),
            "additive": .init(flag: \CAPropertyAnimation.isAdditive),
            "cumulative": .init(flag: \CAPropertyAnimation.isCumulative),
            "valueFunction": .init(optional: \CAPropertyAnimation.valueFunction),
        ]
    }

    private static var basicProperties: [String: AnimationProperty] {
        [
            "fromValue": .init(optional: \CABasicAnimation.fromValue),
            "toValue": .init(optional: \CABasicAnimation.toValue),
            "byValue": .init(optional: \CABasicAnimation.byValue),
        ]
    }

    private static var springProperties: [String: AnimationProperty] {
        [
            "mass": .init(number: \CASpringAnimation.mass),
            "stiffness": .init(number: \CASpringAnimation.stiffness),
            "damping": .init(number: \CASpringAnimation.damping),
            "initialVelocity": .init(number: \CASpringAnimation.initialVelocity),
            "allowsOverdamping": .init(flag: \CASpringAnimation.allowsOverdamping),
        ]
    }

    private static var keyframeProperties: [String: AnimationProperty] {
        [
            "values": .init(optional: \CAKeyframeAnimation.values),
            "path": .init(optional: \CAKeyframeAnimation.path),
            "keyTimes": .init(optional: \CAKeyframeAnimation.keyTimes, from: numbers),
            "timingFunctions": .init(optional: \CAKeyframeAnimation.timingFunctions),
            "calculationMode": .init(named: \CAKeyframeAnimation.calculationMode),
            "tensionValues": .init(optional: \CAKeyframeAnimation.tensionValues, from: numbers),
            "continuityValues": .init(optional: \CAKeyframeAnimation.continuityValues, from: numbers),
            "biasValues": .init(optional: \CAKeyframeAnimation.biasValues, from: numbers),
            "rotationMode": .init(optionallyNamed: \CAKeyframeAnimation.rotationMode),
        ]
    }

    private static var transitionProperties: [String: AnimationProperty] {
        [
            "type": .init(named: \CATransition.type),
            "subtype": .init(optionallyNamed: \CATransition.subtype),
            "startProgress": .init(number: \CATransition.startProgress),
            "endProgress": .init(number: \CATransition.endProgress),
        ]
    }

    /// Returns a list of numbers of any type; nil for another value.
    private static func numbers(_ value: Any) -> [NSNumber]? {
        guard let list = value as? [Any] else { return nil }
        let numbers = list.compactMap { flipbookNumber($0, as: Double.self).map { NSNumber(value: $0) } }
        return numbers.count == list.count ? numbers : nil
    }
}
