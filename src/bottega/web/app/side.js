/** Which sheet of the side column is open. */
import { signal } from "./html.js";

export const tab = signal("log");
