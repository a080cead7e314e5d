/** What the front page says of this game. */
import { ceiling } from "../../art/posters.js";
import { resultCeiling } from "../../art/results.js";

export default { minutes: 60, poster: ceiling, result: resultCeiling };
