/// Holds an object for the calling thread. A film has one thread, so that it has no effect.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }

/// Gives up an object that the calling thread holds. It has no effect.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }
