import { expect, test } from "vitest";
import { WhatIfControls } from "#contract/room/room.ts";
import type { Settled } from "#contract/room/settled.ts";
import { backendJob, decidedLedger } from "#ledger/fixtures/decided-job.ts";
import { consequenceOf } from "#tools/decisions/consequence.ts";
import { nowOf, whatIfControls } from "#tools/decisions/controls.ts";
import { optionOf } from "#tools/decisions/options.ts";
import { isAsSettled, labelOf, valueNow } from "#tools/decisions/value-now.ts";

const posted = decidedLedger(backendJob);
const decide = (...settled: readonly Settled[]) => decidedLedger(backendJob, ...settled);

const asDecided: readonly (readonly [Settled, label: string, posted: string, decided: string])[] = [
  [
    { about: "pay", text: "$150k - $182k" },
    "Pay range",
    "$148,000 to $176,000 a year",
    "$150,000 to $182,000 a year",
  ],
  [
    { about: "workType", text: "Remote" },
    "Days in the office",
    "Hybrid, Tuesday and Wednesday in the office",
    "Remote",
  ],
  [{ about: "place", text: "Austin, Texas" }, "Place", "Denver, CO", "Austin, TX"],
  [{ about: "requirement", words: "Terraform", is: "nice" }, "Terraform", "Needed", "Nice to have"],
  [
    { about: "requirement", words: "Terraform", is: "dropped" },
    "Terraform",
    "Needed",
    "Not asked for",
  ],
  [
    { about: "requirement", words: "Terraform", is: "must", text: "Terraform or Pulumi" },
    "Terraform",
    "Needed: Terraform",
    "Needed: Terraform or Pulumi",
  ],
  [
    { about: "requirement", words: "Fluent Spanish", is: "must" },
    "Spanish",
    "Not asked for",
    "Needed: Fluent Spanish",
  ],
  [
    { about: "stage", words: "60-minute system design conversation", is: "dropped" },
    "60-minute system design conversation",
    "Stays",
    "Dropped",
  ],
  [
    { about: "question", words: "unknown.startDate", text: "On 1 March", mayTell: false },
    "Start date",
    "Not said",
    "On 1 March",
  ],
  [
    { about: "question", words: "What would make you say no?", text: "Silence", mayTell: false },
    "What would make you say no?",
    "Not said",
    "Silence",
  ],
];

test.each(asDecided)("%o: how it is called, stood and stands", (settled, label, before, after) => {
  const ledger = decide(settled);
  expect([labelOf(posted, settled), labelOf(ledger, settled)]).toEqual([label, label]);
  expect([valueNow(posted, settled), valueNow(ledger, settled)]).toEqual([before, after]);
});

test("a value is the same after the thing is decided as it was posted", () => {
  const settled = { about: "requirement", words: "Terraform", is: "must" } as const;
  expect(valueNow(decide(settled), settled)).toBe(valueNow(posted, settled));
  const text = "$148,000 to $176,000 a year";
  expect(optionOf(posted, decide({ about: "pay", text }), { about: "pay", text })).toMatchObject({
    isPosted: true,
    figure: "No change",
  });
});

test("an answer of one's own says what it does, and that it is not known where nothing can be computed", () => {
  const pay: Settled = { about: "pay", text: "$148,000 to $190,000 a year" };
  expect(optionOf(posted, decide(pay), pay)).toMatchObject({
    label: "$148,000 to $190,000 a year",
    figure: "+$15,400 a year",
    isPosted: false,
  });
  const abroad = {
    title: "Bäcker",
    location: "Kassel, Germany",
    salaryRange: "18 bis 20 € die Stunde",
  };
  const other: Settled = { about: "pay", text: "a good wage" };
  expect(optionOf(decidedLedger(abroad), decidedLedger(abroad, other), other)).toMatchObject({
    figure: "Not known yet",
  });
});

test("the yearly cost counts the bonus, and an hour only where the job fills a year", () => {
  const change = (fields: object, text: string) =>
    consequenceOf(
      decidedLedger({ ...backendJob, ...fields }),
      decidedLedger({ ...backendJob, ...fields }, { about: "pay", text }),
    ).yearlyCost;
  expect(change({}, "$148,000 to $186,000")).toEqual({
    amount: 11_000,
    currency: "USD",
    bonusPercent: 10,
  });
  const hourly = { rawExtractedJd: "", title: "Cook", salaryRange: "$18 to $20 an hour" };
  expect(change(hourly, "$18 to $21 an hour")).toEqual({ amount: 2_080, currency: "USD" });
  expect(change({ ...hourly, employmentType: "part-time" }, "$18 to $21 an hour")).toBeNull();
});

test("another place brings another law, named as such", () => {
  const { law } = consequenceOf(posted, decide({ about: "place", text: "Austin, TX" }));
  expect(law.join("\n")).toMatch(/^Colorado’s law on pay in job posts no longer applies: /u);
  const back = consequenceOf(decide({ about: "place", text: "Austin, TX" }), posted);
  expect(back.law.join("\n")).toMatch(/^Colorado/u);
});

test("what can be tried, within its bounds, and never what nobody may drop", () => {
  const controls = WhatIfControls.parse(whatIfControls(posted));
  expect(controls.pay).toEqual({
    bottom: 148_000,
    top: 176_000,
    least: 148_000,
    most: 220_000,
    step: 2_000,
    currency: "USD",
    period: "year",
    pattern: "$148,000 to {top} a year",
  });
  expect(controls.officeDays).toMatchObject({ now: 2 });
  expect(controls.officeDays?.choices[0]).toEqual({ about: "workType", text: "remote" });
  expect(controls.requirements.map(({ label }) => label)).toEqual([
    "6+ years of professional backend development",
    "Kotlin or Java in production",
    "Kafka",
    "Terraform",
    "Degree",
  ]);
  expect(controls.stages.map(({ label, minutes }) => `${label}: ${minutes}`)).toEqual([
    "60-minute system design conversation: 60",
    "Paired session on a real bug: 45",
    "Last talk with the VP of Engineering: 45",
  ]);
});

test("the slider stands on the posted top", () => {
  const { pay } = whatIfControls(decidedLedger({ salaryRange: "$37.10 to $51.80 an hour" }));
  expect(pay).toMatchObject({ top: 51.8, least: 37.3, step: 0.5, period: "hour" });
  expect((((pay?.top ?? 0) - (pay?.least ?? 0)) / 0.5) % 1).toBeCloseTo(0);
  expect(whatIfControls(decidedLedger({ salaryRange: "62 cpm" })).pay).toBeNull();
});

test("today: where pay stands, what every search must match, and a candidate's minutes", () => {
  expect(nowOf(posted)).toEqual({
    percentile: 76,
    searchWords: ["backend", "Kotlin or Java", "Terraform", "Kafka", "Denver"],
    minutes: 180,
  });
});

test.each([
  [{ about: "workType", text: "Not said" }, false],
  [{ about: "pay", text: "$148,000 to $182,000" }, true],
  [{ about: "stage", words: "Talk with the whole board", is: "kept" }, false],
  [{ about: "stage", words: "60-minute system design conversation", is: "dropped" }, true],
  [{ about: "requirement", words: "Terraform", is: "nice" }, true],
] satisfies [Settled, boolean][])(
  "whether a job can be made as decided is known: %j",
  (settled, isSo) => {
    expect(isAsSettled(decide(settled), settled)).toBe(isSo);
  },
);
