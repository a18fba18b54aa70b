import { expect, test } from "vitest";
import { writeSequence } from "#tools/engagement-hub/sequence.ts";
import { bareJob, briefOn } from "#tools/sample-briefing.ts";

const dayMs = 86_400_000;
const everyDayOfTheYear = Array.from(
  { length: 366 },
  (_, at) => new Date(Date.UTC(2026, 0, 1) + at * dayMs),
);

test("no touch is sent on a Friday, at a weekend or on a holiday, and no two on one day", () => {
  for (const urgencyLevel of ["critical", "active", "passive"]) {
    const briefing = briefOn({ ...bareJob, urgencyLevel });
    for (const now of everyDayOfTheYear) {
      const touches = writeSequence({ ...briefing, now })[0]?.touches ?? [];
      const days = touches.map(({ day }) => day);
      expect(new Set(days).size).toBe(touches.length);
      for (const day of days) {
        expect(day).toMatch(/^(?:Mon|Tue|Wed|Thu) /u);
        expect(day).not.toMatch(/ (?:1 Jan|19 Jun|25 Dec|11 Nov|26 Nov)$/u);
      }
    }
  }
});

test("an urgent search writes faster than a patient one, and none before the fourth day", () => {
  const daysOf = (urgencyLevel: string) =>
    writeSequence(briefOn({ ...bareJob, urgencyLevel }))[0]?.touches.map(
      ({ workingDay }) => workingDay,
    ) ?? [];
  const [critical, active, passive] = ["critical", "active", "passive"].map(daysOf);
  expect(critical?.[0]).toBeGreaterThanOrEqual(4);
  expect(critical?.at(-1)).toBeLessThan(active?.at(-1) ?? 0);
  expect(active?.at(-1)).toBeLessThan(passive?.at(-1) ?? 0);
});

test("a message whose facts are not known is left out, and the rest still reads in order", () => {
  const engineer = { ...bareJob, title: "Backend Engineer" };
  const all = { ...engineer, salaryRange: "$90,000 to $99,000", workType: "hybrid" };
  const subjects = (job: typeof bareJob) =>
    writeSequence(briefOn(job))[0]?.touches.map(({ subject }) => subject);
  expect(subjects(all)).toEqual([
    "How the week divides",
    "Pay and place",
    "Yes, later or no",
    "The rounds",
  ]);
  expect(subjects(engineer)).toEqual(["How the week divides", "Yes, later or no", "The rounds"]);
});

test("somebody without a name still writes whole sentences", () => {
  const driver = briefOn({ ...bareJob, title: "CDL-A Truck Driver" });
  const nobody = { name: "", title: "", signatureBlock: "" };
  const [first] = writeSequence({ ...driver, sender: nobody })[0]?.touches ?? [];
  expect(first?.body).toContain("\n\nThe recruiter with Fennel & Ash");
});
