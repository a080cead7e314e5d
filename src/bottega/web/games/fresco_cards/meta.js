/** What the front page says of this game. */
import { fan } from "../../art/posters.js";

export default { minutes: 30, poster: fan };
