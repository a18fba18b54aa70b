import { describe, expect, test } from "vitest";
import { readDuties, toVerbPhrase } from "#ledger/read/duties/duties.ts";
import { saidOf } from "#ledger/fixtures/sample-said.ts";

function dutiesOf(...lines: string[]): string[] {
  return readDuties(saidOf("duty", ...lines)).map(({ text }) => text);
}

const bakery = [
  "Run the 400 kg spiral mixer and two deck ovens from 22:00",
  "Manages a crew of five bakers",
  "Responsible for keeping the HACCP log",
  "Ordering flour and yeast for the week;",
  "Other duties as assigned",
];

describe("what the person will do", () => {
  test("a list gives one duty a line, each beginning with its verb", () => {
    expect(dutiesOf(...bakery)).toEqual([
      "Run the 400 kg spiral mixer and two deck ovens from 22:00",
      "Manage a crew of five bakers",
      "Keep the HACCP log",
      "Order flour and yeast for the week",
      "Handle other duties as assigned",
    ]);
  });

  test("every duty quotes the posting as it stands, in order", () => {
    const duties = readDuties(saidOf("duty", ...bakery));
    expect(duties.map(({ id }) => id)).toEqual(["duty.1", "duty.2", "duty.3", "duty.4", "duty.5"]);
    expect(duties.flatMap(({ quotes }) => quotes.map(({ quote }) => quote))).toEqual(bakery);
  });

  test("a line with figures and named things outweighs a stock phrase", () => {
    const weights = readDuties(saidOf("duty", ...bakery)).map(({ weight }) => weight);
    expect(weights[0]).toBeGreaterThanOrEqual(2);
    expect(weights[4]).toBeLessThan(0);
    expect(Math.max(...weights)).toBe(weights[0]);
  });

  test("a sentence is taken apart into its deeds", () => {
    expect(
      dutiesOf(
        "You will scale, polish and chart for up to nine patients a day, take bitewing X-rays, and explain home care to families.",
        "You'll restock two surgeries before lunch.",
      ),
    ).toEqual([
      "Scale, polish and chart for up to nine patients a day",
      "Take bitewing X-rays",
      "Explain home care to families",
      "Restock two surgeries before lunch",
    ]);
  });

  test("what brackets list belongs to its deed, also where it could be one", () => {
    expect(
      dutiesOf("You will coach a team of 22 (cashiers, floor, yard, feed dock), open the store."),
    ).toEqual(["Coach a team of 22 (cashiers, floor, yard, feed dock)", "Open the store"]);
  });

  test("a city bulletin's paragraph loses its title and its related work", () => {
    expect(
      dutiesOf(
        "A Harbor Gauger reads tide gauges, records water levels and inspects mooring lines; prepares weekly reports for the Port Office; may supervise seasonal helpers; and does related work.",
      ),
    ).toEqual([
      "Read tide gauges",
      "Record water levels and inspect mooring lines",
      "Prepare weekly reports for the Port Office",
      "Supervise seasonal helpers",
    ]);
  });

  test("verbs that share an object stay together", () => {
    expect(
      dutiesOf(
        "You will design, build and run the fare service, review code, and coach two juniors.",
      ),
    ).toEqual(["Design, build and run the fare service", "Review code", "Coach two juniors"]);
  });

  test("a sentence that tells of no deed is no duty, unless there is no other", () => {
    const bare = "No two days are the same.";
    expect(dutiesOf("Weld pipes", bare, "You will join the Kiln team.")).toEqual(["Weld pipes"]);
    expect(dutiesOf(bare)).toEqual(["No two days are the same"]);
  });

  test("a line in another place is no duty", () => {
    expect(readDuties(saidOf("internal", "Poach from Acme"))).toEqual([]);
  });

  test("no more than twenty, and none twice", () => {
    const lines = Array.from({ length: 60 }, (_, at) => `Sort crate ${Math.floor(at / 2)}`);
    const duties = dutiesOf(...lines);
    expect(duties).toHaveLength(20);
    expect(new Set(duties).size).toBe(20);
  });
});

describe("a duty after the word to", () => {
  test.each([
    ["Manages the night team.", "manage the night team"],
    ["Leading a team of five", "lead a team of five"],
    ["Plans, designs and builds dashboards", "plan, design and build dashboards"],
    ["Carries out spot checks", "carry out spot checks"],
    ["Assesses wounds and applies dressings", "assess wounds and apply dressings"],
    ["Responsible for managing the fleet", "manage the fleet"],
    ["Responsible for the 311 phone line", "be responsible for the 311 phone line"],
    ["You will own the Kafka pipeline", "own the Kafka pipeline"],
    ["You'll be working with shippers", "work with shippers"],
    ["Running payroll for 80 people", "run payroll for 80 people"],
    ["Proactively identifies risks", "proactively identify risks"],
    ["Daily reconciliation of accounts", "handle daily reconciliation of accounts"],
    ["Team leadership: coach the shift", "coach the shift"],
    ["Liaises with vendors", "liaise with vendors"],
    ["Discuss results with the press", "discuss results with the press"],
    ["Process invoices", "process invoices"],
    ["Sales support for reps", "handle sales support for reps"],
    ["Building maintenance and repair", "handle building maintenance and repair"],
    [
      "Building the data platform, and coaching the juniors",
      "build the data platform, and coach the juniors",
    ],
    ["CI/CD upkeep", "CI/CD upkeep"],
    ["MAINTAIN THE BOILERS", "maintain the boilers"],
    ["Oversight of two audits", "oversee two audits"],
    ["To prepare briefs", "prepare briefs"],
    ["The successful candidate will oversee two depots", "oversee two depots"],
    [
      "Triages arriving patients with the Emergency Severity Index and reassesses those who are still waiting",
      "triage arriving patients with the Emergency Severity Index",
    ],
  ])("%s", (duty, phrase) => {
    expect(toVerbPhrase(duty)).toBe(phrase);
  });

  test.each([
    "Coordinate the weekly dispatch of refrigerated trailers between the four northern depots, making sure that every driver has a legal rest",
    "Write and maintain the integration tests of the settlement engine using Python and a simulator that replays three years of trades",
    "Supercalifragilistic".repeat(12),
    "Order a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y and z for the alphabet soup kitchen",
  ])("a long one stops at a whole word: %s", (duty) => {
    const phrase = toVerbPhrase(duty);
    expect(phrase.length).toBeLessThanOrEqual(100);
    expect(phrase).not.toMatch(/[\s,;.]$|\b(?:and|or|the|of|to|with|for)$/);
    expect(duty.includes(" ") ? duty.charAt(phrase.length) : " ").toMatch(/[\s,;.(]|^$/);
  });

  test("a phrase turned once stays as it is", () => {
    const once = toVerbPhrase("Oversees the kiln crew, and reports to the plant manager");
    expect(toVerbPhrase(once)).toBe(once);
  });
});
