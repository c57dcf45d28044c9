flipbook render Falling.swift -o falling.mp4
flipbook render Falling.swift -o falling.gif --slow 4
