/** The front of a market booth: its awning, one for each booth, and the shutter that falls when it is empty. */

const STRIPES = ["#b3352b", "#8a6a9c", "#2c6b5c", "#c98a2e"];
const CLOTH = "#f6ead0";
const r = (/** @type {number} */ n) => +n.toFixed(2);
export const AWNINGS = STRIPES.map(
  (stripe) =>
    `<svg class="awning" viewBox="0 0 140 30" preserveAspectRatio="none" aria-hidden="true">
        ${Array.from(
          { length: 10 },
          (_, k) =>
            `<path d="M${r(8 + k * 12.4)} 2h12.4l${r((k - 4.5) * 0.28 + 0.7)} 18a7 7 0 0 1-14 0Z"
            transform="translate(${r((k - 4.5) * 0.15)} 0)" fill="${k % 2 ? CLOTH : stripe}" stroke="#4a2815"
            stroke-width="1"/>`,
        ).join("")}
        <path d="M6 2.2h128" stroke="#4a2815" stroke-width="3" stroke-linecap="round"/>
      </svg>`,
);
export const SHUTTER = `<svg class="shutter" viewBox="0 0 120 76" preserveAspectRatio="none" aria-hidden="true">
    <rect x="1" y="1" width="118" height="74" fill="#a07a50" stroke="#4a2815" stroke-width="1.5"/>
    ${Array.from(
      { length: 6 },
      (_, j) => `<path d="M1 ${12 + j * 12}h118" stroke="#4a2815" stroke-opacity=".55"/>`,
    ).join("")}
    <path d="M60 1v74" stroke="#4a2815" stroke-width="1.5"/>
  </svg>`;
