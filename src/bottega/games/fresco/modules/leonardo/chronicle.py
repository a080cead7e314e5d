"""What is told of Leonardo."""

from bottega.games.fresco.telling import Telling, nothing

TELLING = Telling({"leonardo-passed": nothing}, places={"leonardo-passed": "get-up"})
