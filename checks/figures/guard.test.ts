import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ToolType, toolTypes } from "#contract/output.ts";
import { guardFigures } from "#checks/figures/guard.ts";
import { sampleLedger } from "#checks/fixtures/sample-ledger.ts";
import { samplePackage } from "#checks/fixtures/sample-package.ts";
import { isRecord, type Report, walkReport } from "#contract/walk.ts";

const ledger = sampleLedger();
const guard = (report: Report) => guardFigures(ledger, "marketPulse", report);
const quotes = (report: Report) => guard(report).map(({ quote }) => quote);

describe("a figure stands in a fact its item or an item around it cites", () => {
  test("in the item itself", () => {
    expect(quotes({ summary: { text: "$34.00 to $44.00", facts: ["pay"] } })).toEqual([]);
    expect(quotes({ summary: { text: "$34 to 44", facts: ["pay"] } })).toEqual([]);
  });

  test("in the object around it, for every object inside", () => {
    const rows = [{ text: "Up to $44.00" }];
    expect(quotes({ summary: { rows, facts: ["pay"] } })).toEqual([]);
    expect(quotes({ summary: { rows }, other: { facts: ["pay"] } })).toEqual(["$44.00"]);
  });

  test("and not merely somewhere in the ledger", () => {
    expect(quotes({ summary: { text: "42 looms", facts: ["pay"] } })).toEqual(["42"]);
    expect(quotes({ summary: { text: "42 looms", facts: ["company.looms"] } })).toEqual([]);
    expect(quotes({ summary: { text: "42 looms", facts: ["no.such.fact"] } })).toEqual(["42"]);
  });

  test("with the same meaning: money is no percentage, days are no years", () => {
    const cite = (text: string) => quotes({ summary: { text, facts: ["benefit.leave", "pay"] } });
    expect(cite("15 days")).toEqual([]);
    expect(cite("$15")).toEqual(["$15"]);
    expect(cite("15 %")).toEqual(["15 %"]);
    expect(cite("15 years")).toEqual(["15 years"]);
    expect(cite("€44")).toEqual(["€44"]);
  });
});

test("number words below ten in prose are no figures; lengths of time, money and what is above nine are", () => {
  const said = (text: string) => quotes({ summary: { text, facts: ["pay"] } });
  expect(said("Ask two nurses, and let the other three listen.")).toEqual([]);
  expect(said("Ask eleven nurses.")).toEqual(["eleven"]);
  expect(said("Ask 2 nurses.")).toEqual(["2"]);
  expect(said("Wait three weeks.")).toEqual(["three weeks"]);
  expect(said("Put the two weeks side by side.")).toEqual([]);
  expect(said("Put the 2 weeks side by side.")).toEqual(["2 weeks"]);
  expect(said("I have to take it back one day.")).toEqual([]);
  expect(said("You come in one day a week.")).toEqual(["one day"]);
  expect(said("Add five percent.")).toEqual(["five percent"]);
});

describe("a judgement is marked on the item that makes it", () => {
  test.each(["estimate", "plan"])("%s frees its own lines", (basis) => {
    expect(
      quotes({ plan: { basis, note: "99 calls", lines: ["in 7 days"], minutes: 45 } }),
    ).toEqual([]);
  });

  test("and not the objects inside it", () => {
    const inside = { basis: "plan", steps: [{ text: "99 calls" }] };
    expect(quotes({ plan: inside })).toEqual(["99"]);
  });

  test.each(["derived", "unknown"])("%s frees nothing", (basis) => {
    expect(quotes({ plan: { basis, note: "99 calls" } })).toEqual(["99"]);
  });
});

describe("numbers in fields are figures too", () => {
  test("a range is the cited one", () => {
    expect(quotes({ range: { min: 34, max: 44, facts: ["pay"] } })).toEqual([]);
    expect(quotes({ range: { min: 34, max: 48, facts: ["pay"] } })).toEqual(["48"]);
  });

  test("fields that order our own work are free where the item rests on something", () => {
    expect(quotes({ steps: [{ order: 1, minutes: 45, facts: ["pay"] }] })).toEqual([]);
    expect(quotes({ steps: [{ minutes: 45 }] })).toEqual(["45"]);
    expect(quotes({ questions: [{ rank: 6, basis: "unknown", facts: [] }] })).toEqual([]);
    expect(quotes({ steps: [{ openings: 3, facts: ["pay"] }] })).toEqual(["3"]);
  });
});

test("search strings, ids and metadata are not read", () => {
  const booleanStrings = { searches: [{ string: '"a" AND 5' }], spec: { titles: ["9 to 9"] } };
  expect(quotes({ booleanStrings, metadata: { ms: 12 }, row: { id: "q10" } })).toEqual([]);
  expect(quotes({ plan: { searches: ["99 calls"] }, row: { metadata: { ms: 12 } } })).toEqual([
    "99",
    "12",
  ]);
});

test.each(toolTypes)("the sample's %s has no unsupported figure", (tool) => {
  expect(guardFigures(ledger, tool, samplePackage[tool])).toEqual([]);
});

/** Values no fact of the sample holds. */
const strange = fc
  .integer({ min: 101, max: 98_999 })
  .filter((value) => value < 1900 || value > 2100);
const planted = strange.chain((value) =>
  fc.constantFrom(
    `$${value.toLocaleString("en-US")}`,
    `$${value}k`,
    `${value} %`,
    `${value.toLocaleString("en-US")} people`,
    `${value} weeks`,
    `${(value % 40) + 61}.5 percent`,
    `${value}-hour`,
    `€${value}`,
    `${value} to ${value + 1} minutes`,
    `p${(value % 9) + 91}`,
    `the ${(value % 9) + 81}th percentile`,
    "nineteen people",
    "seventeen months",
  ),
);

type Slot = { tool: ToolType; path: string };

/** Every place where a writer puts prose that is not marked as a judgement. */
const slots: Slot[] = toolTypes.flatMap((tool) =>
  walkReport(tool, samplePackage[tool])
    .strings.filter(({ basis }) => basis !== "plan" && basis !== "estimate")
    .map(({ path }) => ({ tool, path })),
);

function change(value: unknown, path: string, target: string, addition: string): unknown {
  if (path === target) return `${String(value)} And then ${addition} more.`;
  if (Array.isArray(value)) {
    return value.map((entry, at) => change(entry, `${path}[${at}]`, target, addition));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      change(part, `${path}.${key}`, target, addition),
    ]),
  );
}

test("a figure planted anywhere in the six reports is found, a thousand times out of a thousand", () => {
  fc.assert(
    fc.property(fc.constantFrom(...slots), planted, ({ tool, path }, figure) => {
      const report = change(samplePackage[tool], tool, path, figure) as Report;
      const findings = guardFigures(ledger, tool, report);
      expect(findings.length).toBeGreaterThan(0);
      for (const finding of findings) {
        expect(finding.where).toBe(path);
        expect(figure).toContain(finding.quote.replace(/ (?:people|more)$/u, ""));
      }
    }),
    { numRuns: 1_000, seed: 20_261_114 },
  );
});
