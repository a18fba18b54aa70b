import { expect, test } from "vitest";
import { readStated } from "#reading/read-stated.ts";
import { isFurniture, namesSomebody, ordersEqualLine } from "#reading/telltales.ts";

const notes = (text: string) =>
  readStated(
    `hey, notes from my call w/ the owner, dont post this as is\nneed a baker, fen mills, mn\n${text}`,
  ).lines;
const placeOf = (text: string, words: string) =>
  notes(text).find((line) => line.text.includes(words))?.place;

test("a clause without its own subject belongs with the person before it", () => {
  const said = "And the other one, Dennis, went over to Corvane for the sign-on bonus.";
  expect(placeOf(said, "went over to Corvane")).toBe("internal");
});

test("the last item of a wish is a wish", () => {
  const said = "Nice to have would be a cake license, two years of laminating and pastry cream.";
  expect(placeOf(said, "pastry cream")).toBe("nice");
});

test("letters before a certificate are nobody's name, and a name is one", () => {
  expect(namesSomebody("Nice to have would be NATE certification")).toBe(false);
  expect(namesSomebody("Nate runs the shop")).toBe(true);
  expect(namesSomebody("ask NATE about it")).toBe(true);
});

test.each([
  "And add that we're an equal opportunity employer.",
  "put the equal opportunity employer thing in, they want that",
  "And I'll add your EEO line as always.",
  "EEO: standard line",
])("“%s” is said to whoever writes", (text) => expect(ordersEqualLine(text)).toBe(true));

test.each([
  "Fen Mills is an equal opportunity employer.",
  "We're an equal opportunity employer.",
  "We use E-Verify and are an equal opportunity employer.",
])("“%s” is said to candidates", (text) => expect(ordersEqualLine(text)).toBe(false));

test("the head of a quoted mail and a joke are no part of a post", () => {
  expect(isFurniture("On Tue, Nov 17, 2026 at 9:03 AM Ines Okoro wrote:")).toBe(true);
  expect(isFurniture("text BAKE to the door lol no.")).toBe(true);
});
