flipbook trail MarbleRun.swift -o marbles.svg
flipbook render MarbleRun.swift --motion-blur 8 --frames 60-119 -o marbles.mp4
