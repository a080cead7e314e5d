"""What a browser loads is looked at beside the loop, so that no table waits for a disk."""

import threading

import pytest

from bottega.server import files

from .served import Served


def test_the_files_are_looked_through_in_a_thread_of_their_own(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[threading.Thread] = []
    honest = files.Files.look

    def noted(self: files.Files) -> None:
        looked.append(threading.current_thread())
        honest(self)

    monkeypatch.setattr(files.Files, "look", noted)
    monkeypatch.setattr(files, "LOOK_AGAIN", 10**6)
    guest = served.guest()
    made = guest.make("fresco", ["me", "open"])
    page = guest.http.get("/").text
    script = page.partition('"/static/')[2].partition('"')[0]
    assert guest.http.get(f"/static/{script}").headers["cache-control"] == files.FOREVER
    assert guest.open(made["id"]).until_type("hello")["build"] in page
    assert len(looked) == 1, "as long as it is fresh"
    assert served.thread not in looked
