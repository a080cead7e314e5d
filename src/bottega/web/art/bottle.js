/** The bottle on the paint cards; `--c` is its paint. */

export const BOTTLE = `<svg class="hc-bottle" viewBox="0 0 40 60" aria-hidden="true">
    <path d="M15 6v10C8 19 4 26 4 34v16c0 4 3 7 7 7h18c4 0 7-3 7-7V34c0-8-4-15-11-18V6Z" fill="#f4f6ee"
      fill-opacity=".85" stroke="#3a2113" stroke-width="1.500"/>
    <path d="M5.500 31c4-2 8 2 14.500 0s10-2 14.500 0c.3 1 .5 2 .5 3v16c0 3.500-2.500 6-6 6H11.500c-3.500 0-6-2.500-6-6
      V34c0-1-.2-2 0-3Z" fill="var(--c)"/>
    <path d="M10 30v20" stroke="#fff" stroke-opacity=".6" stroke-width="2.500" stroke-linecap="round"/>
    <path d="M13 2h14v5H13Z" fill="#b98a58" stroke="#3a2113" stroke-width="1.300"/>
  </svg>`;
