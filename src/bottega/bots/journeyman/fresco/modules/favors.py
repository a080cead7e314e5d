"""Favours: they come with a restoration, whoever makes it, so there is nothing to judge."""

from bottega.bots.journeyman.fresco.module_judge import ModuleJudge

JUDGE = ModuleJudge()
