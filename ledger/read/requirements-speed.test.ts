import { describe, expect, test } from "vitest";

import { readCredentials } from "#ledger/read/credentials.ts";
import { readDocument, type Document } from "#ledger/read/document.ts";
import { readDuties, toVerbPhrase } from "#ledger/read/duties.ts";
import { readEducation } from "#ledger/read/education.ts";
import { readRequirements } from "#ledger/read/requirements.ts";
import { readYears } from "#ledger/read/years.ts";
import type { JobWords } from "#ledger/reading.ts";

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

function readAsk(posting: Document): unknown {
  return readRequirements(
    { title: "Planner", requirements: "Go. SQL." } as JobWords,
    posting,
    rules,
  );
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
    const [bare, asked, done] = ["", "Requirements:\n", "Duties:\n"].map((head) =>
      readDocument(head + text),
    );
    const runs = [
      () => readYears(text),
      () => readEducation(text),
      () => readCredentials(text, rules),
      () => toVerbPhrase(text),
      ...[bare, asked, done].flatMap((posting) =>
        posting === undefined ? [] : [() => readDuties(posting), () => readAsk(posting)],
      ),
    ];
    for (const run of runs) expect(msOf(run)).toBeLessThan(300);
  });
});

test("four times the text takes about four times as long at most", { retry: 3 }, () => {
  const line =
    "- You must have 5+ years of Go, a bachelor's degree or equivalent; BLS within 90 days is a plus\n";
  const [short, long] = [50_000, 200_000].map((size) =>
    readDocument(`Requirements\n${fill(line, size)}`),
  );
  if (short === undefined || long === undefined) throw new Error("no documents");
  expect(msOf(() => readAsk(long))).toBeLessThan(msOf(() => readAsk(short)) * 9 + 20);
  const [few, many] = [50_000, 200_000].map((size) => fill(line, size));
  expect(msOf(() => readYears(many ?? ""))).toBeLessThan(msOf(() => readYears(few ?? "")) * 9 + 20);
  expect(msOf(() => readEducation(many ?? ""))).toBeLessThan(
    msOf(() => readEducation(few ?? "")) * 9 + 20,
  );
});
