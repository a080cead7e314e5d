// Drawn parts of Bottega: every function returns an SVG string. Original art; colours come from tokens.css.
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
const pieceSymbols = `<symbol id="painter" viewBox="0 0 32 40">
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

// --- small callers -------------------------------------------------------------------------------
export const g = (k, cls = "") =>
  `<svg class="glyph ${cls}" viewBox="0 0 16 16" role="img" aria-label="${PAINT[k]}"><use href="#g-${k}"/></svg>`;
export const gs = (s) => [...s].map((k) => g(k)).join("");
export const i = (k, cls = "") =>
  `<svg class="ico ${cls}" viewBox="0 0 16 16" aria-hidden="true"><use href="#i-${k}"/></svg>`;
const pc = (n) => (n ? `--pc:var(--p${n});--po:var(--p${n}-on)` : "--pc:#e9dcc0;--po:#5a4331");
const inline = (id, n, vb, cls) => {
  // a symbol with the emblem of player n in it
  const body = pieceSymbols
    .match(new RegExp(`<symbol id="${id}"[^>]*>([\\s\\S]*?)</symbol>`))[1]
    .replace(/<use href="#em" ([^>]*)\/>/, n ? `<use href="#em-${n}" $1/>` : "");
  return `<svg class="${cls}" style="${pc(n)}" viewBox="${vb}" aria-hidden="true">${body}</svg>`;
};
export const painter = (n, cls = "") => inline("painter", n, "0 0 32 40", `piece painter ${cls}`);
export const apprentice = (n, cls = "") =>
  `<svg class="piece apprentice ${cls}" style="${pc(n)}" viewBox="0 0 20 26" aria-hidden="true">
      <use href="#apprentice"/>
    </svg>`;
export const shield = (n, cls = "") => inline("shield", n, "0 0 20 24", `piece shield ${cls}`);
export const bishop = () =>
  `<svg class="piece bishop" viewBox="0 0 34 46" role="img" aria-label="the bishop"><use href="#bishop"/></svg>`;
export const coin = (cls = "") =>
  `<svg class="piece coin ${cls}" viewBox="0 0 24 24" aria-hidden="true"><use href="#coin"/></svg>`;
export const pot = (k, n) =>
  `<span class="pot"><svg class="piece" style="--c:var(--${k})" viewBox="0 0 40 44" aria-hidden="true">
        <use href="#pot"/>
      </svg><svg class="glyph" viewBox="0 0 16 16" aria-hidden="true">
        <use href="#g-${k}"/>
      </svg>${n === undefined ? "" : `<b class="pot-n">${n}</b>`}<span class="vh">${n ?? ""} ${PAINT[k]}</span></span>`;
export const figure = (id) =>
  `<svg class="piece fig" viewBox="0 0 24 30" aria-hidden="true"><use href="#${id}"/></svg>`;

// --- the fresco: La Pittura, 500 x 500 --------------------------------------------------------------
const K = "#3a2113";
const star = (x, y, s) =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M0-5 1.300-1.300 5 0 1.300 1.300 0 5-1.300 1.300-5
      0-1.300-1.300Z" fill="#f3d27a"/>`;
const cypress = (x, y, h) =>
  `<path
      d="M${x} ${y - h}c${h * 0.16} ${h * 0.25} ${h * 0.18} ${h * 0.6} ${h * 0.1} ${h * 0.95}h-${h * 0.2}
        c-${h * 0.08}-${h * 0.35}-${h * 0.06}-${h * 0.7} ${h * 0.1}-${h * 0.95}Z"
      fill="#2f5638" stroke="${K}" stroke-width="1.200"/>
    <path d="M${x} ${y - h}c${h * 0.03} ${h * 0.3} ${h * 0.03} ${h * 0.6} 0 ${h * 0.9}" stroke="#6f9161"
      stroke-width="1.500" fill="none"/>`;
const flower = (x, y, c) =>
  `<path d="M${x} ${y}v9" stroke="#3f6b3a" stroke-width="1.500"/>
    <circle cx="${x}" cy="${y}" r="3.400" fill="${c}" stroke="${K}" stroke-width=".7"/>
    <circle cx="${x}" cy="${y}" r="1.200" fill="#f7e7a8"/>`;
