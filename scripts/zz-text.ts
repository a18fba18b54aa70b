import { evalCases } from "#eval/cases.ts";
import { buildLedger } from "#ledger/ledger.ts";
import { shippedFacts } from "#ledger/market-facts.ts";
import { writers } from "#tools/writers.ts";
import { toolTypes } from "#contract/output.ts";
const now = new Date("2026-11-14T12:00:00Z");
function show(v: unknown, d = 0): string {
  const p = "  ".repeat(d);
  if (Array.isArray(v)) return v.map((x) => (typeof x === "object" && x ? `${p}-\n${show(x, d + 1)}` : `${p}- ${x}`)).join("\n");
  if (v && typeof v === "object") return Object.entries(v).filter(([k]) => k !== "facts" && k !== "covers" && k !== "searches" && k !== "basis" && k !== "spec").map(([k, x]) => typeof x === "object" && x ? `${p}${k}:\n${show(x, d + 1)}` : `${p}${k}: ${x}`).join("\n");
  return `${p}${v}`;
}
for (const one of evalCases) {
  if (one.key !== process.argv[2]) continue;
  const ledger = buildLedger({ job: one.job, organization: one.organization, market: shippedFacts, today: now });
  for (const key of toolTypes) { if (process.argv[3] && key !== process.argv[3]) continue; console.log(`\n##### ${key}`); console.log(show(writers[key]({ ledger, now, sender: one.sender, guidance: "", candidates: [] }))); }
}
