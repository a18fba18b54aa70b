import { expect, test } from "vitest";
import type { JobFields } from "#ledger/facts/reading.ts";
import { recordsOf } from "#contract/walk.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";
import { writeBuiltIn } from "#tools/report/candidate-sections.ts";
import { mergeAligned } from "#tools/report/merging/merge-aligned.ts";
import type { Draft } from "#tools/tool.ts";
import { builtInStamp, finishReport } from "#tools/writing/finish.ts";

const cook: JobFields = {
  ...bareJob,
  title: "Line Cook",
  location: "Dayton, OH",
  requirements: "Ten years of sushi\nServSafe certificate\nOpen on weekends",
};

function write(job: JobFields) {
  const briefing = briefOn(job);
  const draft = writeBuiltIn(briefing, "marketPulse");
  return {
    ledger: briefing.ledger,
    report: finishReport(briefing, "marketPulse", draft, builtInStamp).report,
  };
}

const supplyOf = (report: Draft) => report["talentSupply"] as Record<string, unknown>;

test("with the first must-have gone, an edited row is still set against its own", () => {
  const older = write(cook);
  const newer = write({ ...cook, requirements: "ServSafe certificate\nOpen on weekends" });
  const base = older.report;
  const requirements = recordsOf(supplyOf(base)["requirements"]).map((row) =>
    row["requirement"] === "ServSafe certificate" ? { ...row, reason: "We pay the course" } : row,
  );
  const mine = { ...base, talentSupply: { ...supplyOf(base), requirements } };
  const texts = { base, mine, next: newer.report };
  const ledgers = { newer: newer.ledger, older: older.ledger };
  const { report, offered } = mergeAligned("marketPulse", texts, { keeps: () => false }, ledgers);
  const rows = recordsOf(supplyOf(report)["requirements"]);
  expect(rows.map(({ requirement }) => String(requirement)).sort()).toEqual([
    "Open on weekends",
    "ServSafe certificate",
  ]);
  const edited = rows.find(({ requirement }) => requirement === "ServSafe certificate");
  expect(edited).toMatchObject({ reason: "We pay the course", facts: ["must.1"] });
  expect(offered).toEqual([]);
});

test("a text that was brought back from before cites its facts by the numbers they have now", () => {
  const first = write(cook);
  const second = write({ ...cook, requirements: "ServSafe certificate\nOpen on weekends" });
  const third = write({
    ...cook,
    location: "Austin, TX",
    requirements: "ServSafe certificate\nOpen on weekends",
  });
  const texts = { base: second.report, mine: first.report, next: third.report };
  const ledgers = { newer: third.ledger, older: second.ledger, mine: first.ledger };
  const { report } = mergeAligned("marketPulse", texts, { keeps: () => false }, ledgers);
  const rows = recordsOf(supplyOf(report)["requirements"]);
  const cited = new Map(rows.map(({ requirement, facts }) => [requirement, facts]));
  expect(Object.fromEntries(cited)).toEqual({
    "Open on weekends": ["must.2"],
    "ServSafe certificate": ["must.1"],
    "Ten years of sushi": [],
  });
});
