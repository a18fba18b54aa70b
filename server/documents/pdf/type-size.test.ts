import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("no type in a PDF is under 8 pt", () => {
  const template = readFileSync(join(import.meta.dirname, "document.typ"), "utf8");
  const sizes = [...template.matchAll(/\bsize: ?([\d.]+)pt/gu)].map(([, size]) => Number(size));
  expect(sizes.length).toBeGreaterThan(20);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
});
