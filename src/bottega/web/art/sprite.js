/**
 * Symbols that drawings refer to: paint glyphs, icons, emblems and pieces. Original art; colours come from the tokens.
 */

/** @type {Record<string, string>} */
export const PAINT = { R: "red", Y: "yellow", B: "blue", O: "orange", G: "green", P: "purple", K: "pink", N: "brown" };

// --- paint glyphs, 16 x 16. Basic: circle, triangle, square. A blend is built from its parents:
// orange = triangle on circle (drop), green = triangle on square (house), purple = circle on square (arch).
const shape = {
  R: ['<circle cx="8" cy="8" r="7.2"/>', 11.4],
  Y: ['<path d="M8 .9 15.5 14.9H.5Z"/>', 13.4],
  B: ['<rect x="1.2" y="1.2" width="13.6" height="13.6" rx=".8"/>', 11.3],
  O: ['<path d="M8 .2C8.7 3.4 14.6 5.4 14.6 10A6.6 5.7 0 0 1 1.4 10C1.4 5.4 7.3 3.4 8 .2Z"/>', 12.9],
  G: ['<path d="M8 .6 15.8 7.6H13.7V15.4H2.3V7.6H.2Z"/>', 13.1],
  P: ['<path d="M.5 15.4V12.9H2.2V7A5.8 6.4 0 0 1 13.8 7V12.9H15.5V15.4Z"/>', 12],
  K: [
    `<path d="M8 .8a3.5 3.5 0 0 1 3.4 2.8 3.5 3.5 0 0 1 2.7 6 3.5 3.5 0 0 1-4.4 4.9 3.5 3.5 0 0 1-3.4 0 3.5 3.5 0 0
        1-4.4-4.9 3.5 3.5 0 0 1 2.7-6A3.5 3.5 0 0 1 8 .8Z"/>`,
    11.2,
  ],
  N: ['<path d="M4.3 1.3h7.4L15.5 8l-3.8 6.7H4.3L.5 8Z"/>', 11.2],
};
const glyphSymbols = Object.entries(shape)
  .map(
    ([k, [d, y]]) =>
      `<symbol id="g-${k}" viewBox="-.6 -.6 17.2 17.2">
          <g fill="var(--${k})" stroke="var(--glyph-edge)" stroke-width=".9" stroke-linejoin="round">
            ${d}
          </g>
          <text x="8" y="${y}" text-anchor="middle" font-family="Alegreya Sans, Gill Sans, sans-serif" font-weight="700"
            font-size="${k === "Y" ? 9 : 9.6}" fill="var(--${k}-on)">${k}</text>
        </symbol>`,
  )
  .join("");

