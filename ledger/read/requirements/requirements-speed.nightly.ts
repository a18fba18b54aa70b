import { describe, expect, test } from "vitest";

import { measureAlone, patient } from "#contract/test/patient.ts";
import { readCredentials } from "#ledger/read/skills/credentials.ts";
import { readDuties, toVerbPhrase } from "#ledger/read/duties/duties.ts";
import { readEducation } from "#ledger/read/requirements/education.ts";
import { readYears } from "#ledger/read/requirements/years.ts";
import { requirementsOf } from "#ledger/fixtures/sample-requirements.ts";
import { saidOf } from "#ledger/fixtures/sample-said.ts";

measureAlone();

const rules = [
  {
    name: "BLS",
    forms: ["BLS", "basic life support"],
    context: ["current"],
    issuer: "a board",
    proof: "a card",
  },
  {
    name: "CDL",
    forms: ["CDL", "commercial driver's license"],
    issuer: "a state",
    proof: "a card",
  },
];

const fill = (piece: string, size = 100_000) =>
  piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

/** The best of three, in time of this thread alone, so that a busy machine does not count. */
function msOf(run: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const start = process.threadCpuUsage();
    run();
    return process.threadCpuUsage(start).user / 1_000;
  });
  return Math.min(...times);
}

/** As lines of a list: the reading gives no more than 500. */
function linesOf(text: string): string[] {
  return text.split("\n").slice(0, 500);
}

function readAsk(text: string): unknown {
  return requirementsOf("Go. SQL.", { must: linesOf(text) }, rules);
}

const pieces = [
  "a ",
  "(",
  "1. ",
  "and ",
  "or; or\n",
  "required, preferred, ",
  "5+ years ",
  "x",
  "- need Go\n",
  "- Go, or\n",
  ", ",
  "you must have ",
  "bachelor or ",
  "equivalent education, ",
  "degree in ",
  "within 90 days ",
  "BLS, ",
  "is a plus (",
  "You will run x, run y, and ",
  "An A",
  "manages and ",
  "strong ",
  "RN. ",
  "must\n",
  "Requirements: a, b, c. ",
  "- you need 5 years; and\n",
  "basic life basic life ",
  "twenty-five (25) to ",
  "👩‍🔧e\u0301\u200b ",
];

describe("a hundred kilobytes of anything is read in 300 ms", () => {
  test.each(pieces)("%j", (piece) => {
    const text = fill(piece);
    const runs = [
      () => readYears(text),
      () => readEducation(text),
      () => readCredentials(text, rules),
      () => toVerbPhrase(text),
      () => readDuties(saidOf("duty", ...linesOf(text))),
      () => readAsk(text),
    ];
    for (const run of runs) expect(msOf(run)).toBeLessThan(patient(300));
  });
});

test("four times the text takes about four times as long at most", { retry: 3 }, () => {
  const line =
    "- You must have 5+ years of Go, a bachelor's degree or equivalent; BLS within 90 days is a plus\n";
  const [few, many] = [50_000, 200_000].map((size) => fill(line, size));
  expect(msOf(() => readAsk(many ?? ""))).toBeLessThan(
    patient(msOf(() => readAsk(few ?? "")) * 9 + 20),
  );
  expect(msOf(() => readYears(many ?? ""))).toBeLessThan(
    patient(msOf(() => readYears(few ?? "")) * 9 + 20),
  );
  expect(msOf(() => readEducation(many ?? ""))).toBeLessThan(
    patient(msOf(() => readEducation(few ?? "")) * 9 + 20),
  );
});
