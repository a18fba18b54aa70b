import { readFileSync } from "node:fs";
import { readText } from "../../reading/read.ts";
const r = readText(readFileSync(process.argv[2]!, "utf8"));
console.log(r.kind, r.title?.value, "|", r.employer?.value, "|", r.occupation.code, r.occupation.title);
for (const l of r.lines) console.log(l.place.padEnd(9), l.confidence.toFixed(2), l.internalChance.toFixed(2), (l.likely??[]).join("/").padEnd(18), l.text.slice(0,150));
