/** Leaf gold (module 5). */

import { PAINT } from "../sprite.js";
import { K, svg } from "./common.js";

export const leafGold = (cls = "") =>
  svg(
    "0 0 24 24",
    `piece leafg ${cls}`,
    `<path d="M3 5.500 20 2.500l2 15.500L5.500 22Z" fill="url(#gold)" stroke="#7d560e" stroke-width="1.100"
        stroke-linejoin="round"/>
      <path d="m5 8 6-1.300-4 5.300 8-2-6 6 9-2.500" fill="none" stroke="#fff6d6" stroke-width="1.200" opacity=".85"/>
      <path d="m20 2.500-4.500 4.300L22 18Z" fill="#fff3c4" opacity=".5"/>`,
  );
export const basket = (/** @type {string} */ k, cls = "") =>
  svg(
    "0 0 44 36",
    `basket ${cls}`,
    `<path d="M8 16C8-2 36-2 36 16" fill="none" stroke="#6b4a2d" stroke-width="3"/>
      <path d="M8 16C8-2 36-2 36 16" fill="none" stroke="#c49a62" stroke-width="1.300"/>
      <ellipse cx="22" cy="17" rx="18" ry="5.500" fill="#5a3d22" stroke="${K}"/>
      <circle cx="22" cy="14" r="9.600" fill="#e9d3a4" stroke="${K}" stroke-width="1.200"/>
      <use href="#g-${k}" x="14.800" y="6.800" width="14.400" height="14.400"/>
      <path d="M4 17c1 8 3 13 6 17h24c3-4 5-9 6-17-8 6-28 6-36 0Z" fill="#b98a50" stroke="${K}" stroke-width="1.200"/>
      <path d="M6 24h32M8.500 30h27M14 21l-2 13m7-12v12m6-12v12m5-13 2 13" stroke="#6b4a2d" stroke-width="1.100"/>`,
    `Basket: gold counts on tiles with ${PAINT[k]} this round`,
  );
