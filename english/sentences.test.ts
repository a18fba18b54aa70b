import { expect, test } from "vitest";
import { findSentences, sentenceSpans } from "#english/sentences.ts";

const cut = (text: string) => sentenceSpans(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ["WSET 3 at least, adv. is a plus. 2 yrs", ["WSET 3 at least, adv. is a plus.", "2 yrs"]],
  [
    "20 minute call 2. Half-day visit 3. Offer, soon",
    ["20 minute call", "Half-day visit", "Offer, soon"],
  ],
  ["Step up to level 2. Then rest.", ["Step up to level 2.", "Then rest."]],
  ["Full day $165. Half day $90.", ["Full day $165.", "Half day $90."]],
  [
    "Conversion around $66K. Client requires a check.",
    ["Conversion around $66K.", "Client requires a check."],
  ],
  ["You know SQL, e.g. Postgres. No degree.", ["You know SQL, e.g. Postgres.", "No degree."]],
  ["Ask Dr. Owens at St. Mary's. Now!", ["Ask Dr. Owens at St. Mary's.", "Now!"]],
  ["come at 2 p.m. on a Tuesday. bring shoes", ["come at 2 p.m. on a Tuesday.", "bring shoes"]],
  [
    "Life Insurance Agent.100% remote.No base.",
    ["Life Insurance Agent.", "100% remote.", "No base."],
  ],
  [
    "1 yr. RN experience. Hospice exp. preferred.",
    ["1 yr. RN experience.", "Hospice exp. preferred."],
  ],
  [
    "vision eff. 1st of month. A 62,000 sq. ft. shop.",
    ["vision eff. 1st of month.", "A 62,000 sq. ft. shop."],
  ],
  [
    "Forecasting, esp. fresh produce. Working knowledge of U.S. GAAP.",
    ["Forecasting, esp. fresh produce.", "Working knowledge of U.S. GAAP."],
  ],
  [
    "Anywhere in the U.S. Benefits from day one.",
    ["Anywhere in the U.S.", "Benefits from day one."],
  ],
  ["A paid (!) ride-along, offer.", ["A paid (!) ride-along, offer."]],
  [
    "They like each other (I sat in. It's suspicious.) Come by.",
    ["They like each other (I sat in. It's suspicious.)", "Come by."],
  ],
  [
    "The kettle is on at 3am. Review on the 30th. Then a call.",
    ["The kettle is on at 3am.", "Review on the 30th.", "Then a call."],
  ],
  [
    "3 yrs. Kitchen work counts. We ask for 2 yrs. Weekends off.",
    ["3 yrs. Kitchen work counts.", "We ask for 2 yrs.", "Weekends off."],
  ],
  ["one line without an end", ["one line without an end"]],
  ["", []],
])("%j is cut where its sentences end", (text, sentences) => {
  expect(cut(text)).toEqual(sentences);
});

test("each line of a list is a sentence of its own, without its bullet, where it stands", () => {
  const text = "You will:\n- Find faults. Mend them.\n•  Rewire the panels\n\n - \n";
  const found = findSentences(text);
  expect(found.map((one) => one.text)).toEqual([
    "You will:",
    "Find faults.",
    "Mend them.",
    "Rewire the panels",
  ]);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(
    found.map((one) => one.text),
  );
});
