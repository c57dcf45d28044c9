/// Four pairs of boxes.
struct BoxPairW {
    var transformA, transformB: TransformW
    /// Half the width and height of each box, in meters.
    var halfA, halfB: Vec2W
    /// The separation up to which the boxes touch, in meters.
    var radius: FloatW
}