const halo = (x, y, r) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#gold)" stroke="#7d560e" stroke-width="1.500"/>
    <circle cx="${x}" cy="${y}" r="${r - 4}" fill="none" stroke="#8a5f10" stroke-width="1"
      stroke-dasharray="1.500 2.500"/>`;
const rays = (x, y, r1, r2, n) =>
  Array.from({ length: n }, (_, j) => {
    const a = (j * 2 * Math.PI) / n;
    const b = (Math.PI / n) * 0.62;
    const p = (t, r) => `${(x + Math.cos(t) * r).toFixed(1)} ${(y + Math.sin(t) * r).toFixed(1)}`;
    return `M${p(a - b, r1)}L${p(a, j % 2 ? r2 * 0.8 : r2)} ${p(a + b, r1)}`;
  }).join("");
const cloud = (x, y, s) =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M0 14c-6 0-8-7-2-9 1-7 11-8 14-3 4-6 15-4 16 3 7 0 8 9 1 9Z"
      fill="#f6efdf" stroke="#7d97a8" stroke-width="1.200"/>
    <path transform="translate(${x} ${y}) scale(${s})" d="M4 11c5 2 16 2 22 0" fill="none" stroke="#c6d3d6"
      stroke-width="2"/>`;
const face = (x, y, s, tilt = 0, hair = "#8a5428") =>
  `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${s})">
      <path d="M-25 4C-29-26-13-40 0-40s29 14 25 44c2 14-3 24-9 28h-32c-6-4-11-14-9-28Z" fill="${hair}" stroke="${K}"
        stroke-width="2"/>
      <path d="M-17-2C-17-20-10-27 0-27s17 7 17 25C17 16 8 26 0 26S-17 16-17-2Z" fill="#f3d4ac" stroke="${K}"
        stroke-width="1.800"/>
      <path d="M-17-6C-14-20-5-25 1-27c5 2 13 8 16 21 1-16-6-26-17-26S-18-22-17-6Z" fill="${hair}"/>
      <path d="M-11-5q4-3 8 0M4-5q4-3 8 0" stroke="${K}" stroke-width="1.700" fill="none" stroke-linecap="round"/>
      <circle cx="-7" cy="-1.500" r="1.700" fill="${K}"/>
      <circle cx="8" cy="-1.500" r="1.700" fill="${K}"/>
      <path d="M1-3-2 8q2 2.500 5 1" stroke="#9c6238" stroke-width="1.600" fill="none" stroke-linecap="round"/>
      <path d="M-5 15q5 4.500 11 0-5 0-11 0Z" fill="#b5463a" stroke="#8d2f26" stroke-width="1"/>
      <circle cx="-11" cy="8" r="3.400" fill="#e79a7c" opacity=".55"/>
      <circle cx="12" cy="8" r="3.400" fill="#e79a7c" opacity=".55"/>
    </g>`;

