import { expect, test } from "vitest";
import { decided } from "#web/test/room-decisions.ts";
import { managerRoom } from "#web/test/rooms.ts";
import { ridgeStates } from "#web/features/room/room-stage.tsx";
import {
  answersOf,
  officeDaysIn,
  settledByCards,
  topIn,
  withTries,
} from "#web/features/room/what-if/tries.ts";

test("the print has one ridge a decision, and is whole when all are made, however few", () => {
  const drawn = (done: number, count: number) =>
    ridgeStates(done, count).filter((state) => state === "completed").length;
  expect([0, 1, 2, 3, 4, 5, 6].map((done) => drawn(done, 6))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect([0, 1, 2, 3].map((done) => drawn(done, 3))).toEqual([0, 2, 4, 6]);
  expect(drawn(4, 4)).toBe(6);
  expect(drawn(0, 0)).toBe(0);
});

test("the top of a range is read by its pattern, and from no other words", () => {
  const pattern = "$148,000 to {top} a year";
  expect(topIn(pattern, "$148,000 to $182,000 a year")).toBe(182_000);
  expect(topIn("$36.00 to {top} an hour", "$36.00 to $48.50 an hour")).toBe(48.5);
  expect(topIn(pattern, "up to $182,000 a year")).toBeUndefined();
});

test("office days are read from the words of a choice", () => {
  const days = (text: string) => officeDaysIn({ about: "workType", text });
  expect(days("Hybrid, 2 days in the office")).toBe(2);
  expect(days("Hybrid, one day in the office")).toBe(1);
  expect(days("Remote")).toBe(0);
  expect(days("on-site")).toBe(5);
  expect(days("By agreement")).toBeUndefined();
});

test("a try takes the place of the card's answer, and becomes the option that says the same", () => {
  const room = managerRoom({ decisions: decided(1, 1) });
  const cards = settledByCards(room.decisions);
  const keep = { about: "requirement", words: "a degree", is: "must" } as const;
  const other = { about: "pay", text: "$148,000 to $190,000 a year" } as const;
  const unasked = { about: "requirement", words: "Kafka", is: "dropped" } as const;
  expect(withTries(cards, [keep])).toEqual([cards[0], keep]);
  expect(answersOf([keep, other, unasked], room)).toEqual([
    { id: 12, answer: { choice: 0, own: null, isToTalk: false }, tried: keep },
    { id: 11, answer: { choice: null, own: other, isToTalk: false }, tried: other },
  ]);
});
