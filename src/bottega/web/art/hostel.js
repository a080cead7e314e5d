/** The windows of the hostel, darker the earlier one gets up. */

const SKIES = [
  ["#1b2c54", '<path d="M13 5a4.5 4.5 0 1 0 3 7 4 4 0 0 1-3-7Z" fill="#f4e6b8"/>'],
  [
    "#41588c",
    `<path d="M7 8h.1m7-2h.1M12 11h.1" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/>
      <path d="M3 17q8-4 16 0v3H3Z" fill="#d98f6a"/>`,
  ],
  ["#c98a6a", '<circle cx="11" cy="18" r="5" fill="#f7cf5a"/>'],
  ["#9cc0d4", '<circle cx="11" cy="13" r="4" fill="#f7cf5a"/>'],
  ["#bfe0ee", '<circle cx="11" cy="9" r="4" fill="#f7cf5a"/>'],
];
/** @param {number} k the row; the last sky serves for all later hours */
export const windowAt = (k) => {
  const [sky, light] = SKIES[Math.min(k, SKIES.length - 1)];
  return `<svg class="win" viewBox="0 0 22 22" aria-hidden="true">
      <path d="M2 21V9a9 8 0 0 1 18 0v12Z" fill="${sky}" stroke="#4a2815" stroke-width="1.5"/>
      ${light}
      <path d="M11 2v19M2 13h18" stroke="#4a2815" stroke-width="1"/>
    </svg>`;
};
