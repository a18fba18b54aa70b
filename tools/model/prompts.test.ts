import { expect, test } from "vitest";
import { splitSentences } from "#english/sentences.ts";
import { toolTypes } from "#contract/output.ts";
import { modelSectionsOf } from "#tools/model/sections.ts";
import { systemRules } from "#tools/model/system-rules.ts";
import { serverTools } from "#tools/tools.server.ts";

test.each(toolTypes)(
  "the prompt of %s names every section that a model writes and holds no job",
  (tool) => {
    const { version, text } = serverTools[tool].prompt;
    expect(version).not.toBe("");
    expect(modelSectionsOf(tool).filter((key) => !text.includes(key))).toEqual([]);
    expect(text).not.toMatch(/\$\d|Quillwater|Larkspur/u);
  },
);

test("a rule stands once: no sentence of eight words or more is in two prompts", () => {
  const texts = [systemRules, ...toolTypes.map((tool) => serverTools[tool].prompt.text)];
  const sentences = texts.flatMap((text) => [
    ...new Set(
      text
        .split("\n")
        .flatMap((line) => splitSentences(line))
        .filter((sentence) => sentence.split(" ").length >= 8),
    ),
  ]);
  expect(sentences.length).toBeGreaterThan(60);
  expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
});
