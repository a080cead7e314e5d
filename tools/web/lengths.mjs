// Functions of the browser's sources that do not fit on a screen: Biome does not count the lines of a template, and most
// of a component is one. `node lengths.mjs FOLDER` names each, and fails when there are some.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";

const MOST = 60;
const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** Every node of a tree. */
function* nodes(node) {
  if (node === null || typeof node !== "object") return;
  if (typeof node.type === "string") yield node;
  for (const part of Object.values(node)) yield* nodes(part);
}

const folder = process.argv[2];
const files = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith(".js") && !name.includes("vendor"))
  .sort();
let found = 0;
for (const name of files) {
  const source = readFileSync(join(folder, name), "utf-8");
  const lineOf = (at) => source.slice(0, at).split("\n").length;
  for (const node of nodes(parseSync(name, source).program)) {
    if (!FUNCTIONS.has(node.type)) continue;
    const first = lineOf(node.start);
    const lines = lineOf(node.end) - first + 1;
    if (lines <= MOST) continue;
    found += 1;
    console.error(`${name}:${first}: a function of ${lines} lines; the most is ${MOST}`);
  }
}
if (!files.length) console.error(`there are no sources in ${folder}`);
process.exitCode = found || !files.length ? 1 : 0;
