import { expect, test } from "vitest";
import { placeInText } from "#english/place-name.ts";

test("a country of states and an area take their article, a town takes none", () => {
  expect(placeInText("United States")).toBe("the United States");
  expect(placeInText("Southern Ohio nonmetropolitan area")).toBe(
    "the Southern Ohio nonmetropolitan area",
  );
  expect(placeInText("Columbus, OH")).toBe("Columbus, OH");
});
