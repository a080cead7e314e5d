"""Guided first games and mini lessons: what is dealt, step by step what is shown and asked, and how far a game is."""

from bottega.teaching.lesson import Lesson as Lesson
from bottega.teaching.lesson import Step as Step
from bottega.teaching.reader import LessonError as LessonError
from bottega.teaching.reader import lessons as lessons
from bottega.teaching.script import Place as Place
from bottega.teaching.script import follow as follow
