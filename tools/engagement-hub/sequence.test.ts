import { expect, test } from "vitest";
import { writeSequence } from "#tools/engagement-hub/sequence.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";

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

test("each follow-up brings a point that the first message did not tell, in the posting's words", () => {
  const rawExtractedJd =
    "Benefits\n- 401(k) with a 6% match\n- 20 days of paid leave\n- Paid certification after one year\n- Free parking at the door\n- Great culture!";
  const [first, second, last] =
    writeSequence(briefOn({ ...bareJob, title: "Backend Engineer", rawExtractedJd }))[0]?.touches ??
    [];
  expect(first?.body).toContain("“Paid certification after one year”");
  expect(second?.body).toContain("“Free parking at the door”");
  expect(`${first?.body}${second?.body}`).not.toContain("401(k)");
  expect(last?.body).not.toContain("“");
});

const duties = [
  "Own the ledger",
  "Run the nightly load",
  "Review designs",
  "Coach two engineers",
].map((duty) => `${duty} of the billing team`);
const bodiesOf = (title: string, benefits: string) =>
  (
    writeSequence(
      briefOn({
        ...bareJob,
        title,
        rawExtractedJd: `What you will do\n${duties.map((duty) => `- ${duty}`).join("\n")}\n\n${benefits}`,
      }),
    )[0]?.touches ?? []
  ).map(({ body }) => body);

test("a duty is told where nothing better is left, and none that the first message told", () => {
  const [better] = bodiesOf(
    "Backend Engineer",
    "Benefits\n- 401(k) with a 6% match\n- 20 days of paid leave\n- Free parking at the door",
  );
  expect(better).not.toContain("billing team");
  const [first, second] = bodiesOf("Backend Engineer", "");
  expect(first).toContain("“Coach two engineers of the billing team”");
  expect(second).not.toContain("“");
  expect(bodiesOf("CDL-A Truck Driver", "").join("\n")).not.toContain("billing team");
});

test("terms that speak for the job are told before duties, and what is not given is no point", () => {
  const [first, second] = bodiesOf(
    "Backend Engineer",
    "Benefits\n- 401(k) with a 6% match\n- 20 days of paid leave\n- Phone and laptop paid, no relocation\n\nSchedule\n- Hybrid, two days a week at home",
  );
  expect(first).toContain("“Phone and laptop paid”");
  expect(second).toContain("“Hybrid, two days a week at home”");
});

test("where the posting brings nothing, nothing is made up", () => {
  const touches = writeSequence(briefOn({ ...bareJob, title: "Backend Engineer" }))[0]?.touches;
  expect(touches).toHaveLength(3);
  expect(JSON.stringify(touches)).not.toContain("“");
});
