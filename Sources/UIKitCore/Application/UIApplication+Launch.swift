extension UIApplication {
    /// Notifies the delegates and the observers that the app has become active.
    func becomeActive() {
        let state = RunContext.current.screenState
        let scene = state.windowScene
        scene.delegate?.sceneWillEnterForeground(scene)
        scene.delegate?.sceneDidBecomeActive(scene)
        // A delegate of scenes takes the place of the app's.
        if scene.delegate == nil { state.appDelegate?.applicationDidBecomeActive(self) }
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    }
}
