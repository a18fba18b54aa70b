import { describe, expect, test } from "vitest";
import { readAmong as read, textsOf as texts } from "#ledger/fixtures/sample-requirements.ts";

describe("what nobody has to bring", () => {
  test.each<[string, string[]]>([
    ["the name of a list without its colon", ["needs", "Two years on a dock"]],
    ["a town under a page's question about the way to work", ["Merrill, WI 54452", "Own boots"]],
    ["a skill named alone beside its years", ["MIG welding", "MIG welding: 1 year"]],
    [
      "experience and a diploma that an employer waives in one sentence",
      ["No experience at all is fine, and neither is a diploma required.", "Own boots"],
    ],
  ])("%s is no must-have of its own", (_, must) => {
    expect(read("", must)).toHaveLength(1);
  });

  test("what would help is a wish, whatever list it stands in", () => {
    expect(texts(read("", ["Own boots", "Spray-arc time or some Spanish would help."]))).toEqual([
      "must: Own boots",
      expect.stringMatching(/^nice: Spray-arc time/u),
    ]);
  });

  test("students who are welcome in place of a certificate stand with the certificate", () => {
    const found = read("", ["PSW certificate", "Nursing students are welcome in place of it."]);
    expect(found).toMatchObject([{ text: "PSW certificate" }]);
  });
});

test("a year on a line is asked for where the same sentence waives a school", () => {
  const line = "At least 1 year on a line, culinary school not needed.";
  expect(read("", [line])).toMatchObject([{ priority: "must", years: { min: 1 } }]);
});

test("people who must be 18 and hold a license read it as a whole sentence", () => {
  const line = "Must be 18, hold a valid driver's license and be able to pass the forklift test.";
  expect(read("", [line])[0]?.text).toMatch(/^Must be 18, hold/u);
  expect(read("", ["Must be 18 years or older."])[0]?.text).toMatch(/^18 years/u);
});

test("people who read labels are not asked for the diploma that the line waives", () => {
  const line = "Read labels in English; no diploma required, no experience required";
  expect(read("", [line]).map(({ text }) => text)).toEqual(["Read labels in English"]);
});

test.each([
  "but not required.",
  "Don't worry if you don't tick every box.",
  "New grads are welcome – we mentor for 6 months",
])("“%s” asks for nothing", (text) => expect(texts(read("", [], [text]))).toEqual([]));

test("what the employer is, behind a demand, is no second demand", () => {
  expect(texts(read("", ["Clear written English; we are a writing-heavy company"]))).toHaveLength(
    1,
  );
});
