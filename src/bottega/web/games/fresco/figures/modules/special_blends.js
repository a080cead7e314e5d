/** The two further blends in the rule book. */
import { blends } from "../draw.js";

export default () => blends(["PRK", "OGN"]);
