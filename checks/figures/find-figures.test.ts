import { describe, expect, test } from "vitest";
import { findFigures } from "#checks/figures/find-figures.ts";

const read = (text: string) =>
  findFigures(text).map(
    ({ kind, value, unit }) => `${kind} ${value}${unit === null ? "" : ` ${unit}`}`,
  );

describe("figures are read as people write them", () => {
  test.each<[string, string[]]>([
    ["$135k-160k", ["money 135000 USD", "money 160000 USD"]],
    ["$135–160k", ["money 135000 USD", "money 160000 USD"]],
    ["$36.00 - $48.00 per hour", ["money 36 USD", "money 48 USD"]],
    ["120-140K EUR", ["money 120000 EUR", "money 140000 EUR"]],
    ["€55.000 a year", ["money 55000 EUR"]],
    ["USD 135,000 to 160,000", ["money 135000 USD", "money 160000 USD"]],
    ["$135,000–160,000 and a 10% bonus", ["money 135000 USD", "money 160000 USD", "percent 10"]],
    ["$160,000 and 10% more", ["money 160000 USD", "percent 10"]],
    ["$1.7M a year", ["money 1700000 USD"]],
    ["60 cents more", ["money 0.6"]],
    ["5.1 % interested, 4 percent hired", ["percent 5.1", "percent 4"]],
    ["the 49th percentile", ["percentile 49"]],
    ["from the 49th to the top", []],
    ["the 49th and 67th percentiles", ["percentile 49", "percentile 67"]],
    ["between p25 and p75", ["percentile 25", "percentile 75"]],
    ["12-hour shifts", ["duration 12 hour"]],
    [
      "4-Tage-Woche, 30 Tage Urlaub, 38 Stunden",
      ["duration 4 day", "duration 30 day", "duration 38 hour"],
    ],
    ["5+ years", ["duration 5 year"]],
    ["8 or more years", ["duration 8 year"]],
    ["20 to 30 minutes", ["duration 20 minute", "duration 30 minute"]],
    ["the 30/60/90 days", ["duration 30 day", "duration 60 day", "duration 90 day"]],
    ["under 300 ms", ["duration 300 millisecond"]],
    ["three working days", ["duration 3 day"]],
    ["one week in six", ["duration 1 week", "count 6"]],
    ["about 9,000 arrivals at 140 sites", ["count 9000", "count 140"]],
    ["twenty-four people, a dozen calls", ["count 24", "count 12"]],
    ["two million users", ["count 2000000"]],
    ["an 18-bed unit", ["count 18"]],
    ["2000 employees", ["count 2000"]],
  ])("%s", (text, figures) => expect(read(text)).toEqual(figures));
});

describe("what looks like a figure and is none", () => {
  test.each([
    "https://mill.example/9-things?page=12",
    "Hi {{first_name_2}}",
    "401(k) match and 403(b)",
    "24/7 cover",
    "B2B, C++, C++17, S3, EC2, K8s, HTML5",
    "ISO 27001 and SOC 2",
    "Series 7, Class A, Level III, level 2",
    "H-1B, I-9, COVID-19",
    "SOC 15-1252 and 29-1141.03",
    "5 to 8 a.m. Central, 3 pm, 16:00-18:00",
    "13 November 2026, Nov 16, Mon 16 Nov, May 2025, 2026-11-14, 11/14/2026",
    "in 2025, 2024-34, Q3 2026, FY26",
    "1. First\n2) Second\n(3) Third",
    "see question 2 and item 3",
    "Austin, TX 78701, call 512-555-0199",
    "Fortune 500, Office 365, six sigma, two-factor",
    "3rd party on 2nd shift",
    "One thing: no one is the one",
    "a one-on-one, freight, often, attention",
  ])("%s", (text) => expect(read(text)).toEqual([]));
});

test("a figure knows where it stands", () => {
  const text = "Pay is $44.00 at most.";
  const [figure] = findFigures(text);
  expect(text.slice(figure?.start, figure?.end)).toBe("$44.00");
});

test("a dash at the head of the next line joins nothing", () => {
  const [first, second] = findFigures("in four hours instead of eleven\n- 10% bonus").slice(1);
  expect(first).toMatchObject({ kind: "count", value: 11 });
  expect(second).toMatchObject({ kind: "percent", value: 10 });
});
