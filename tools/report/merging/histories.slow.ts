import { expect, test } from "vitest";
import { chooseActs, live } from "#tools/fixtures/histories.ts";

const isNight = Number(process.env.FAULT_REPEATS ?? 1) > 1;
const histories = isNight ? 500 : 30;

test.each(["engagementHub", "interviewCoach"] as const)(
  "%s: histories by two people lose no word, change no locked text and accept nothing unsigned",
  (tool) => {
    const done = new Map<string, number>();
    // Every night others; by day always the same, so that a failure is the change's.
    const first = isNight ? Date.now() % 1_000_000 : 150_000;
    for (let seed = first; seed < first + histories; seed += 1) {
      const { broken, counts } = live(tool, chooseActs(seed));
      for (const [kind, count] of counts) done.set(kind, (done.get(kind) ?? 0) + count);
      expect([seed, broken]).toEqual([seed, []]);
    }
    for (const kind of ["edit", "move", "lock", "regenerate", "accept", "keep", "restore"])
      expect([kind, (done.get(kind) ?? 0) > histories / 10]).toEqual([kind, true]);
  },
  600_000,
);
