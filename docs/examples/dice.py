#!/usr/bin/env python3
"""Plays any legal move of Starchess. Which moves are legal, starmate says."""
import json, os, random, subprocess, sys

start, moves = "startpos", ""
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "uci":
        print("id name Dice\noption name UCI_Variant type combo default starchess var starchess\nuciok", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word == "position":
        start, _, moves = rest.removeprefix("fen ").partition(" moves ")
    elif word == "go":
        starmate = os.environ.get("STARMATE", "starmate")
        told = subprocess.check_output([starmate, "moves", "--json", "--position", start, "--moves", moves])
        print("bestmove", random.choice(json.loads(told)["moves"]), flush=True)
    elif word == "quit":
        break
