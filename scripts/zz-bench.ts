import { evalCases } from "#eval/cases.ts";
import { writePackage, measurePackage } from "#eval/measure-reports.ts";
import { buildLedger } from "#ledger/ledger.ts";
import { shippedFacts } from "#ledger/market-facts.ts";
import { writers } from "#tools/writers.ts";
import { checkPackage } from "#checks/check-package.ts";
import { toolTypes } from "#contract/output.ts";
import { evalDay } from "#eval/measure-reports.ts";
const cpu = (f: () => unknown, n: number) => { const s = process.cpuUsage(); for (let i = 0; i < n; i++) f(); const u = process.cpuUsage(s); return (u.user + u.system) / 1000 / n; };
const one = evalCases[0]!;
const job = { ...one.job };
const text = (one.text.repeat(3)).slice(0, 5000);
const j = { ...job, rawExtractedJd: text };
const input = { job: j, organization: one.organization, market: shippedFacts, today: evalDay };
for (let i = 0; i < 5; i++) { const p = writePackage({ key: "x", job: j, organization: one.organization, sender: one.sender }); checkPackage(p.ledger, p.reports); }
console.log("ledger", cpu(() => buildLedger(input), 10));
const ledger = buildLedger(input); const b = { ledger, now: evalDay, sender: one.sender, guidance: "", candidates: [] };
for (const t of toolTypes) console.log(t, cpu(() => writers[t](b), 10));
const reports = Object.fromEntries(toolTypes.map((t) => [t, writers[t](b)])) as any;
console.log("checks", cpu(() => checkPackage(ledger, reports), 10));
for (const n of [5000, 10000, 20000, 50000]) { const big = { ...job, rawExtractedJd: one.text.repeat(20).slice(0, n) }; console.log(n, cpu(() => { const p = writePackage({ key: "x", job: big, organization: one.organization, sender: one.sender }); checkPackage(p.ledger, p.reports); }, 4)); }
