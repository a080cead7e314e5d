/** Signs that only the replay needs, 16 x 16. */
const PATHS = {
  play: "M3.500 1.500 14 8 3.500 14.500Z",
  pause: "M3 2h3.700v12H3Zm6.300 0H13v12H9.300Z",
  on: "M2.500 2 11 8l-8.500 6Zm9 0h2.200v12h-2.200Z",
  back: "M13.500 2v12L5 8Zm-11.200 0h2.200v12H2.300Z",
  "round-on": "M1 2.500 7.500 8 1 13.500Zm6.500 0L14 8l-6.500 5.500Zm6.300-.5H16v12h-2.200Z",
  "round-back": "M15 2.500v11L8.500 8ZM8.500 2.500v11L2 8ZM0 2h2.200v12H0Z",
  eye: `M8 3c4 0 6.600 3 7.500 5-.9 2-3.500 5-7.500 5S1.400 10 .5 8C1.400 6 4 3 8 3Z
    m0 1.800a3.200 3.200 0 1 0 0 6.400 3.200 3.200 0 0 0 0-6.400Z
    m0 1.500a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400Z`,
  share: `M12 1a2.500 2.500 0 1 1-1.900 4.100L6.300 7a2.500 2.500 0 0 1 0 2l3.800 1.900
    A2.500 2.500 0 1 1 9.500 12.400L5.700 10.500a2.500 2.500 0 1 1 0-5l3.800-1.900A2.500 2.500 0 0 1 12 1Z`,
  download: "M7 1h2v6.500h3L8 12 4 7.500h3ZM1.500 13h13v2h-13Z",
};

/** @param {keyof typeof PATHS} name */
export const sign = (name) =>
  `<svg class="ico" viewBox="0 0 16 16" aria-hidden="true">
      <path fill="currentColor" fill-rule="evenodd" d="${PATHS[name]}"/>
    </svg>`;
