/** The fresco: La Pittura, 500 x 500. */

const K = "#3a2113";
const star = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ s) =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M0-5 1.300-1.300 5 0 1.300 1.300 0 5-1.300 1.300-5
      0-1.300-1.300Z" fill="#f3d27a"/>`;
const cypress = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ h) =>
  `<path
      d="M${x} ${y - h}c${h * 0.16} ${h * 0.25} ${h * 0.18} ${h * 0.6} ${h * 0.1} ${h * 0.95}h-${h * 0.2}
        c-${h * 0.08}-${h * 0.35}-${h * 0.06}-${h * 0.7} ${h * 0.1}-${h * 0.95}Z"
      fill="#2f5638" stroke="${K}" stroke-width="1.200"/>
    <path d="M${x} ${y - h}c${h * 0.03} ${h * 0.3} ${h * 0.03} ${h * 0.6} 0 ${h * 0.9}" stroke="#6f9161"
      stroke-width="1.500" fill="none"/>`;
const flower = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ c) =>
  `<path d="M${x} ${y}v9" stroke="#3f6b3a" stroke-width="1.500"/>
    <circle cx="${x}" cy="${y}" r="3.400" fill="${c}" stroke="${K}" stroke-width=".7"/>
    <circle cx="${x}" cy="${y}" r="1.200" fill="#f7e7a8"/>`;
const halo = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#gold)" stroke="#7d560e" stroke-width="1.500"/>
    <circle cx="${x}" cy="${y}" r="${r - 4}" fill="none" stroke="#8a5f10" stroke-width="1"
      stroke-dasharray="1.500 2.500"/>`;
const rays = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ r1,
  /** @type {number} */ r2,
  /** @type {number} */ n,
) =>
  Array.from({ length: n }, (_, j) => {
    const a = (j * 2 * Math.PI) / n;
    const b = (Math.PI / n) * 0.62;
    const p = (/** @type {number} */ t, /** @type {number} */ r) =>
      `${(x + Math.cos(t) * r).toFixed(1)} ${(y + Math.sin(t) * r).toFixed(1)}`;
    return `M${p(a - b, r1)}L${p(a, j % 2 ? r2 * 0.8 : r2)} ${p(a + b, r1)}`;
  }).join("");
const cloud = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ s) =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M0 14c-6 0-8-7-2-9 1-7 11-8 14-3 4-6 15-4 16 3 7 0 8 9 1 9Z"
      fill="#f6efdf" stroke="#7d97a8" stroke-width="1.200"/>
    <path transform="translate(${x} ${y}) scale(${s})" d="M4 11c5 2 16 2 22 0" fill="none" stroke="#c6d3d6"
      stroke-width="2"/>`;
const face = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ s, tilt = 0, hair = "#8a5428") =>
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
    ${
      /** @type {[number, number, number][]} */ ([
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
      ])
        .map((s) => star(...s))
        .join("")
    }
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
    ${
      /** @type {[number, number, string][]} */ ([
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
      ])
        .map((f) => flower(...f))
        .join("")
    }
    <g stroke="${K}" stroke-width="1.500" stroke-linejoin="round">
      <path d="M242 482c-8 2-14-2-12-12 2-8 8-10 10-16l-2-10 7 4h8l7-4-2 11c4 6 12 10 16 18 2 6 0 9-6 9Z"
        fill="#e9dcc0"/>
      <path d="M273 476c10 2 14-6 10-16" fill="none" stroke-width="4"/>
      <path d="M244 455h.2m7.800 0h.2m-5 4h2" stroke-linecap="round" stroke-width="2.200"/>
    </g>
  </g>`;
