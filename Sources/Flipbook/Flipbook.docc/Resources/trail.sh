flipbook trail Falling.swift -o falling.png
