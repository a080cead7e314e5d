/** The symbols of the modules, to stand on the page after the sprite. */

import { defs } from "./glaziers.js";
import { iconSymbols } from "./icons.js";
import { pennyFace } from "./wishing_well.js";

export const spriteModules = `<svg class="sprite" aria-hidden="true" width="0" height="0">
    <defs>
      ${defs}
      <symbol id="m-penny" viewBox="0 0 24 24">
        ${pennyFace}
      </symbol>
    </defs>
    ${iconSymbols}
  </svg>`;
