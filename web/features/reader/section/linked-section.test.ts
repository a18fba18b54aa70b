import { expect, test } from "vitest";
import { linkedSection } from "#web/features/reader/section/linked-section.ts";

const sections = ["talentSupply", "Häufige Fragen", "50%"];

test("an address names a section as it is or as browsers write it", () => {
  expect(linkedSection("#talentSupply", sections)).toBe("talentSupply");
  expect(linkedSection("#H%C3%A4ufige%20Fragen", sections)).toBe("Häufige Fragen");
  expect(linkedSection("#50%25", sections)).toBe("50%");
});

test("an address that names nothing, or is broken, is no fault", () => {
  for (const hash of ["", "#", "#gone", "#%E0%A4%A", "#%", "#%FF"])
    expect(linkedSection(hash, sections)).toBeUndefined();
});
