import { expect, test } from "vitest";
import { undecided } from "#ledger/facts/decided.ts";
import { readOnce } from "#ledger/facts/read-once.ts";

const text = "Requirements\n- SQL\n- Python";

test("a text is read once for as long as nobody says anything new about it", () => {
  const first = readOnce(text, undecided);
  expect(readOnce(text, undecided)).toBe(first);
  const moved = new Map([["SQL", "nice"]] as const);
  const said = readOnce(text, { ...undecided, moved });
  expect(said).not.toBe(first);
  expect(said.lines.find((line) => line.text === "SQL")?.place).toBe("nice");
  expect(readOnce(text, { ...undecided, moved: new Map(moved) })).toBe(said);
});

test("only the last few readings are kept", () => {
  const first = readOnce(text, undecided);
  for (let count = 0; count < 8; count += 1) readOnce(`${text}\n- Excel ${count}`, undecided);
  expect(readOnce(text, undecided)).not.toBe(first);
  expect(readOnce(text, undecided)).toEqual(first);
});
