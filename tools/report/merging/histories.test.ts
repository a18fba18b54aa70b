import { expect, test } from "vitest";
import { chooseActs, live } from "#tools/fixtures/histories.ts";

test.each(["engagementHub", "interviewCoach"] as const)(
  "%s: whatever two people and the writer do, no word of theirs is lost and no locked text changes",
  (tool) => {
    for (let seed = 1; seed <= 20; seed += 1)
      expect([seed, live(tool, chooseActs(seed)).broken]).toEqual([seed, []]);
  },
);