// --- one-colour icons, 16 x 16, currentColor
const icons = {
  university: "M8 1 15 5v1.4H1V5Zm-6 6.2h2v5H2Zm3.5 0h2v5h-2Zm3.5 0h2v5H9Zm3.3 0h2v5h-2ZM1 13h14v2H1Z",
  laboratory: `M5.5 1h5v1.5H10v3.7l4 6.4C14.7 14 14 15 12.700 15H3.300C2 15 1.300 14 2 12.600l4-6.400
      V2.500h-.5Zm2 1.500v4L5.300 10h5.400L8.500 6.500v-4Z`,
  workshop: "M2 3.500 7 2l4 1.200 3-.7v4l-3-.7-1.500.5V15H6.500V6.500L2 5.500Z",
  library: `M1 2.500c2.500-.8 5-.6 6.500.8v11C6 13 3.500 12.700 1 13.500Zm14 0
      c-2.500-.8-5-.6-6.500.8v11c1.500-1.300 4-1.600 6.500-.8Z`,
  opera: `M3.500 1.500c-2 3-.5 8 3 10V13H5v2h6v-2H9.500v-1.500c3.500-2 5-7 3-10l-1.300.8c1.300
      2.500.3 5.700-1.700 7.200V3h-1v7h-1V3h-1v6.500C4.500 8 3.500 4.800 4.800 2.300Z`,
  studio: `M8 1.500c4 0 7 2.500 7 6 0 2.500-2 3.500-4 3.200-1.500-.2-2 .6-1.500 1.600.6 1.300 0
      2.200-1.500 2.200-4 0-7-3-7-6.500s3-6.500 7-6.500ZM5 5a1.200 1.200 0 1 0 0 2.400A1.200 1.200 0 0
      0 5 5Zm4-1.500a1.200 1.200 0 1 0 0 2.400 1.200 1.200 0 0 0 0-2.400ZM12 6a1.200 1.200 0 1 0 0
      2.400A1.200 1.200 0 0 0 12 6ZM4.500 9a1.200 1.200 0 1 0 0 2.400 1.200 1.200 0 0 0 0-2.400Z`,
  hospital: "M6 1.500h4V6h4.500v4H10v4.500H6V10H1.500V6H6Z",
  theatre: `M2 2c4 1.300 8 1.300 12 0 .6 6-1 11-6 13C3 13 1.400 8 2 2Zm2.200 4.500c.8-.9 2-.9 2.800
      0v1c-.8-.6-2-.6-2.800 0Zm4.800 0c.8-.9 2-.9 2.800 0v1c-.8-.6-2-.6-2.800 0ZM5 10c2 1.300 4 1.300
      6 0-.3 2-1.500 3-3 3s-2.700-1-3-3Z`,
  tower: "M3.500 1h2v1.600h1.700V1h1.600v1.600h1.700V1h2v4.500l-1.200 1V15H9.300v-3.500H6.700V15H4.700V6.500l-1.200-1Z",
  chapel: `M7.200 0h1.600v1.500h1.700V3H8.800v1.200L13 8v7H9.800v-3.500a1.800 1.800 0 0 0-3.600 0
      V15H3V8l4.200-3.800V3H5.500V1.500h1.700Z`,
  forest: "M8 .5 12 6h-1.700L14 11.500H9V15.500H7v-4H2L5.700 6H4Z",
  lake: `M1 5.500c2-2.500 3.500-2.500 5 0s3 2.500 4.500 0 3-2 4.500 0v2
    c-1.500-1.800-3-1.800-4.500.5s-3 2.300-4.500 0-3-2.300-5 0Zm0 5c2-2.500 3.500-2.500 5 0s3 2.500
    4.500 0 3-2 4.500 0v2c-1.500-1.800-3-1.800-4.500.5s-3 2.300-4.500 0-3-2.300-5 0Z`,
  park: `M7.200 7.500C4 7 3.500 4.500 4.500 3c.7-1 1.600-.7 2 .2C6.300 1.700 7 .8 8 .8s1.700.9
    1.500 2.400c.4-.9 1.300-1.200 2-.2 1 1.500.5 4-2.700 4.500V10c.8-1.500 2.700-2 4.700-1.500-.5
    2.500-2.700 3.300-4.700 2.800v3.900H7.200v-2.600c-2 .5-4.200-.3-4.700-2.800C4.500 9.300 6.400
    9.700 7.200 11Z`,
  travel: `M7.300 1h1.400v1.200C12 3.500 13 6.500 13 9H8.700v1.500H15c-.5 2.500-2 4.500-4 4.500H5
      c-2 0-3.500-2-4-4.500h6.300V9H3c0-2.500 1.800-5.500 4.300-6.500Z`,
  religion: "M8 .5c1.500 1.500 2 2.600 2 3.500a2 2 0 0 1-4 0c0-.9.5-2 2-3.500ZM6 7h4v5.500h2.500V15h-9v-2.500H6Z",
  opinion: "M2 2h12v8.500H8.500L5 14v-3.500H2Zm2 2v1.300h8V4Zm0 2.700V8h5.500V6.700Z",
  jester: `M8 8.500C8 5 5.500 2 2.500 2.500 3.500 4 3 6 2 8.500a1.200 1.200 0 1 0 1.300 1.200L4 12
      h8l.7-2.300A1.200 1.200 0 1 0 14 8.500c-1-2.500-1.500-4.500-.5-6C10.500 2 8 5 8 8.500ZM4 13h8v2
      H4Z`,
  builder: "M2 14.500 8.500 8 7 6.500 13.500 1.500 15 3 9.500 9 3.500 15.500ZM1.500 8 8 1.500l1 1L2.500 9Z",
  prestige: `M8 4.200 9.100 6.700l2.700.3-2 1.800.6 2.700L8 10.100l-2.400 1.400.6-2.700-2-1.800
      2.700-.3ZM3.200 2C1 5 1 10.500 4.500 14l-1 .8C-.6 11-.6 5 2 1.200Zm9.600 0C15 5 15 10.500 11.500
      14l1 .8C16.600 11 16.600 5 14 1.200Z`,
  recruit: "M1.500 3h13v10h-13Zm1.800 1.500L8 8.300l4.700-3.800ZM3 6v5.500h10V6L8 10Z",
  bonus: `M3 1h8l3 3v11H3Zm2 4v1.300h6V5Zm0 2.700V9h6V7.700ZM7.300 10h1.400v1.300H10v1.400H8.700
      V14H7.300v-1.300H6v-1.400h1.300Z`,
  market: `M2 1.500h12l1.500 4a2 2 0 0 1-3.500.6 2 2 0 0 1-4 0 2 2 0 0 1-4 0A2 2 0 0 1 .5 5.500ZM2
      8.500h1.500V12h9V8.500H14V15H2Z`,
  workshopcard: `M6 1h4v1.500h-.5V4C12 5 13.500 7 13.500 9.500c0 3-2 5.500-5.500 5.500
      s-5.500-2.500-5.500-5.500C2.500 7 4 5 6.500 4V2.500H6Zm-1.700 8h7.400
      c-.3-1.600-1.400-2.900-3-3.500H7.300c-1.600.6-2.700 1.900-3 3.500Z`,
  cathedral: `M7.300.5h1.400V2H10v1.300H8.700V5l3.300 2.500V15H9.700v-3a1.700 1.700 0 0 0-3.400 0v3H4
      V7.500L7.300 5V3.300H6V2h1.300ZM1 9l2-1.500V15H1Zm12-1.500L15 9v6h-2Z`,
  mitre: `M8 .5c3.500 3 5 6 4.500 10h-9C3 6.500 4.500 3.500 8 .5Zm-.7 3V6H5.500v1.400h1.800v2
      h1.400v-2h1.800V6H8.700V3.500ZM3.300 11.700h9.400V14.500H3.300Z`,
  coin: `M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Zm0 2.500C6.800 5 6.500 6 6.800 7.300 5.500 6.300 4.300
    6.800 4.300 8c0 1 .9 1.600 1.900 1.300l-.7 2h5l-.7-2c1 .3 1.900-.3 1.900-1.300
    0-1.200-1.200-1.700-2.500-.7C9.500 6 9.200 5 8 3.500Z`,
  clock: `M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Zm0 1.600a5.400 5.400 0 1 0 0 10.800A5.400 5.400 0 0 0
      8 2.600ZM7.300 4h1.400v3.700l2.600 1.500-.7 1.200-3.300-2Z`,
  mask: `M2 2c4 1.300 8 1.300 12 0 .6 6-1 11-6 13C3 13 1.400 8 2 2Zm2.200 4.500c.8-.9 2-.9 2.800 0
    v1c-.8-.6-2-.6-2.800 0Zm4.800 0c.8-.9 2-.9 2.800 0v1c-.8-.6-2-.6-2.800 0ZM5 10c2 1.300 4 1.300 6
    0-.3 2-1.500 3-3 3s-2.700-1-3-3Z`,
  easel: "M7.300 0h1.400v2H13v8H9.800l2 6h-1.600l-1.500-4.700H7.300L5.800 16H4.200l2-6H3V2h4.300ZM4.500 3.500v5h7v-5Z",
  undo: "M6 2v3h4a4.500 4.500 0 0 1 0 9H4v-1.800h6a2.700 2.700 0 0 0 0-5.400H6V10L1 6Z",
  turn: "M8 2a6 6 0 1 1-5.700 8h1.900A4.300 4.300 0 1 0 5 5l1.700 1.700H1.500V1.500l2.200 2.200A6 6 0 0 1 8 2Z",
  mirror: "M7.300 1h1.400v14H7.300ZM6 4v8L1 12Zm4 0 5 8h-5Z",
  swap: "M5 2 1 5.500 5 9V6.500h8v-2H5Zm6 5v2.500H3v2h8V14l4-3.500Z",
  ask: `M8 1c2.800 0 4.500 1.600 4.500 3.900 0 3-3.300 3-3.300 5.600H6.800c0-3.500 3.100-3.700
    3.100-5.500 0-1-.8-1.700-1.900-1.700S6 4 6 5.300H3.500C3.500 2.700 5.300 1 8 1ZM6.700 12h2.600
    v2.700H6.700Z`,
  screen: "M1 2l4 1v11l-4 1Zm5 1h4v11H6Zm5 0 4-1v13l-4-1Z",
  tile: "M2 2h12v12H2Zm1.700 1.700v8.600h8.600V3.700Z",
  link: `M6.500 9.500 9.500 6.500l1 1-3 3ZM3 7.500 5.500 5l1.200 1.200L4.300 8.600a2 2 0 0 0 3 3
    l2.400-2.400L11 10.500 8.500 13a3.800 3.800 0 0 1-5.500-5.500Zm10 1L10.500 11 9.300 9.800
    l2.400-2.400a2 2 0 0 0-3-3L6.300 6.800 5 5.500 7.500 3A3.800 3.800 0 0 1 13 8.500Z`,
  check: "M2 8.500 4 6.500 6.800 9.300 12.500 3l2 2L6.800 13.200Z",
  lock: "M4.500 7V5a3.500 3.500 0 0 1 7 0v2H13v8H3V7Zm1.700 0h3.600V5a1.800 1.800 0 0 0-3.600 0Z",
  chart: "M1 14h14v1.500H1ZM2 8h3v5H2Zm4.500-4h3v9h-3ZM11 1h3v12h-3Z",
  hand: `M1 4.500 4 4v8.500L1 12Zm4 0c2-1.300 3.700-1.200 5-.2h4.300a1.200 1.200 0 0 1 0 2.400H10.500c1 .3
    1 1.700 0 1.900 .8.4.6 1.700-.4 1.800.5.6 0 1.500-1 1.500H7c-1 0-1.600-.3-2-.8Z`,
  candle: "M8 .5c1.500 1.500 2 2.600 2 3.500a2 2 0 0 1-4 0c0-.9.500-2 2-3.500ZM6 7h4v8H6Z",
  sound: "M2 6h3l4-4v12l-4-4H2Zm9-1.500c2 2 2 5 0 7v-1.600c1-1.200 1-2.600 0-3.800Z",
  more: "M2 4h12v1.700H2Zm0 3.200h12v1.700H2Zm0 3.200h12v1.700H2Z",
  person: `M8 .8a3.700 3.700 0 1 1 0 7.400A3.700 3.700 0 0 1 8 .8ZM1.200 15.200c.2-4.100
      2.700-6.200 6.800-6.200s6.600 2.100 6.800 6.200Z`,
  arrow: "M1 7h9V3.500L15 8l-5 4.500V9H1Z",
  alert: "M8 1 15 14.500H1ZM7.200 6v4.500h1.600V6Zm0 5.500V13h1.600v-1.500Z",
};
const iconSymbols = Object.entries(icons)
  .map(
    ([k, d]) =>
      `<symbol id="i-${k}" viewBox="0 0 16 16"><path fill="currentColor" fill-rule="evenodd" d="${d}"/></symbol>`,
  )
  .join("");

