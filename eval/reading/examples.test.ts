import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { levelOf } from "#reading/form.ts";
import type { PlacedLine } from "#reading/place.ts";
import type { Place } from "#reading/places.ts";
import { readStated } from "#reading/read-stated.ts";
import { readEmployment } from "#reading/values/employment.ts";
import { guessPlaces } from "#reading/values/place/location.ts";
import { readPay } from "#reading/values/pay/pay.ts";
import { placed } from "#reading/fixtures/placed-lines.ts";
import { readTitle } from "#reading/values/title/title.ts";
import { readWorkType } from "#reading/values/work-type.ts";
import { shippedWeights } from "#reading/weights.ts";

/** Words, and what they say; read as one line in a place, or as a whole text. */
type Group = { place: Place | "text"; examples: [text: string, expected: string][] };

const readers: Readonly<Record<string, (lines: readonly PlacedLine[]) => string | undefined>> = {
  title: (lines) => readTitle(lines, "posting", shippedWeights.titles)?.value,
  place: (lines) => {
    const place = guessPlaces(lines)[0]?.value;
    return place && `${place.city}, ${place.region}, ${place.country}`;
  },
  pay: (lines) => {
    const pay = readPay(lines, "US").base?.value;
    return pay && `${pay.min}-${pay.max} ${pay.currency} ${pay.period}`;
  },
  "pay-extras": (lines) =>
    [...new Set(readPay(lines, "US").extras.map(({ value }) => value))].toSorted().join(", "),
  employment: (lines) => readEmployment(lines, "posting", null, shippedWeights.employments)?.value,
  "work-type": (lines) => readWorkType(lines)?.value,
  urgency: (lines) => levelOf(lines)?.level,
};

/** What is read wrong or not at all, and why; nothing else may be. */
const oneLine = "notes of one line that names a person are taken for what must stay inside";
const lost: Readonly<Record<string, string>> = {
  "Executive Assistant to the CEO": "the shorter wording is as good",
  "We are looking for an experienced, talented Line Cook with knives.":
    "praise without a text around it counts as a word of the title",
  "spoke w/ Lee (owner). wants 2 line cooks, reno nv, 18-22/hr. must: 1 yr grill": oneLine,
  "Your salary cannot exceed $150,000.": oneLine,
  "We will not consider fully remote candidates.": oneLine,
  "Work 3 x 12 on the day shift.": "three shifts of twelve hours count as full-time",
  "talked to Sam, needs a senior backend dev for payments": oneLine,
  "intake w/ Priya - AE mid-market, backfill. hiring manager is Jo": oneLine,
  "call w/ Theo re: restaurant mgr, 65-72k": oneLine,
  "talked to Sam. comp 150-170k base, hybrid.": oneLine,
  "talked to Sam, budget 150-170k, hybrid": oneLine,
  "call w/ Sam, line cook, 45-52k": "taken for the head of a page, where a bare figure is no pay",
  "311 DIRECTOR\nClass Code:  9206\n\nDUTIES\n\nLeads.": "a number before a title is dropped",
  "We are based in Austin. The role is remote (US).":
    "where a remote job's employer is stands in the terms, as if the work were there",
  "Salary\n| Low | High |\n| $45,000 | $52,000 |": "two cells are two rates, and the first counts",
  "Answers 10-15/hr, mostly by chat.": "a count an hour looks like a rate",
  "Duties\n- Brief two freelance designers": "a line without a place may speak of the job itself",
};

function judge(name: string) {
  const file = join(import.meta.dirname, "examples", `${name}.json`);
  const groups = JSON.parse(readFileSync(file, "utf8")) as Group[];
  return groups.flatMap(({ place, examples }) =>
    examples.map(([text, expected]) => {
      const lines = place === "text" ? readStated(text).lines : placed([place, text]);
      const read = readers[name]?.(lines) || "none";
      return { text, isRight: read === expected, says: `${text}: ${expected}, read as ${read}` };
    }),
  );
}

describe.each(Object.keys(readers))("examples of %s", (name) => {
  const judged = judge(name);
  test("are read right but for those that are listed", () => {
    const wrong = judged.filter(({ text, isRight }) => !isRight && lost[text] === undefined);
    expect(wrong.map(({ says }) => says)).toEqual([]);
  });
});

test("at least 95 of 100 examples are read right", () => {
  const all = Object.keys(readers).flatMap(judge);
  const right = all.filter(({ isRight }) => isRight).length;
  process.stdout.write(`examples: ${right} of ${all.length} right\n`);
  expect(right / all.length).toBeGreaterThanOrEqual(0.95);
});
