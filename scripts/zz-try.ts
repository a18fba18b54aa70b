import { evalCases } from "#eval/cases.ts";
import { buildLedger } from "#ledger/ledger.ts";
import { shippedFacts } from "#ledger/market-facts.ts";
import { tools } from "#tools/catalogue.ts";
import { writers } from "#tools/writers.ts";
import { toolTypes } from "#contract/output.ts";
import { checkReport } from "#checks/check-package.ts";
const now = new Date("2026-11-14T12:00:00Z");
const only = process.argv[2]; const tool = process.argv[3];
for (const one of evalCases) {
  if (only && only !== "all" && one.key !== only) continue;
  const t0 = performance.now();
  const ledger = buildLedger({ job: one.job, organization: one.organization, market: shippedFacts, today: now });
  const t1 = performance.now();
  if (tool === "ledger") { for (const f of ledger.facts) console.log(f.id.padEnd(24), f.basis.padEnd(9), f.text.slice(0, 220)); continue; }
  for (const key of toolTypes) {
    if (tool && tool !== "check" && tool !== key) continue;
    const report = writers[key]({ ledger, now, sender: one.sender, guidance: "", candidates: [] });
    const parsed = tools[key].schema.safeParse(report);
    const findings = checkReport(ledger, key, report);
    if (tool === "check") {
      if (!parsed.success) console.log(one.key, key, JSON.stringify(parsed.error.issues.slice(0, 3)));
      for (const f of findings) if (f.severity !== "info") console.log(one.key, f.rule, f.severity, f.where, "|", f.quote.slice(0, 80), "|", f.what.slice(0,120));
    } else console.log(JSON.stringify(report, null, 1));
  }
  if (tool === "check") console.log("==", one.key, "ledger", Math.round(t1 - t0), "ms, all", Math.round(performance.now() - t0), "ms");
}
