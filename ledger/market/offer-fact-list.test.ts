import { expect, test } from "vitest";
import type { Position } from "#ledger/market/market.ts";
import {
  printPosition,
  sayEnds,
  sayPosition,
  whereStands,
} from "#ledger/market/offer-fact-list.ts";

const at = (percentile: number): Position => ({ kind: "at", percentile });
const below: Position = { kind: "below", percentile: 10 };
const above: Position = { kind: "above", percentile: 90 };

test.each<[Position, string, string]>([
  [at(35), "about P35", "about the 35th percentile"],
  [at(51), "about P51", "about the 51st percentile"],
  [at(62), "about P62", "about the 62nd percentile"],
  [at(83), "about P83", "about the 83rd percentile"],
  [at(12), "about P12", "about the 12th percentile"],
  [below, "below P10", "below the 10th percentile"],
  [above, "above P90", "above the 90th percentile"],
])("%o is printed %s and said %s", (position, printed, said) => {
  expect(printPosition(position)).toBe(printed);
  expect(sayPosition(position)).toBe(said);
});

test("a range stands at about a place, or above or below one", () => {
  expect(whereStands(sayPosition(at(35)))).toBe("at about the 35th percentile");
  expect(whereStands(sayPosition(above))).toBe("above the 90th percentile");
});

test.each<[Position | null, Position | null, string]>([
  [at(18), at(54), "about the 18th to the 54th percentile"],
  [below, at(54), "below the 10th to about the 54th percentile"],
  [at(81), above, "about the 81st to above the 90th percentile"],
  [above, above, "above the 90th percentile"],
  [at(40), null, "about the 40th percentile"],
  [null, at(40), "about the 40th percentile"],
  [null, null, ""],
])("from %o to %o is said in one breath", (bottom, top, said) => {
  expect(sayEnds({ bottom, top })).toBe(said);
});
