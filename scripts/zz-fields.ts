import { readdirSync, readFileSync } from "node:fs";
import { evalCases } from "#eval/cases.ts";
import { judgeCase } from "#eval/judge-case.ts";
import { judgePosting } from "#eval/judge-posting.ts";
import { shareRight } from "#eval/judge.ts";
import { postingLabels } from "#eval/labels/tts-18f.ts";
import { readText } from "#eval/read-fields.ts";
const all = evalCases.map((c) => ({ key: c.key, j: judgeCase(c.answers, readText(c.text)) }));
for (const { key, j } of all) { console.log(key, Math.round(shareRight(j) * 1000) / 10); for (const w of j) if (!w.isRight) console.log("   ", w.field, "| want", w.expected.slice(0, 80), "| got", w.read.slice(0, 160)); }
console.log("twelve:", Math.round(shareRight(all.flatMap((x) => x.j)) * 1000) / 10);
if (process.argv[2]) { const dir = `${process.argv[2]}/jds/tts_18f`; const js = postingLabels.flatMap((l) => judgePosting(l, readText(readFileSync(`${dir}/${l.file}`, "utf8")))); console.log("tts:", Math.round(shareRight(js) * 1000) / 10); }
