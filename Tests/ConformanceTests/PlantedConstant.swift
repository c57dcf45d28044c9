import CoreGeometry

@testable import CoreLayers

/// A constant of UIKit's laws of motion, and the rows of devices that name an error in it.
@MainActor struct PlantedConstant {
    let name: String
    /// The error at which rows name it, as a fraction: a thousandth, or more where no row is that exact; nil
    /// where no row depends on it.
    let error: Double?
    /// The ids of rows that name it; there may be more.
    let rows: [String]
    /// The reason for a larger error, or for none.
    let reason: String
    private let multiply: (inout MotionConstants, Double) -> Void

    /// Creates a constant whose error of a thousandth is named by rows.
    init<Number: BinaryFloatingPoint>(
        _ name: String, _ path: WritableKeyPath<MotionConstants, Number>, _ rows: String...
    ) {
        self.init(name, path, 0.001, rows, "")
    }

    /// Creates a constant whose error is named by rows from a larger fraction on, for a reason.
    init<Number: BinaryFloatingPoint>(
        _ name: String, _ path: WritableKeyPath<MotionConstants, Number>, from error: Double,
        _ rows: String...,
        because reason: String
    ) {
        self.init(name, path, error, rows, reason)
    }

    /// Creates a constant on which no row depends, for a reason.
    init<Number: BinaryFloatingPoint>(
        _ name: String, _ path: WritableKeyPath<MotionConstants, Number>, withoutRowsBecause reason: String
    ) {
        self.init(name, path, nil, [], reason)
    }

    private init<Number: BinaryFloatingPoint>(
        _ name: String, _ path: WritableKeyPath<MotionConstants, Number>, _ error: Double?, _ rows: [String],
        _ reason: String
    ) {
        (self.name, self.error, self.rows, self.reason) = (name, error, rows, reason)
        multiply = { $0[keyPath: path] *= Number($1) }
    }

    /// Returns the constants with an error in this one.
    func planted(_ error: Double) -> MotionConstants {
        var constants = MotionConstants()
        multiply(&constants, 1 + error)
        return constants
    }
}

extension PlantedConstant {
    private static let noSource = "no source with a number of a device was found"

    /// All constants, in the order of their declarations.
    static let all = [
        PlantedConstant("springRest", \.springRest, "M0001", "M0006", "M0019", "M0179"),
        PlantedConstant("settlingStep", \.settlingStep, "M0023"),
        PlantedConstant("springDuration", \.springDuration, "M0036", "M0148"),
        PlantedConstant("snappyBounce", \.snappyBounce, "M0043", "M0151"),
        PlantedConstant("bouncyBounce", \.bouncyBounce, "M0064", "M0153"),
        PlantedConstant("systemMass", \.systemMass, "M0174", "M0178"),
        PlantedConstant("systemStiffness", \.systemStiffness, "M0174", "M0178"),
        PlantedConstant(
            "systemDamping", \.systemDamping, from: -0.8, "M0174", "M0178",
            because: "the damping above the critical 109.5 has no effect, so it shows below that alone"),
        PlantedConstant("presentationDuration", \.presentationDuration, "M0179"),
        PlantedConstant(
            "slowStart", \.slowStart, withoutRowsBecause: "the rows of timing functions are of linear alone"),
        PlantedConstant(
            "slowEnd", \.slowEnd, withoutRowsBecause: "the rows of timing functions are of linear alone"),
        PlantedConstant("implicitCurve", \.implicitCurve.x1, withoutRowsBecause: noSource),
        PlantedConstant("implicitCurve", \.implicitCurve.y1, withoutRowsBecause: noSource),
        PlantedConstant("implicitCurve", \.implicitCurve.x2, withoutRowsBecause: noSource),
        PlantedConstant("implicitCurve", \.implicitCurve.y2, withoutRowsBecause: noSource),
        PlantedConstant("implicitDuration", \.implicitDuration, withoutRowsBecause: noSource),
        PlantedConstant("begunDuration", \.begunDuration, withoutRowsBecause: noSource),
        PlantedConstant("rubberBand", \.rubberBand, "M0169"),
        PlantedConstant("dragThreshold", \.dragThreshold, "M0164"),
        PlantedConstant("normalDeceleration", \.normalDeceleration, "M0171", "M0176"),
        PlantedConstant("fastDeceleration", \.fastDeceleration, withoutRowsBecause: noSource),
        PlantedConstant(
            "stopSpeed", \.stopSpeed, from: 0.06, "M0172",
            because: "the source has it without decimals, so half a point per second is allowed"),
        PlantedConstant("bounceStiffness", \.bounceStiffness, withoutRowsBecause: noSource),
        PlantedConstant("bounceDamping", \.bounceDamping, withoutRowsBecause: noSource),
        PlantedConstant("bounceReturn", \.bounceReturn, withoutRowsBecause: noSource),
        PlantedConstant("scrollDuration", \.scrollDuration, withoutRowsBecause: noSource),
        PlantedConstant("pageSpeed", \.pageSpeed, withoutRowsBecause: noSource),
        PlantedConstant("barDuration", \.barDuration, withoutRowsBecause: noSource),
        PlantedConstant("updateDuration", \.updateDuration, withoutRowsBecause: noSource),
    ]
}
