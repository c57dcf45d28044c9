/// The codes of keys (USB HID Usage Tables, page 7).
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// The letter A.
    case keyboardA = 4
    /// The letter B.
    case keyboardB = 5
    /// The letter C.
    case keyboardC = 6
    /// The letter D.
    case keyboardD = 7
    /// The letter E.
    case keyboardE = 8
    /// The letter F.
    case keyboardF = 9
    /// The letter G.
    case keyboardG = 10
    /// The letter H.
    case keyboardH = 11
    /// The letter I.
    case keyboardI = 12
    /// The letter J.
    case keyboardJ = 13
    /// The letter K.
    case keyboardK = 14
    /// The letter L.
    case keyboardL = 15
    /// The letter M.
    case keyboardM = 16
    /// The letter N.
    case keyboardN = 17
    /// The letter O.
    case keyboardO = 18
    /// The letter P.
    case keyboardP = 19
    /// The letter Q.
    case keyboardQ = 20
    /// The letter R.
    case keyboardR = 21
    /// The letter S.
    case keyboardS = 22
    /// The letter T.
    case keyboardT = 23
    /// The letter U.
    case keyboardU = 24
    /// The letter V.
    case keyboardV = 25
    /// The letter W.
    case keyboardW = 26
    /// The letter X.
    case keyboardX = 27
    /// The letter Y.
    case keyboardY = 28
    /// The letter Z.
    case keyboardZ = 29
    /// The digit 1.
    case keyboard1 = 30
    /// The digit 2.
    case keyboard2 = 31
    /// The digit 3.
    case keyboard3 = 32
    /// The digit 4.
    case keyboard4 = 33
    /// The digit 5.
    case keyboard5 = 34
    /// The digit 6.
    case keyboard6 = 35
    /// The digit 7.
    case keyboard7 = 36
    /// The digit 8.
    case keyboard8 = 37
    /// The digit 9.
    case keyboard9 = 38
    /// The digit 0.
    case keyboard0 = 39
    /// Return.
    case keyboardReturnOrEnter = 40
    /// Escape.
    case keyboardEscape = 41
    /// Backspace.
    case keyboardDeleteOrBackspace = 42
    /// Tab.
    case keyboardTab = 43
    /// The space bar.
    case keyboardSpacebar = 44
    /// The hyphen.
    case keyboardHyphen = 45
    /// The equal sign.
    case keyboardEqualSign = 46
    /// The opening bracket.
    case keyboardOpenBracket = 47
    /// The closing bracket.
    case keyboardCloseBracket = 48
    /// The backslash.
    case keyboardBackslash = 49
    /// The number sign of keyboards outside of the United States.
    case keyboardNonUSPound = 50
    /// The semicolon.
    case keyboardSemicolon = 51
    /// The quotation mark.
    case keyboardQuote = 52
    /// The grave accent.
    case keyboardGraveAccentAndTilde = 53
    /// The comma.
    case keyboardComma = 54
    /// The period.
    case keyboardPeriod = 55
    /// The slash.
    case keyboardSlash = 56
    /// Caps Lock.
    case keyboardCapsLock = 57
    /// Function key 1.
    case keyboardF1 = 58
    /// Function key 2.
    case keyboardF2 = 59
    /// Function key 3.
    case keyboardF3 = 60
    /// Function key 4.
    case keyboardF4 = 61
    /// Function key 5.
    case keyboardF5 = 62
    /// Function key 6.
    case keyboardF6 = 63
    /// Function key 7.
    case keyboardF7 = 64
    /// Function key 8.
    case keyboardF8 = 65
    /// Function key 9.
    case keyboardF9 = 66
    /// Function key 10.
    case keyboardF10 = 67
    /// Function key 11.
    case keyboardF11 = 68
    /// Function key 12.
    case keyboardF12 = 69
    /// Print Screen.
    case keyboardPrintScreen = 70
    /// Scroll Lock.
    case keyboardScrollLock = 71
    /// Pause.
    case keyboardPause = 72
    /// Insert.
    case keyboardInsert = 73
    /// Home.
    case keyboardHome = 74
    /// Page Up.
    case keyboardPageUp = 75
    /// Delete.
    case keyboardDeleteForward = 76
    /// End.
    case keyboardEnd = 77
    /// Page Down.
    case keyboardPageDown = 78
    /// The right arrow.
    case keyboardRightArrow = 79
    /// The left arrow.
    case keyboardLeftArrow = 80
    /// The lower arrow.
    case keyboardDownArrow = 81
    /// The upper arrow.
    case keyboardUpArrow = 82
    /// The left control key.
    case keyboardLeftControl = 224
    /// The left shift key.
    case keyboardLeftShift = 225
    /// The left option key.
    case keyboardLeftAlt = 226
    /// The left command key.
    case keyboardLeftGUI = 227
    /// The right control key.
    case keyboardRightControl = 228
    /// The right shift key.
    case keyboardRightShift = 229
    /// The right option key.
    case keyboardRightAlt = 230
    /// The right command key.
    case keyboardRightGUI = 231
}
