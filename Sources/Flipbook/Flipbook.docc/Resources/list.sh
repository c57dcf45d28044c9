flipbook list Falling.swift
flipbook trail Falling.swift --set elasticity=0.8 -o bouncy.png
