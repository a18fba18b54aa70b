import { expect, test } from "vitest";
import { bossIn } from "#ledger/read/terms/boss.ts";

test.each([
  ["You'll report to the 2nd shift Shop Foreman.", "2nd shift Shop Foreman"],
  ["Reports to the Director of Nursing", "Director of Nursing"],
  ["You report to the.", undefined],
])("whom the job reports to is read whole, or not at all: %s", (text, boss) => {
  expect(bossIn(text)).toBe(boss);
});
