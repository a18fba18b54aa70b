import { expect, test } from "vitest";
import { findQuotedNote } from "#checks/model/quoted-note.ts";
import { walkReport } from "#contract/walk.ts";

const posting = "Run the grill five nights a week, with two cooks beside you.";

function quotes(text: string, note: string): string[] {
  const walked = walkReport("intakeSync", { summary: { text } });
  return findQuotedNote(walked, note, posting).map(({ quote }) => quote);
}

const note = "Keep it soft: Dana is impatient, and we think she will leave before Christmas.";

test("a sentence of the note that a model repeats is found, however it is set", () => {
  expect(quotes("Please know that DANA is impatient and we think about it.", note)).toEqual([
    "dana is impatient and we think",
  ]);
  expect(quotes(`You asked: “${note}”`, note)).toHaveLength(1);
});

test("words that note and report share are no quotation, nor is what the posting says itself", () => {
  expect(quotes("Dana decides before Christmas.", note)).toEqual([]);
  const wish = "Say that they run the grill five nights a week";
  expect(quotes("You run the grill five nights a week.", wish)).toEqual([]);
  expect(quotes("Warm and short.", "Warm and short")).toEqual([]);
  expect(quotes("Anything.", "")).toEqual([]);
});