// --- emblems of the five players, 12 x 12
const emblems = {
  1: `M6 .3C7.900 2.300 8 4.200 6.900 6.700H5.100C4 4.200 4.100 2.300 6 .3ZM4.400 6.900C3.900
    4.400 2.500 3 .3 3.300c1 .7 1.200 1.500.9 2.500-.4 1.300.6 2.300 2.400 1.900Zm3.200 0C8.100 4.400
    9.500 3 11.700 3.300c-1 .7-1.200 1.500-.9 2.500.4 1.300-.6 2.300-2.400 1.900ZM2.900 7.700h6.200V9
    H2.900ZM5.200 9h1.600c.1 1.100.6 2 1.500 2.800H3.700C4.600 11 5.100 10.100 5.200 9Z`,
  2: `M2.600 1h1.500v1.300h1.200V1h1.400v1.300h1.200V1h1.500v3.300l-.9.800v6H7.200V8.400a1.200
    1.200 0 0 0-2.400 0v2.700H3.500v-6l-.9-.8Z`,
  3: "M6 .8 7.300 4.400 11.200 4.500 8.100 6.900 9.200 10.700 6 8.500 2.800 10.700 3.900 6.900.8 4.500 4.700 4.400Z",
  4: `M6 3.400a2.600 2.600 0 1 1 0 5.200 2.600 2.600 0 0 1 0-5.200ZM5.400.4h1.200v2H5.400Zm0
    9.200h1.200v2H5.400ZM.4 5.400h2v1.200h-2Zm9.200 0h2v1.200h-2ZM1.600 2.500l.9-.9 1.400 1.400-.9.900
    Zm6.500 6.500.9-.9 1.400 1.400-.9.900ZM1.600 9.500 3 8.100l.9.9-1.400 1.400ZM8.100 3
    l1.400-1.400.9.9L9 3.900Z`,
  5: "M7.800.9A5.400 5.400 0 1 0 11.200 8 4.400 4.400 0 1 1 7.800.9Z",
};
const emblemSymbols = Object.entries(emblems)
  .map(([k, d]) => `<symbol id="em-${k}" viewBox="0 0 12 12"><path fill="var(--po)" d="${d}"/></symbol>`)
  .join("");

