import { expect, test } from "vitest";
import { initialsOf } from "#web/ui/brand/avatar.tsx";

test("an avatar shows the first and the last initial [S-222]", () => {
  expect(initialsOf("Maya Adaeze Okafor")).toBe("MO");
  expect(initialsOf("maya")).toBe("M");
  expect(initialsOf("")).toBe("");
});

test("an initial outside the basic plane stays one letter", () => {
  expect(initialsOf("𝒜da Lovelace")).toBe("𝒜L");
});
