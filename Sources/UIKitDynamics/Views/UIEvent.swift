/// What happened on the screen; hit tests hand it on, and nothing here reads it.
@MainActor open class UIEvent: NSObject {}
