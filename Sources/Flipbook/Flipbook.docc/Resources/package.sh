flipbook new MyScenes
flipbook render MyScenes/Sources/MyScenes/Bounce.swift -o bounce.mp4
