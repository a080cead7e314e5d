/** What the front page says of this game. */
import { estate } from "../../art/posters.js";

export default { minutes: 90, poster: estate };
