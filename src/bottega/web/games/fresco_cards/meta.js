/** What the front page says of this game. */
import { fan } from "../../art/posters.js";
import { resultFan } from "../../art/results.js";

export default { minutes: 30, poster: fan, result: resultFan, words: { tiles: "cards-tile" } };