const edge = 'stroke="color-mix(in srgb, var(--pc), #120803 52%)" stroke-width="1.3" stroke-linejoin="round"';
export const pieceSymbols = `<symbol id="painter" viewBox="0 0 32 40">
    <g fill="var(--pc)" ${edge}>
      <path d="M16 15.200c-4 0-6.800.7-9 3.600L3.200 24c-1.200 1.700-.2 3.600 1.800 3.400l3.600-.5L6.300 36c-.4 1.800.6
        3 2.400 3h14.600c1.800 0 2.800-1.200 2.400-3l-2.300-9.100 3.600.5c2 .2 3-1.700 1.800-3.400L25 18.800
        c-2.200-2.900-5-3.600-9-3.600Z"/>
      <circle cx="16" cy="11" r="5.200"/>
    </g>
    <path d="M6.300 8.600C4 4.300 9.800.7 17 1c7.200.2 12 3.400 10.300 6.700-1.200 2.300-4.800 1-10.300 1.200-5 .1-9.500
      2-10.700-.3Z" fill="color-mix(in srgb, var(--pc), #120803 26%)"
      stroke="color-mix(in srgb, var(--pc), #120803 60%)" stroke-width="1.300"/>
    <path d="M8 6.500C9 3.600 13 2.200 17.500 2.400 13.500 3 10 4.300 8 6.500ZM5.200 24.300 9 19.200c1.700-2 3.300-2.500
      5.500-2.700-3 1.300-4.700 3.300-6 6.500Zm4.500 3.400L8 36.700c-.2.800 0 1.200.6 1.300H10Z" fill="#fff"
      opacity=".38"/>
    <use href="#em" x="9.800" y="21" width="12.400" height="12.400"/>
  </symbol>
  <symbol id="apprentice" viewBox="0 0 20 26">
    <g fill="var(--pc)" ${edge}>
      <path d="M10 9.500c-4 0-5.400 2.700-5.900 6L2.300 22.500c-.4 1.700.3 2.600 1.700 2.600h12c1.400 0 2.100-.9
        1.700-2.600L15.900 15.500c-.5-3.300-1.900-6-5.900-6Z"/>
      <circle cx="10" cy="6" r="4.700"/>
    </g>
    <path d="M6.800 5a3.300 3.300 0 0 1 3-2.700C8.500 3 7.700 4 7.700 5.600ZM6 16c.4-2.700 1.300-4.300 2.700-5-1 2-1.500
      4-2 6.500L5 23.700H3.700Z" fill="#fff" opacity=".45"/>
  </symbol>
  <symbol id="bishop" viewBox="0 0 34 46">
    <g stroke="#4a2c10" stroke-width="1.300" stroke-linejoin="round">
      <path fill="#f6efe0" d="M17 19c-7 0-9.500 4-10.300 9L4 42c-.3 1.700.6 2.800 2.300 2.800h21.400c1.700 0 2.600-1.100
        2.300-2.800L27.300 28C26.500 23 24 19 17 19Z"/>
      <circle fill="#f0cfa6" cx="17" cy="16" r="5.600"/>
      <path fill="#fffaf0" d="M17 .8c5 3.200 7 7.200 6.300 13.200H10.700C10 8 12 4 17 .8Z"/>
    </g>
    <path fill="url(#gold)" stroke="#7d560e" stroke-width=".6" d="M15.900 3h2.200v3.300h2.700v2.100h-2.700v3.800h-2.200
      V8.400h-2.700V6.300h2.700Z"/>
    <path fill="#9c3d22" stroke="#4a2c10" stroke-width=".8" d="M14.500 20h5l1.500 24.300h-8Z"/>
    <path fill="url(#gold)" d="M16.200 26h1.600v3h2v1.600h-2v4h-1.600v-4h-2V29h2Z"/>
    <path fill="url(#gold)" d="M10.500 12.800h13v2h-13Z"/>
  </symbol>
  <symbol id="coin" viewBox="0 0 24 24">
    <circle cx="12" cy="12.600" r="10.700" fill="#6d4a0c"/>
    <circle cx="12" cy="11.500" r="10.700" fill="url(#gold)" stroke="#7d560e" stroke-width=".9"/>
    <circle cx="12" cy="11.500" r="8.300" fill="none" stroke="#8a6212" stroke-width=".8" stroke-dasharray="1 1.100"/>
    <path transform="translate(5 4.600) scale(1.160)" fill="#75500b" d="${emblems[1]}"/>
  </symbol>
  <symbol id="pot" viewBox="0 0 40 44">
    <path d="M8 12C4 17 3 23 4.500 30c1 5 4.500 10 8.500 12h14c4-2 7.500-7 8.500-12C37 23 36 17 32 12Z"
      fill="url(#clay)" stroke="#4a2815" stroke-width="1.300"/>
    <path d="M9 18c-2 5-1.500 11 .5 16" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2.500"
      stroke-linecap="round"/>
    <ellipse cx="20" cy="9.500" rx="14.500" ry="6" fill="#8c5333" stroke="#4a2815" stroke-width="1.300"/>
    <ellipse cx="20" cy="10" rx="11.800" ry="4.300" fill="var(--c)" stroke="#2a1308" stroke-width=".8"/>
    <path d="M11.500 9.200c2-2 6-2.700 9-2.500" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.300"
      stroke-linecap="round"/>
  </symbol>
  <symbol id="halo" viewBox="0 0 20 20">
    <circle cx="10" cy="10" r="9" fill="url(#gold)" stroke="#7d560e"/>
  </symbol>
  <symbol id="shield" viewBox="0 0 20 24">
    <path d="M1 1.500C4 2.500 7 2.300 10 .8c3 1.500 6 1.700 9 .7v10.700c0 5-4 8.800-9 11-5-2.200-9-6-9-11Z"
      fill="var(--pc)" ${edge}/>
    <path d="M2.300 3c2.600.7 5.200.5 7.700-.7v19.400c-4.300-2-7.700-5-7.700-9.500Z" fill="#fff" opacity=".16"/>
    <use href="#em" x="4" y="5" width="12" height="12"/>
  </symbol>
  <symbol id="jester-p" viewBox="0 0 24 30">
    <g stroke="#2f1508" stroke-width="1.100" stroke-linejoin="round">
      <path fill="#b3352b" d="M12 14C12 7 8 2.500 2.500 3c2 2.500 1.500 5-.5 9l5 4Z"/>
      <path fill="#d9a021" d="M12 14c0-7 4-11.500 9.500-11-2 2.500-1.500 5 .5 9l-5 4Z"/>
      <circle cx="2.200" cy="12" r="1.700" fill="#f2d58a"/>
      <circle cx="21.800" cy="12" r="1.700" fill="#f2d58a"/>
      <circle cx="12" cy="16" r="5" fill="#f0cfa6"/>
      <path fill="#2c6b5c" d="M12 20c-5 0-7 3-8 9h16c-1-6-3-9-8-9Z"/>
    </g>
    <path d="M10 15.500h.1m3.900 0h.1M10 18c1.300 1.200 2.700 1.200 4 0" stroke="#2f1508" stroke-linecap="round"
      stroke-width="1.100" fill="none"/>
  </symbol>
  <symbol id="builder-p" viewBox="0 0 24 30">
    <g stroke="#2f1508" stroke-width="1.100" stroke-linejoin="round">
      <path fill="#8d6b45" d="M12 13c-5.500 0-7.500 4-8.500 16h17c-1-12-3-16-8.500-16Z"/>
      <path fill="#e8dcc0" d="M8.500 17h7v12h-7Z"/>
      <circle cx="12" cy="9.500" r="5" fill="#f0cfa6"/>
      <path fill="#b5573a" d="M5 7.500C6 3 9 1.500 12 1.500s6 1.500 7 6Z"/>
      <path fill="#caa45e" d="M16 19l6-9 1.400 1-6 9Z"/>
    </g>
  </symbol>`;

