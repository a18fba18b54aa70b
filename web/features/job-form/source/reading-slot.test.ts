import { expect, test } from "vitest";
import type { TextReading } from "#contract/reading.ts";
import { readAgain } from "#web/features/job-form/source/reading-slot.ts";

const reading = (...texts: string[]): TextReading => ({
  kind: "posting",
  language: "en",
  lines: texts.map((text, id) => ({
    id,
    text,
    heading: null,
    place: "must",
    likely: [],
    reader: "trained",
    by: null,
    at: null,
  })),
  values: [],
  comparedWith: { certainty: "unknown", code: null, title: null, chosenBy: null, options: [] },
  privateNotes: [],
});

const heard = { lines: [{ words: "Terraform", place: "must" as const }], values: [] };

test("a text read for the first time has no decisions, and what a model read goes along", () => {
  const read = { reading: reading("Terraform"), heard };
  expect(readAgain(read, undefined).decisions).toEqual({
    moves: [],
    occupation: null,
    isConfirmed: false,
    heard,
  });
});

test("a text read again keeps decisions about the same words, and is to be looked through anew", () => {
  const moves = [
    { words: "Terraform", place: "nice" as const },
    { words: "Kafka", place: "duty" as const },
  ];
  const before = {
    reading: reading(),
    decisions: { moves, occupation: "none", isConfirmed: true, heard },
  };
  const again = { reading: reading("Terraform", "Python"), heard: null };
  expect(readAgain(again, before).decisions).toEqual({
    moves: [{ words: "Terraform", place: "nice" }],
    occupation: "none",
    isConfirmed: false,
    heard: null,
  });
});
