import { expect, test } from "vitest";
import { shipped } from "#knowledge/shipped.ts";
import { readBank, readSkillQuestions } from "#scripts/data/read-skill-questions.ts";

test("the bank of questions by skill has no fault and is the one that ships", () => {
  const { skillQuestions, faults } = readSkillQuestions();
  expect(faults).toEqual([]);
  expect(shipped.skillQuestions, "run npm run knowledge").toEqual(skillQuestions);
});

const entry = (key: string, word: string) => `- key: ${key}
  name: Streaming data
  called-by: [${word}]
  past: "Tell me about a stream that fell behind."
  probes: ["What did you see first?", "What did you change?"]
  cues: { one: "Restarts it.", three: "Finds the slow part.", five: "Finds it and keeps it from coming back." }
`;

test("a word that calls for two questions is told with file and line", () => {
  const text = `${entry("streams", "kafka")}${entry("queues", "kafka")}`;
  expect(readBank([["bank.yaml", text]]).faults).toEqual([
    expect.stringMatching(/^bank\.yaml:7: kafka: also in bank\.yaml:1$/u),
  ]);
});

test("two questions with one key, and one with both a past and a case, are told", () => {
  const twice = readBank([
    ["a.yaml", entry("streams", "kafka")],
    ["b.yaml", entry("streams", "kinesis")],
  ]);
  expect(twice.faults.join("\n")).toContain("b.yaml:1: key streams: also in a.yaml:1");
  const both = entry("streams", "kafka").replace(
    "  probes:",
    '  case: "The stream falls behind at noon. What do you do?"\n  probes:',
  );
  expect(readBank([["a.yaml", both]]).faults.join("\n")).toContain("give past or case");
});
