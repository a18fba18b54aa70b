import { expect, test } from "vitest";
import { toolTypes } from "#contract/output.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";
import { candidateSectionsOf } from "#tools/report/audience.ts";
import { writeBuiltIn } from "#tools/report/candidate-sections.ts";
import { builtInStamp, finishReport } from "#tools/writing/finish.ts";

/** Everything that candidates may read or be asked, of a job whose form and text differ. */
function toldOf(job: Partial<JobFields>): string {
  const briefing = briefOn({ ...bareJob, ...job });
  return toolTypes
    .flatMap((tool) => {
      const draft = writeBuiltIn(briefing, tool);
      const { report } = finishReport(briefing, tool, draft, builtInStamp);
      return candidateSectionsOf(tool).map((key) => JSON.stringify(report[key]));
    })
    .join("\n");
}

const duties = "What you will do\n- Unload trailers and stage pallets\n- Train new packers";

const cases: readonly (readonly [name: string, typed: string, line: string, old: RegExp])[] = [
  [
    "a range with a differential",
    "$28.50 to $32.00 an hour",
    "Pay: $27.50 to $31.00 an hour, plus $1.75 night differential",
    /27\.50|31\.00/u,
  ],
  ["a plain range", "$28.50 to $32.00 an hour", "Pay: $27.50 - $31.00 per hour", /27\.50|31\.00/u],
  [
    "a sentence of the employer",
    "$95,000 - $110,000",
    "The base salary for this position is $85,000 to $99,000 per year plus a 10% annual bonus.",
    /85,000|99,000/u,
  ],
  [
    "two lines",
    "$95,000 - $110,000",
    "Compensation\n- Base salary: $85,000 - $99,000\n- 10% annual bonus",
    /85,000|99,000/u,
  ],
  [
    "rates by shift",
    "$30 an hour",
    "Pay: $25.00 per hour days, $27.00 per hour nights",
    /25\.00|27\.00/u,
  ],
  [
    "bands by zone",
    "$150,000 - $170,000",
    "Compensation\n- Zone A: $146,000 – $168,000\n- Zone B: $130,000 – $150,500",
    /146,000|168,000|130,000|150,500/u,
  ],
  [
    "earnings at target",
    "$85k base, $160k OTE",
    "Comp: $75K base, $150K OTE uncapped",
    /75K|150K/iu,
  ],
  [
    "a rise after some days",
    "$26 an hour",
    "Pay: $22.00/hr to start, $24.50 after 90 days",
    /22\.00|24\.50/u,
  ],
  [
    "a benefit line",
    "$28.50 to $32.00 an hour",
    "Benefits\n- $27.50-$31.00 per hour, paid weekly\n- Dental",
    /27\.50|31\.00/u,
  ],
  [
    "an opening sentence",
    "$28.50 to $32.00 an hour",
    "Join our team and earn $27.50 to $31.00 per hour in a clean building.",
    /27\.50|31\.00/u,
  ],
  ["cents a mile", "65 cents per mile", "Pay: 55 cents per mile", /\b55\b/u],
];

test.each(cases)(
  "candidates are told the typed pay alone where the posting states %s",
  (_, typed, line, old) => {
    const told = toldOf({
      title: "Warehouse Lead",
      location: "Columbus, OH",
      salaryRange: typed,
      rawExtractedJd: `Warehouse Lead\n\n${line}\n\n${duties}`,
    });
    expect(told.match(new RegExp(`.{0,60}(?:${old.source}).{0,60}`, "giu")) ?? []).toEqual([]);
  },
);

test("what comes on top of the pay stays where the typed pay replaces the posting's", () => {
  const told = toldOf({
    salaryRange: "$28.50 to $32.00 an hour",
    rawExtractedJd: `Warehouse Lead\n\nPay: $27.50 to $31.00 an hour, plus $1.75 night differential\n\n${duties}`,
  });
  expect(told).toContain("$1.75 night differential");
});
