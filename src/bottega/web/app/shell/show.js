/** One message about the game, shown: the picture, what happened, and what goes with it. */

import { gather } from "../aids/gains.js";
import { measure } from "../aids/motion.js";
import { offered } from "../aids/pointer.js";
import { sound } from "../aids/prefs.js";
import { summarise } from "../sheets/summary.js";
import { fetchWhatIsMissing } from "./game.js";
import { facts, lesson, line, refusal, showState } from "./state.js";

/** @typedef {import("../../types/server.d.ts").StateMessage} StateMessage */
/** @typedef {import("../../types/server.d.ts").LessonMessage} LessonMessage */

/** The line is up again, as soon as what is shown is not older than it. */
export function reopened() {
  if (line.peek().state === "open") return;
  line.value = { state: "open" };
  refusal.value = null; // whatever it was, the line has been down since
}

/** @param {StateMessage | LessonMessage} message @param {boolean} own whether it answers a choice of this page */
export function show(message, own) {
  if (message.type === "lesson") {
    lesson.value = message.lesson;
    return;
  }
  measure();
  const known = facts.peek().length;
  offered(
    message.view.choices.map(({ id }) => id),
    own,
  );
  gather(message);
  showState(message, own);
  reopened(); // only now: an old picture is nothing to choose from
  fetchWhatIsMissing();
  if (sound.peek() && facts.peek().length > known)
    import("../aids/sound.js").then(
      (made) => made.wood(),
      () => {},
    );
  summarise(message.reset ? 0 : message.facts.length);
}
