/** What the places of Fresco are built of. They need the sprite on the page. */

export const ROOF = `<svg class="roof" viewBox="0 0 290 34" preserveAspectRatio="none" aria-hidden="true">
    <path d="M4 33 22 4h246l18 29Z" fill="#a8452f" stroke="#4a2815" stroke-width="1.5"/>
    <path d="M4 33 22 4h246l18 29Z" fill="url(#rooftile)"/>
    <path d="M22 5h246" stroke="#f2c9a0" stroke-opacity=".7" stroke-width="2"/>
  </svg>`;

export const GABLE = `<svg class="gable" viewBox="0 0 400 70" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 69V58L200 2l200 56v11Z" fill="#b5573a" stroke="#4a2815" stroke-width="1.5"/>
    <path d="M0 69V58L200 2l200 56v11Z" fill="url(#rooftile)"/>
    <path d="M22 69 200 14l178 55Z" fill="#f6ead0" stroke="#4a2815"/>
    <path d="M36 66 200 18l164 48Z" fill="none" stroke="url(#gold)" stroke-width="2.5"/>
    <circle cx="96" cy="59" r="5" fill="#24509c" stroke="#7d560e"/>
    <circle cx="304" cy="59" r="5" fill="#24509c" stroke="#7d560e"/>
    <path d="M0 66h400" stroke="url(#gold)" stroke-width="4"/>
  </svg>`;

export const CURTAIN = `<svg class="curtain" viewBox="0 0 280 30" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 0h280v10q-14 14-28 0-14 14-28 0-14 14-28 0-14 14-28 0-14 14-28 0-14 14-28 0-14 14-28 0-14 14-28 0-14
      14-28 0Q14 24 0 10Z" fill="#9c2f2a" stroke="#4a1410" stroke-width="1.2"/>
    <path d="M0 3h280" stroke="url(#gold)" stroke-width="4"/>
  </svg>`;

export const EASEL = `<svg class="portrait" viewBox="0 0 60 70" aria-hidden="true">
    <path d="M14 68 27 8m19 60L33 8M30 52v16" stroke="#7d5634" stroke-width="3.5" stroke-linecap="round"/>
    <path d="M8 12h44v40H8Z" fill="url(#gold)" stroke="#4a2815" stroke-width="1.5"/>
    <path d="M12 16h36v32H12Z" fill="#53766b"/>
    <path d="M18 48c1-9 5-13 12-13s11 4 12 13Z" fill="#7a2f3a" stroke="#3a2113"/>
    <path d="M23 26c-1-8 3-10 7-10s8 2 7 10c1 6-1 9-3 10h-8c-2-1-4-4-3-10Z" fill="#4a2c18"/>
    <ellipse cx="30" cy="27" rx="5.2" ry="7" fill="#f3d4ac" stroke="#3a2113" stroke-width=".9"/>
    <path d="M4 53h52v4H4Z" fill="#7d5634" stroke="#4a2815"/>
  </svg>`;
