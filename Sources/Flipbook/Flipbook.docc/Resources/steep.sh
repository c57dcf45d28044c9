flipbook figure MarbleRun.swift --at 2 --sweep drop=30,110 -o steep.png
flipbook hash MarbleRun.swift
