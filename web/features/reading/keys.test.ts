import { expect, test } from "vitest";
import { linePlaces } from "#contract/reading.ts";
import { lineAction } from "#web/features/reading/keys.ts";
import { placeGroups, placeWords } from "#web/features/reading/places.ts";

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test("each place has a letter of its own, and none of them is a key that does something else", () => {
  const letters = linePlaces.map((place) => placeWords[place].key);
  expect(letters.join("").toUpperCase()).toBe("TEDMNPBRHLCIOX");
  expect(new Set([...letters, "j", "k", "z", "y"]).size).toBe(letters.length + 4);
});

test("the menu offers every place once", () => {
  expect(placeGroups.flatMap(({ places }) => places).toSorted()).toEqual(linePlaces.toSorted());
});

test("a letter moves the line, in either case; with a modifier it is the browser's", () => {
  expect(lineAction(press("n"), true)).toEqual({ do: "move", place: "nice" });
  expect(lineAction(press("N"), true)).toEqual({ do: "move", place: "nice" });
  expect(lineAction(press("n", { metaKey: true }), true)).toBeUndefined();
  expect(lineAction(press("q"), true)).toBeUndefined();
});

test("with keys off the letters rest and the arrows stay [X-12]", () => {
  expect(lineAction(press("j"), true)).toEqual({ do: "next" });
  for (const letter of ["j", "k", "z", "y", "m"])
    expect(lineAction(press(letter), false)).toBeUndefined();
  expect(lineAction(press("ArrowDown"), false)).toEqual({ do: "next" });
  expect(lineAction(press("ArrowUp"), false)).toEqual({ do: "previous" });
});
