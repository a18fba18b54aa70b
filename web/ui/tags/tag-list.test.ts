import { expect, test } from "vitest";
import { limits } from "#contract/limits.ts";
import { suggestedBackgrounds } from "#contract/options.ts";
import { addTag, suggestTags } from "#web/ui/tags/tag-list.ts";

test("a tag is trimmed and composed before it is added [S-507]", () => {
  expect(addTag([], "  no visa ", 8)).toEqual({ kind: "added", tags: ["no visa"] });
  expect(addTag([], "Cafe\u0301", 8)).toEqual({ kind: "added", tags: ["Café"] });
});

test("nothing but spaces adds nothing", () => {
  expect(addTag(["SaaS"], "   ", 8)).toEqual({ kind: "empty" });
});

test("the same tag again is refused, also in other letters and another composition [S-507]", () => {
  expect(addTag(["no visa"], "No Visa ", 8)).toEqual({ kind: "duplicate", tag: "No Visa" });
  expect(addTag(["Café"], "Cafe\u0301", 8).kind).toBe("duplicate");
});

test("the eighth deal breaker is taken and the ninth is not [S-506]", () => {
  const seven = Array.from({ length: 7 }, (_, index) => `tag ${index}`);
  const eight = addTag(seven, "the last", limits.dealBreakers);
  expect(eight.kind).toBe("added");
  expect(addTag([...seven, "the last"], "one more", limits.dealBreakers)).toEqual({ kind: "full" });
});

test("at most six suggestions are shown, and none that is chosen already [S-507, S-902]", () => {
  const all = suggestTags(suggestedBackgrounds, [], "", limits.suggestionsShown);
  expect(all).toHaveLength(6);
  const rest = suggestTags(suggestedBackgrounds, ["saas"], "", limits.suggestionsShown);
  expect(rest).not.toContain("SaaS");
  expect(rest).toHaveLength(6);
});

test("suggestions follow what is typed", () => {
  expect(suggestTags(suggestedBackgrounds, [], "gov", 6)).toEqual(["Government"]);
  expect(suggestTags(suggestedBackgrounds, [], "zebra", 6)).toEqual([]);
});