export const sprite = `<svg class="sprite" aria-hidden="true" width="0" height="0">
    <defs>
      <linearGradient id="gold" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#fbeab2"/>
        <stop offset=".3" stop-color="#deb048"/>
        <stop offset=".48" stop-color="#f6dc8d"/>
        <stop offset=".72" stop-color="#b98424"/>
        <stop offset="1" stop-color="#ecc96f"/>
      </linearGradient>
      <linearGradient id="clay" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stop-color="#c98559"/>
        <stop offset=".4" stop-color="#b56c42"/>
        <stop offset="1" stop-color="#7d4526"/>
      </linearGradient>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#1f4b8e"/>
        <stop offset=".35" stop-color="#4f86b8"/>
        <stop offset=".62" stop-color="#b9d4cf"/>
        <stop offset=".8" stop-color="#f4dba6"/>
      </linearGradient>
      <linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#5d9bb8"/>
        <stop offset="1" stop-color="#2f6c93"/>
      </linearGradient>
      <pattern id="rooftile" width="10" height="7" patternUnits="userSpaceOnUse">
        <path d="M0 7c1.700-2 3.300-2 5 0 1.700-2 3.300-2 5 0" fill="none" stroke="#2a0f05" stroke-opacity=".34"
          stroke-width="1"/>
      </pattern>
      <pattern id="diaper" width="20" height="20" patternUnits="userSpaceOnUse">
        <path d="M10 0 20 10 10 20 0 10Z" fill="none" stroke="#8a5f10" stroke-opacity=".4"/>
        <circle cx="10" cy="10" r="1.600" fill="#8a3a20" fill-opacity=".55"/>
      </pattern>
    </defs>
    ${glyphSymbols}
    ${iconSymbols}
    ${emblemSymbols}
    ${pieceSymbols}
  </svg>`;