export const scene = `<g id="scene">
    <rect width="500" height="500" fill="url(#sky)"/>
    ${[
      [112, 30, 1.1],
      [152, 62, 0.8],
      [204, 22, 1],
      [300, 30, 0.9],
      [338, 62, 1.2],
      [384, 24, 0.8],
      [478, 116, 0.9],
      [130, 112, 0.7],
      [20, 128, 0.8],
      [388, 108, 0.8],
      [250, 14, 1.2],
      [476, 20, 0.7],
      [24, 18, 0.7],
    ]
      .map((s) => star(...s))
      .join("")}
    <path d="${rays(62, 62, 27, 50, 20)}" fill="#e9b23f" stroke="#8a5a12" stroke-width="1"/>
    <circle cx="62" cy="62" r="27" fill="url(#gold)" stroke="#8a5a12" stroke-width="1.500"/>
    <path d="M52 57q4-3 8 0m6 0q4-3 8 0M62 58l-2 10q2 2 4 1M54 74q8 6 16 0" fill="none" stroke="#7d4a10"
      stroke-width="1.700" stroke-linecap="round"/>
    <path d="M447 34a29 29 0 1 0 15 48 25 25 0 1 1-15-48Z" fill="#ece7d6" stroke="#5d6f86" stroke-width="1.500"/>
    <path d="M428 56q3-2 5 0m-4 14q4 3 8 1" stroke="#5d6f86" stroke-width="1.500" fill="none"/>
    ${cloud(98, 134, 1.5)}
    ${cloud(372, 146, 1.7)}
    ${cloud(10, 176, 1.2)}
    <path d="M0 262C40 226 84 232 120 256c32-24 70-20 96 2h70c30-26 66-30 100-6 34-24 78-18 114 6v60H0Z"
      fill="#7fa6a4"/>
    <path d="M0 292c50-34 110-30 160-6 60-14 130-14 190 2 50-28 106-24 150 2v120H0Z" fill="#8fae74" stroke="#5c7a4b"
      stroke-width="1.200"/>
    <path d="M20 352c40-20 40-34 14-46-12-6-6-14 10-18" fill="none" stroke="#e6d6a2" stroke-width="7"
      stroke-linecap="round"/>
    <g stroke="${K}" stroke-width="1.300" stroke-linejoin="round">
      <path d="M400 286v-52h14v-12h8v12h10v-40l9-14 9 14v92Z" fill="#e2bf94"/>
      <path d="M450 286v-38h44v38Z" fill="#efd8b0"/>
      <path d="M452 248c0-24 10-34 20-36 10 2 20 12 20 36Z" fill="#b5573a"/>
      <path d="M469 212v-10h6v10Z" fill="#efd8b0"/>
      <path d="M472 202v-9m-4 4h8" fill="none"/>
      <path d="M462 248c1-20 5-32 10-36 5 4 9 16 10 36" fill="none" stroke-opacity=".6"/>
      <path d="M382 296v-20h6v-5h7v5h8v-5h7v5h8v-5h7v5h75v20Z" fill="#d3a877"/>
      <path d="M402 236h10m-10 16h28m-28 14h28" stroke-opacity=".5" fill="none"/>
      <path d="M437 206h8v9h-8Zm0 18h8v9h-8Zm20 36h7v12h-7Zm14 0h7v12h-7Zm14 0h7v12h-7Z" fill="#6a4024"/>
      <path d="M428 194h26" fill="none"/>
    </g>
    ${cypress(34, 318, 62)}
    ${cypress(62, 330, 80)}
    ${cypress(90, 320, 54)}
    ${cypress(466, 352, 72)}
    ${cypress(488, 350, 56)}
    ${cypress(404, 330, 40)}
    <path d="M0 366c70-40 150-44 250-30 90-14 180-4 250 34v130H0Z" fill="#739a54" stroke="#4f6e3b"
      stroke-width="1.200"/>
    <path d="M0 420c90-30 170-26 250-14 90-14 170-6 250 18v76H0Z" fill="#5f8a49"/>
    <g stroke="${K}" stroke-width="1.800" stroke-linejoin="round">
      <path d="M166 412V132a84 84 0 0 1 168 0v280Z" fill="#eee0c4"/>
      <path d="M190 412V134a60 60 0 0 1 120 0v278Z" fill="url(#gold)"/>
      <path d="M190 412V134a60 60 0 0 1 120 0v278Z" fill="url(#diaper)" stroke="none"/>
      ${Array.from({ length: 9 }, (_, j) => {
        const a = (Math.PI * (j + 0.5)) / 9;
        return `<circle cx="${(250 - Math.cos(a) * 72).toFixed(1)}" cy="${(132 - Math.sin(a) * 72).toFixed(1)}" r="6"
       fill="${["#9c3d22", "#2c6b5c", "#24509c"][j % 3]}" stroke-width="1.200"/>`;
      }).join("")}
      <path d="M160 412V142h32v270Z" fill="#f4ead4"/>
      <path d="M308 412V142h32v270Z" fill="#f4ead4"/>
      <path d="M169 160h14v236h-14Zm148 0h14v236h-14Z" fill="#b9604a"/>
      <path d="M169 160h14v60h-14Zm148 0h14v60h-14Zm-148 120h14v60h-14Zm148 0h14v60h-14Z" fill="#3f7d6d"
        stroke-width="1"/>
      <path d="M155 132h42v12h-42Zm148 0h42v12h-42Z" fill="url(#gold)"/>
    </g>
    ${halo(250, 146, 42)}
    <g stroke="${K}" stroke-width="2" stroke-linejoin="round">
      <path d="M250 176c-30 2-46 22-51 56l-20 98c-6 34-6 64 4 82h134c10-18 10-48 4-82l-20-98c-5-34-21-54-51-56Z"
        fill="#2a559f"/>
      <path d="M250 180c-16 2-24 18-24 44l-4 74c-6 40-8 84-4 114h64c4-30 2-74-4-114l-4-74c0-26-8-42-24-44Z"
        fill="#b8382c"/>
      <path d="M229 206h42" stroke="#e7c163" stroke-width="4"/>
      <path d="M225 272h50" stroke="#e7c163" stroke-width="5"/>
      <path d="M238 290c-6 40-8 80-6 118m18-116v116m14-118c5 40 6 78 4 118" fill="none" stroke="#7f1f18"
        stroke-width="1.800"/>
      <path d="M203 236c-6 60-16 110-10 170m104-170c6 60 16 110 10 170M212 300c-8 34-10 70-6 104m82-104c8 34 10 70 6
        104" fill="none" stroke="#16356c" stroke-width="1.800"/>
      <path d="M199 232c-2 12-4 20-6 30m108-30c2 12 4 20 6 30" stroke="#e7c163" stroke-width="3" fill="none"/>
      <path d="M216 216c-18 8-32 26-30 44 2 12 14 16 24 8 8-8 16-18 20-28Z" fill="#b8382c"/>
      <path d="M184 250c-8-2-14-12-12-18 4-2 14 4 20 12Z" fill="#f3d4ac"/>
      <path d="M181 247 160 204" stroke="#6a4024" stroke-width="3.500"/>
      <path d="M162 209c-6-4-8-14-6-22 6 4 10 12 10 20Z" fill="#e8a53a" stroke-width="1.300"/>
      <path d="M284 216c18 8 30 26 28 42-2 14-14 18-26 10-8-8-14-18-18-28Z" fill="#b8382c"/>
      <path d="M262 272c0-14 14-22 30-20 16 2 28 12 26 24-2 10-12 8-16 12-4 6-12 8-22 6-12-2-18-10-18-22Z"
        fill="#c99a5e"/>
    </g>
    ${[
      [276, 264, "#b3281d"],
      [290, 260, "#f0bf28"],
      [304, 266, "#24509c"],
      [308, 277, "#2f6d38"],
      [273, 278, "#6d3a8e"],
      [284, 287, "#fff8e8"],
    ]
      .map(([x, y, c]) => `<circle cx="${x}" cy="${y}" r="4.600" fill="${c}" stroke="${K}" stroke-width=".8"/>`)
      .join("")}
    ${face(250, 148, 1)}
    <path d="M222 132c6-14 16-20 28-20s22 6 28 20" fill="none" stroke="#3f6b3a" stroke-width="4"/>
    ${[
      [224, 128, -50],
      [231, 119, -35],
      [240, 113, -15],
      [260, 113, 15],
      [269, 119, 35],
      [276, 128, 50],
    ]
      .map(
        ([x, y, r]) =>
          `<ellipse cx="${x}" cy="${y}" rx="3.200" ry="7" transform="rotate(${r} ${x} ${y})" fill="#5f8a49"
            stroke="${K}" stroke-width=".9"/>`,
      )
      .join("")}
    <g stroke="${K}" stroke-width="1.800" stroke-linejoin="round">
      <path d="M112 300C84 262 50 254 22 270c14 10 16 22 26 36 12 18 34 30 62 28Z" fill="#f2e3bf"/>
      <path d="M40 282c20 0 48 12 68 34M34 274c26-6 54 8 76 32M52 304c16 0 38 8 54 20" fill="none" stroke="#b06b3c"/>
      <path d="M22 270c14 10 16 22 26 36 12 18 34 30 62 28l2-8c-36-2-54-22-62-40-6-10-14-16-28-16Z" fill="#5f8f95"/>
    </g>
    ${halo(142, 250, 27)}
    <g stroke="${K}" stroke-width="1.800" stroke-linejoin="round">
      <path d="M140 276c-22 2-34 22-36 50l-20 70c-3 12 2 18 12 18h86c8-8 4-20-10-28l-12-36 8-34c0-22-10-38-28-40Z"
        fill="#e08b34"/>
      <path d="M128 290c-10 40-22 80-28 120m50-108c-10 34-14 72-14 108m26-60c-4 20-2 40 6 58" fill="none"
        stroke="#96521a"/>
      <path d="M104 326c10 8 40 12 62 4" stroke="#e7c163" stroke-width="4" fill="none"/>
      <path d="M146 288c16 0 34 10 42 22l-8 16c-18 0-34-8-44-18Z" fill="#3f7d6d"/>
      <path d="M184 312c6-4 14-2 14 4s-8 10-16 8Z" fill="#f3d4ac"/>
    </g>
    <svg x="180" y="296" width="26" height="29" viewBox="0 0 40 44">
      <use href="#pot" style="--c:#24509c"/>
    </svg>
    ${face(143, 254, 0.64, 8, "#c98a3a")}
    <g stroke="${K}" stroke-width="1.800" stroke-linejoin="round">
      <path d="M362 276c22 2 34 22 36 50l20 70c3 12-2 18-12 18h-86c-8-8-4-20 10-28l12-36-8-34c0-22 10-38 28-40Z"
        fill="#7a4a97"/>
      <path d="M384 296c22 20 36 70 44 118h-34c2-42-6-84-22-112Z" fill="#2f6d4a"/>
      <path d="M372 290c10 40 16 80 16 120m-36-108c10 34 14 72 14 108m-26-60c4 20 2 40-6 58" fill="none"
        stroke="#4a2562"/>
      <path d="M356 288c-16 0-34 10-42 22l8 16c18 0 34-8 44-18Z" fill="#d9a93c"/>
      <path d="M318 312c-6-4-14-2-14 4s8 10 16 8Z" fill="#f3d4ac"/>
      <path d="M292 300l34 6-4 30-34-6Z" fill="#f4ead4"/>
      <path d="M298 310l20 4m-21 4 20 4" stroke-width="1.200" fill="none"/>
    </g>
    ${face(359, 254, 0.64, -8, "#4a2c18")}
    <path d="M338 240c2-18 36-22 44-2-8-4-32-6-44 2Z" fill="#b3352b" stroke="${K}" stroke-width="1.500"/>
    <g stroke="${K}" stroke-width="1.600">
      <path d="M150 410h200v18H150Z" fill="#f1e6cd"/>
      <path d="M128 428h244v20H128Z" fill="#e4d3b0"/>
      <path d="M160 416h24m30 0h22m30 0h24m26 0h20" stroke="#b9604a" stroke-width="4" stroke-dasharray="8 6"
        fill="none"/>
      <path d="M190 428v20m60-20v20m60-20v20" stroke-opacity=".45" fill="none"/>
    </g>
    ${[
      [30, 430, "#d9584a"],
      [56, 452, "#f3e9d0"],
      [84, 436, "#e8a53a"],
      [104, 466, "#d9584a"],
      [22, 474, "#8f6bb0"],
      [70, 484, "#f3e9d0"],
      [140, 474, "#e8a53a"],
      [172, 464, "#f3e9d0"],
      [196, 484, "#d9584a"],
      [402, 440, "#f3e9d0"],
      [430, 456, "#d9584a"],
      [462, 436, "#8f6bb0"],
      [482, 466, "#e8a53a"],
      [446, 484, "#f3e9d0"],
      [392, 474, "#e8a53a"],
      [352, 466, "#d9584a"],
      [330, 484, "#8f6bb0"],
      [228, 464, "#8f6bb0"],
      [300, 468, "#f3e9d0"],
    ]
      .map((f) => flower(...f))
      .join("")}
    <g stroke="${K}" stroke-width="1.500" stroke-linejoin="round">
      <path d="M242 482c-8 2-14-2-12-12 2-8 8-10 10-16l-2-10 7 4h8l7-4-2 11c4 6 12 10 16 18 2 6 0 9-6 9Z"
        fill="#e9dcc0"/>
      <path d="M273 476c10 2 14-6 10-16" fill="none" stroke-width="4"/>
      <path d="M244 455h.2m7.800 0h.2m-5 4h2" stroke-linecap="round" stroke-width="2.200"/>
    </g>
  </g>`;

// --- estate pieces -------------------------------------------------------------------------------
export const SHAPES = {
  university: ["#.#", "#.#", "###"],
  laboratory: [".##", "###", "##."],
  workshop: ["####", "###."],
  library: ["####", "#..."],
  opera: ["#.#", "###"],
  studio: ["##", "##", "#."],
  hospital: ["###", ".#.", ".#."],
  theatre: ["#..", "##.", ".##"],
  tower: ["###"],
  chapel: ["##", "#."],
  forest: ["##", "##"],
  lake: ["###"],
  park: ["##"],
  palace: ["###", "###"],
};
const roof = {
  university: "#a8452f",
  laboratory: "#4f8074",
  workshop: "#8f6238",
  library: "#b8743f",
  opera: "#8a4460",
  studio: "#c28c34",
  hospital: "#7f93a0",
  theatre: "#b4573a",
  tower: "#5f6689",
  chapel: "#74895f",
  palace: "#a13f2a",
};
const rnd = (s) => () => {
  s |= 0;
  s = (s + 0x6d2b79f5) | 0;
  let t = Math.imul(s ^ (s >>> 15), 1 | s);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
export const turn = (rows, quarter = 0, flip = false) => {
  let m = rows.map((r) => [...r]);
  if (flip) m = m.map((r) => r.reverse());
  while (quarter--) m = m[0].map((_, c) => m.map((r) => r[c]).reverse());
  return m.map((r) => r.join(""));
};
export const cells = (rows) => rows.flatMap((r, y) => [...r].flatMap((ch, x) => (ch === "#" ? [[y, x]] : [])));

/** One piece as an SVG group at row, col of a grid whose cells are 40 units. */
export function piece(kind, row, col, { quarter = 0, flip = false, cls = "", owner = 0 } = {}) {
  return pieceOn(
    kind,
    cells(turn(SHAPES[kind], quarter, flip)).map(([y, x]) => [y + row, x + col]),
    { cls, owner },
  );
}

/** The same on any cells, each [row, column]: editions and options have other outlines. */
export function pieceOn(kind, at, { cls = "", owner = 0 } = {}) {
  const row = Math.min(...at.map(([y]) => y));
  const col = Math.min(...at.map(([, x]) => x));
  const tall = Math.max(...at.map(([, x]) => x)) - col < 2;
  const has = new Set(at.map(([y, x]) => `${y},${x}`));
  const is = (y, x) => has.has(`${y},${x}`);
  const C = 40;
  const I = 2.6;
  const F = 11;
  const r = rnd(kind.length * 97 + row * 13 + col * 7);
  const box = ([y, x], bottom = 0) => {
    const x0 = x * C + (is(y, x - 1) ? -0.5 : I);
    const x1 = (x + 1) * C - (is(y, x + 1) ? -0.5 : I);
    const y0 = y * C + (is(y - 1, x) ? -0.5 : I);
    const y1 = (y + 1) * C - (is(y + 1, x) ? -0.5 : I) - (is(y + 1, x) ? 0 : bottom);
    return `M${x0} ${y0}H${x1}V${y1}H${x0}Z`;
  };
  const all = at.map((c) => box(c)).join("");
  const out = `<path d="${all}" class="pc-edge"/>`;
  let body = "";
  if (kind === "forest") {
    body =
      `<path d="${all}" fill="#6d8f4e"/>` +
      at
        .flatMap(([y, x]) =>
          [
            [0.27, 0.34],
            [0.72, 0.3],
            [0.5, 0.56],
            [0.25, 0.8],
            [0.77, 0.8],
          ].map(([a, b], k) => {
            const X = (x + a + (r() - 0.5) * 0.08) * C;
            const Y = (y + b) * C;
            const s = 7.2 + r() * 2;
            return k % 3 === 1
              ? `<path d="M${X} ${Y - 15}l6.500 15h-13Z" fill="#2f5b3a" stroke="#1c3522" stroke-width=".9"/>
                <path d="M${X} ${Y}v3" stroke="#4a2815" stroke-width="2"/>`
              : `<path d="M${X} ${Y}v4" stroke="#4a2815" stroke-width="2.400"/>
                <circle cx="${X}" cy="${Y - 4}" r="${s}" fill="${r() > 0.5 ? "#467a41" : "#568a48"}" stroke="#23422a"
                  stroke-width=".9"/>
                <circle cx="${X - 2}" cy="${Y - 6.5}" r="${s * 0.42}" fill="#93b56c" opacity=".7"/>`;
          }),
        )
        .join("");
  } else if (kind === "lake") {
    body =
      `<path d="${all}" fill="#8aa85e"/>` +
      `<path d="${all}" fill="none" stroke="url(#water)" stroke-width="0"/>` +
      (() => {
        const ys = at.map((c) => c[0]);
        const xs = at.map((c) => c[1]);
        const x0 = Math.min(...xs) * C + 6;
        const x1 = (Math.max(...xs) + 1) * C - 6;
        const y0 = Math.min(...ys) * C + 6;
        const y1 = (Math.max(...ys) + 1) * C - 6;
        return `<rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}" rx="13" fill="url(#water)"
            stroke="#1f4f70" stroke-width="1"/>`;
      })() +
      at
        .map(([y, x], k) => {
          const X = x * C;
          const Y = y * C;
          return (
            `<path d="M${X + 10} ${Y + 15}q4-4 8 0t8 0M${X + 13} ${Y + 27}q4-4 8 0t8 0" fill="none" stroke="#d5ecf2"
                stroke-width="1.300" opacity=".85"/>` +
            (k === 1
              ? `<path d="M${X + 12} ${Y + 23}c3 4 12 4 15-2-4 1-8 0-10-2-2-3 1-6-1-8-2-1-4 0-4 2 2 0 2 2 1 4
                  -1 2-2 4-1 6Z" fill="#fffaf0" stroke="#33505f" stroke-width=".8"/>`
              : "")
          );
        })
        .join("");
  } else if (kind === "park") {
    body =
      `<path d="${all}" fill="#a9c07a"/>` +
      at
        .map(([y, x], k) => {
          const X = x * C;
          const Y = y * C;
          return (
            `<rect x="${X + 6}" y="${Y + 6}" width="28" height="28" rx="3" fill="none" stroke="#4d7a42"
                stroke-width="4.500"/>
              <path d="M${X + 20} ${Y + 4}v32M${X + 4} ${Y + 20}h32" stroke="#e9dcb4" stroke-width="4"/>` +
            (k === 0
              ? `<circle cx="${X + 20}" cy="${Y + 20}" r="6.500" fill="#7fb3c6" stroke="#4b5e66"/>
                <circle cx="${X + 20}" cy="${Y + 20}" r="2.300" fill="#f4ead4" stroke="#4b5e66" stroke-width=".8"/>`
              : [
                  [13, 13, "#c9463a"],
                  [27, 13, "#efc13c"],
                  [13, 27, "#efc13c"],
                  [27, 27, "#c9463a"],
                  [20, 20, "#f4ead4"],
                ]
                  .map(
                    ([a, b, c]) =>
                      `<circle cx="${X + a}" cy="${Y + b}" r="2.600" fill="${c}" stroke="#4a2815" stroke-width=".6"/>`,
                  )
                  .join(""))
          );
        })
        .join("");
  } else {
    const col_ = roof[kind] ?? "#8d6f4e";
    body = `<path d="${all}" fill="#efdcb6"/>`;
    body += at
      .filter(([y, x]) => !is(y + 1, x))
      .map(([y, x], k) => {
        const X = x * C;
        const Y = (y + 1) * C - I - F;
        return k === 0
          ? `<path d="M${X + 16} ${Y + F}v-5a4 4 0 0 1 8 0v5Z" fill="#5a3820"/>
            <path d="M${X + 7} ${Y + 4}h4v4h-4Zm22 0h4v4h-4Z" fill="#6a5a48"/>`
          : `<path d="M${X + 7} ${Y + 9}v-4a2.300 2.300 0 0 1 4.600 0v4Zm10.700 0v-4a2.300 2.300 0 0 1 4.600 0v4Zm10.700
              0v-4a2.300 2.300 0 0 1 4.600 0v4Z" fill="#6a5a48"/>`;
      })
      .join("");
    const roofs = at.map((c) => box(c, F)).join("");
    body += `<path d="${roofs}" fill="${col_}"/><path d="${roofs}" fill="url(#rooftile)"/>`;
    body += at
      .map(([y, x]) => {
        const x0 = x * C + (is(y, x - 1) ? 0 : I);
        const x1 = (x + 1) * C - (is(y, x + 1) ? 0 : I);
        return (
          (is(y - 1, x)
            ? ""
            : `<path d="M${x0} ${y * C + I + 1.2}H${x1}" stroke="#fff2d8" stroke-opacity=".6" stroke-width="2"/>`) +
          (is(y + 1, x)
            ? ""
            : `<path d="M${x0} ${(y + 1) * C - I - F}H${x1}" stroke="#3a1a0c" stroke-width="1.600"/>
              <path d="M${x0} ${(y + 1) * C - I - F + 1.6}H${x1}" stroke="#3a1a0c" stroke-opacity=".22"
                stroke-width="2.400"/>`) +
          (is(y, x - 1)
            ? ""
            : `<path d="M${x * C + I + 1} ${y * C + I}V${(y + 1) * C - I}" stroke="#fff2d8" stroke-opacity=".3"
                stroke-width="1.600"/>`)
        );
      })
      .join("");
    if (kind === "palace") {
      const X = col * C;
      const Y = row * C;
      body += `<path d="M${X + 8} ${Y + 66}V${Y + 6}h5v4h4v-4h5v4h4v-4h5v60Z" fill="#e6c795" stroke="#3a1a0c"
          stroke-width="1.300"/>
        <path d="M${X + 13} ${Y + 20}h4v7h-4Zm9 0h4v7h-4ZM${X + 13} ${Y + 38}h4v7h-4Zm9 0h4v7h-4Z" fill="#6a4024"/>
        <path d="M${X + 19} ${Y + 7}v-12" stroke="#3a1a0c" stroke-width="1.500"/>
        <path d="M${X + 19.5} ${Y - 5}h15l-4 4 4 4h-15Z" fill="var(--p${owner || 1})" stroke="#3a1a0c"
          stroke-width=".9"/>
        <g${tall ? ' transform="translate(-32 44)"' : ""}>
          <path d="M${X + 50} ${Y + 40}c0-20 10-30 20-32 10 2 20 12 20 32Z" fill="#b5573a" stroke="#3a1a0c"
            stroke-width="1.300"/>
          <path d="M${X + 61} ${Y + 40}c0-18 4-28 9-32 5 4 9 14 9 32" fill="none" stroke="#3a1a0c" stroke-opacity=".5"/>
          <path d="M${X + 47} ${Y + 40}h46v27H${X + 47}Z" fill="#f1dfba" stroke="#3a1a0c" stroke-width="1.300"/>
          <path d="M${X + 53} ${Y + 60}v-9a3.500 3.500 0 0 1 7 0v9Zm13 7V${Y + 51}a4 4 0 0 1 8 0v16Zm14-7v-9a3.500 3.500
            0 0 1 7 0v9Z" fill="#5a3820"/>
          <path d="M${X + 68} ${Y + 8}v-6h4v6Z" fill="url(#gold)" stroke="#3a1a0c" stroke-width=".8"/>
        </g>`;
    } else {
      const [ay, ax] = at.slice().sort((a, b) => nb(b) - nb(a))[0];
      function nb([y, x]) {
        return is(y - 1, x) + is(y + 1, x) + is(y, x - 1) + is(y, x + 1) + (is(y + 1, x) ? 0.5 : 0);
      }
      const cy = ay * C + (is(ay + 1, ax) ? 20 : 15);
      const cx = ax * C + 20;
      body += `<circle cx="${cx}" cy="${cy}" r="11.500" fill="#fbf1da" stroke="#3a1a0c" stroke-width="1.200"/>
        <svg x="${cx - 7.5}" y="${cy - 7.5}" width="15" height="15" viewBox="0 0 16 16" color="#3a1a0c">
          <use href="#i-${kind}"/>
        </svg>`;
    }
  }
  return `<g class="ep ${cls}">${out}${body}</g>`;
}
