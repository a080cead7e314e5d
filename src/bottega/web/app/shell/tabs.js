/** Which sheet of the side column is open. */
import { signal } from "../aids/html.js";

export const tab = signal("log");
