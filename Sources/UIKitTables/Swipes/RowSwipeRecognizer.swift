/// The recognizer with which a table's rows are swiped aside.
package final class RowSwipeRecognizer: UIPanGestureRecognizer {}
