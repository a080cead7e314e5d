// Our own art as plain data, for pictures that are drawn without a browser: `tools/art.py` runs this and keeps it.

import { readFileSync } from "node:fs";
import { AWNINGS, SHUTTER } from "../src/bottega/web/art/booth.js";
import { BOTTLE } from "../src/bottega/web/art/bottle.js";
import { PARTS } from "../src/bottega/web/art/estate.js";
import { windowAt } from "../src/bottega/web/art/hostel.js";
import { spriteModules } from "../src/bottega/web/art/modules/symbols.js";
import { CURTAIN, EASEL, GABLE, ROOF } from "../src/bottega/web/art/places.js";
import { scene } from "../src/bottega/web/art/scene.js";
import { sprite } from "../src/bottega/web/art/sprite.js";

const SIDES = 4;
const HOURS = 5;
const OWNER = 1; // of a palace; his flag takes the colour of whoever is drawn
const FLAG = `--p${OWNER}`;

const tidy = (text) =>
  text
    .replace(/\s+/g, " ")
    .replace(/> </g, "><")
    .replace(/-?\d+\.\d{3,}/g, (number) => String(+Number(number).toFixed(2)))
    .replace(/ (class|aria-hidden|role|preserveAspectRatio)="[^"]*"/g, "")
    .trim();
const entry = (viewBox, body) => ({ box: viewBox.split(" ").map(Number), body: tidy(body) });

/** Every `<symbol>` of a sprite. */
const symbols = (text) =>
  Object.fromEntries(
    [...text.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">([\s\S]*?)<\/symbol>/g)].map(([, id, box, body]) => [
      id,
      entry(box, body),
    ]),
  );

/** Gradients and patterns, by their names. */
const shared = (text) =>
  Object.fromEntries(
    [...text.matchAll(/<(linearGradient|radialGradient|pattern) id="([^"]+)"[\s\S]*?<\/\1>/g)].map(([all, , id]) => [
      id,
      tidy(all),
    ]),
  );

/** A drawing that is an `<svg>` of its own. */
function whole(svg) {
  const [, box, body] = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg);
  return entry(box, body);
}

const pieces = symbols(sprite);

/** A drawing within the scene, put in its place: it stands there once, and in one colour. */
const inPlace = (text) =>
  text.replace(
    /<svg x="([^"]+)" y="([^"]+)" width="([^"]+)" height="[^"]+" viewBox="0 0 (\S+) [^"]+">\s*<use href="#([\w-]+)" style="--c:([^"]+)"\/>\s*<\/svg>/g,
    (_, x, y, width, box, id, colour) =>
      `<g transform="translate(${x} ${y}) scale(${Number(width) / Number(box)})">` +
      `${pieces[id].body.replaceAll("var(--c)", colour)}</g>`,
  );

/** The neighbours of a cell at the origin, one bit each: north, east, south, west. */
const beside = (bits) => (y, x) =>
  (y === 0 && x === 0) || [y === -1, x === 1, y === 1, x === -1].some((here, k) => here && bits & (1 << k));
const byNeighbours = (draw) => Array.from({ length: 1 << SIDES }, (_, bits) => tidy(draw(beside(bits))));

const alone = { kind: "", at: [[0, 0]], is: beside(0), all: "" };
const row = (count) => Array.from({ length: count }, (_, x) => [0, x]);
/** What a landscape draws on its cells, without the ground: from the second element on. */
const groundless = (svg) => tidy(svg).replace(/^<path d=""[^>]*\/>/, "");
/** What stands in the second of two cells, moved to the origin by whoever draws it. */
const added = (draw, one, two) => draw(two).slice(draw(one).length);
const flat = (is) => ({ at: row(2), is, all: "" });

const estate = {
  cell: PARTS.C,
  front: PARTS.F,
  roofs: PARTS.roof,
  outline: byNeighbours((is) => PARTS.box(is, [0, 0])),
  roof: byNeighbours((is) => PARTS.box(is, [0, 0], PARTS.F)),
  edges: byNeighbours((is) => PARTS.edges({ ...alone, is })),
  door: tidy(PARTS.fronts(alone)),
  // the windows of a second front, which stands one cell to the right
  windows: tidy(added(PARTS.fronts, { ...flat(() => false), at: row(1) }, flat(() => false))),
  forest: [0.2, 0.4, 0.6, 0.8].map((chance) => groundless(PARTS.forest({ ...alone, r: () => chance }))),
  park: [0, 1].map((second) =>
    groundless(second ? added(PARTS.park, alone, { ...alone, at: row(2) }) : PARTS.park(alone)),
  ),
  palace: { wide: palace(3, 2), tall: palace(2, 3) },
  ...water(),
};

function palace(columns, rows) {
  return tidy(PARTS.palace({ at: cells(columns, rows) }, OWNER)).replaceAll(FLAG, "--pc");
}

function cells(columns, rows) {
  return Array.from({ length: columns * rows }, (_, k) => [Math.floor(k / columns), k % columns]);
}

/** Waves for each cell of a lake, and the swan of the second one; the pond itself is as large as the lake. */
function water() {
  const one = tidy(PARTS.lake(alone));
  const [pond] = /<rect [^>]*\/>/.exec(one);
  const waves = one.slice(one.indexOf(pond) + pond.length);
  const two = tidy(PARTS.lake({ ...alone, at: row(2) }));
  const second = two.slice(two.indexOf(waves) + waves.length);
  return { waves, swan: second.slice(second.indexOf("/>") + 2) };
}

const art = {
  shared: { ...shared(sprite), ...shared(spriteModules) },
  pieces: {
    ...pieces,
    ...symbols(spriteModules),
    scene: entry("0 0 500 500", inPlace(scene).replace('<g id="scene">', "<g>")),
    mark: whole(readFileSync(new URL("../src/bottega/web/art/mark.svg", import.meta.url), "utf8")),
    roof: whole(ROOF),
    gable: whole(GABLE),
    curtain: whole(CURTAIN),
    easel: whole(EASEL),
    bottle: whole(BOTTLE),
    shutter: whole(SHUTTER),
    ...Object.fromEntries(AWNINGS.map((svg, k) => [`awning-${k}`, whole(svg)])),
    ...Object.fromEntries(Array.from({ length: HOURS }, (_, k) => [`window-${k}`, whole(windowAt(k))])),
  },
  estate,
};
process.stdout.write(JSON.stringify(art));
