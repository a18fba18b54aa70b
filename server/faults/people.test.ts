import { expect, test } from "vitest";
import {
  findForgotten,
  findUnlocked,
  partText,
  type StoredVersion,
} from "#server/faults/people.ts";

const text = (version: number, kind: StoredVersion["kind"], answer: string): StoredVersion => ({
  output_id: 1,
  version,
  kind,
  content: { summary: { answer } },
});

test("a word that is in no version, or that a new writing leaves out, is forgotten", () => {
  const kept = [
    text(1, "generated", "First."),
    text(2, "edited", "Now person1word"),
    text(3, "generated", "Now person1word"),
    text(4, "restored", "First."),
  ];
  const said = [{ outputId: 1, word: "person1word" }];
  expect(findForgotten(kept, said)).toEqual([]);
  expect(findForgotten(kept, [{ outputId: 1, word: "person2word" }])).toHaveLength(1);
  expect(findForgotten(kept.with(2, text(3, "generated", "Second.")), said)).toHaveLength(1);
});

test("a locked part that changed is told, unless its lock is gone", () => {
  const versions = [text(1, "generated", "First."), text(2, "generated", "Second.")];
  const lock = {
    outputId: 1,
    part: "summary",
    toolType: "offerNavigator" as const,
    version: 1,
    text: partText("offerNavigator", versions[0]?.content, "summary"),
  };
  expect(lock.text).toContain("First.");
  expect(findUnlocked(versions, [lock], new Set(["1 summary"]))).toHaveLength(1);
  expect(findUnlocked(versions, [lock], new Set())).toEqual([]);
  expect(findUnlocked(versions.slice(0, 1), [lock], new Set(["1 summary"]))).toEqual([]);
});
