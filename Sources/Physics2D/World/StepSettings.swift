/// The world's settings for one step.
struct StepSettings {
    /// The length of the step, in seconds.
    let time: Float
    /// The factor of the last step's impulses for warm starting, which is the ratio of the steps' lengths: 1
    /// for steps of equal length, 0 in the first step.
    let impulseScale: Float
    let damping: DampingRule
    let velocityIterations: Int
    let positionIterations: Int

    init(_ world: World, _ time: Float) {
        self.time = time
        impulseScale = world.inversePreviousTime * time
        damping = world.damping
        velocityIterations = world.velocityIterations
        positionIterations = world.positionIterations
    }
}
