import { expect, test } from "vitest";
import { dutiesToAsk } from "#ledger/interview/duties-to-ask.ts";
import type { Duty } from "#ledger/facts/reading.ts";

function ask(...texts: readonly string[]) {
  const duties = texts.map((text, at): Duty => ({
    id: `duty.${at + 1}`,
    label: "Duty",
    text,
    quotes: [],
    weight: at,
  }));
  return dutiesToAsk({ duties }).map(({ phrase }) => phrase);
}

test.each([
  "Lift 50 pounds",
  "Report to the Head of Data",
  "Work every third weekend",
  "Have worked with contractors",
  "Type 40 wpm",
  "6+ years of professional backend development",
  "Strong Kotlin or Java in production",
])("nobody is interviewed on %j", (duty) => {
  expect(ask(duty)).toEqual([]);
});

test("the weightiest duty comes first, without brackets and second sentences", () => {
  expect(
    ask(
      "Log everything in Zendesk",
      "Build dbt models for the settlement (errors cost real money)",
      "Handle A territory of 180 accounts. Six in ten come from outbound",
    ),
  ).toEqual([
    "handle a territory of 180 accounts",
    "build dbt models for the settlement",
    "log everything in Zendesk",
  ]);
});

test("nothing hangs at the end of a phrase", () => {
  expect(ask("Start IV lines and give medications, including conscious sedation under")).toEqual([
    "start IV lines and give medications, including conscious sedation",
  ]);
});
