extension UIScreen {
    /// The coordinates of the screen as the interface lies on it: those of the film's frame.
    public var coordinateSpace: any UICoordinateSpace { RunContext.current.window }

    /// The coordinates of the screen as it is held upright; the same as `coordinateSpace`, since a device
    /// that is turned has a frame of another shape.
    public var fixedCoordinateSpace: any UICoordinateSpace { RunContext.current.window }
}
