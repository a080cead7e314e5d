/** What the front page says of this game. */
import { estate } from "../../art/posters.js";
import { resultEstate } from "../../art/results.js";

export default {
  minutes: 90,
  poster: estate,
  result: resultEstate,
  words: { items: "princes-name", professions: "princes-name" },
};
