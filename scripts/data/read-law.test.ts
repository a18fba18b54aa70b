import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PayRules } from "#knowledge/law.ts";
import { shipped } from "#knowledge/shipped.ts";
import { lawFolder, readLaw, readRules } from "#scripts/data/read-law.ts";

const { law, faults } = readLaw();
const file = "pay-transparency.yaml";
const text = readFileSync(join(lawFolder, file), "utf8");
const rules = [...law.pay, ...law.history];

test("no rule has a fault", () => {
  expect(faults).toEqual([]);
});

test("what ships is what the files say, without the notes for whoever checks next", () => {
  expect(shipped.law, "run npm run knowledge").toEqual(law);
  expect(text).toContain("note:");
  expect(JSON.stringify(shipped.law)).not.toContain('"note"');
});

test("an old look fails no build", () => {
  const old = text.replaceAll("looked: 2026-11-16", "looked: 2019-01-01");
  expect(readRules(file, old, PayRules).faults).toEqual([]);
});

test("a rule that counts people says how many in its own sentence", () => {
  const counted = law.pay.filter(({ employers }) => typeof employers === "number");
  const silent = counted.filter(
    ({ id, asks, employers }) => id !== "us-ny-new-york" && !asks.includes(`${employers} or more`),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test("Colorado asks for the date applications close since 2024, and nobody else does", () => {
  const asking = law.pay.filter(({ parts }) => parts.includes("closing-date"));
  expect(asking).toMatchObject([{ id: "us-co", from: "2024-01-01" }]);
});

test("no two rules of a kind are for the same place", () => {
  for (const kind of [law.pay, law.history]) {
    const places = kind.map(({ place }) => place);
    expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
  }
});

test("what was read in the law is told apart from what was not", () => {
  const read = rules.filter(({ checked }) => checked !== null);
  expect(read.length).toBeGreaterThanOrEqual(17);
  expect(read.length).toBeLessThan(rules.length);
});

const planted: readonly (readonly [string, RegExp, string, string])[] = [
  [
    "a law firm's page",
    /at: "https:\/\/nysenate\.gov/u,
    'at: "https://lawfirm.com',
    "is no official page",
  ],
  [
    "a blog in place of a statute",
    /"21 V\.S\.A\. § 495p"/u,
    '"as told by ebglaw.com"',
    "names a web page, not a law",
  ],
  ["a check without its words", / {6}words: "Provide the minimum[^\n]*\n/u, "", "words"],
  ["a day that is none", /from: 2023-09-17/u, "from: 2023-09-31", "from"],
  ["a sentence without its stop", /set in good faith\."/u, 'set in good faith"', "full stop"],
  [
    "a part nobody knows",
    /parts: \[range, ai-use, vacancy\]/u,
    "parts: [range, horoscope]",
    "parts",
  ],
  ["a later stage with parts", /parts: \[\]/u, "parts: [range]", "a later stage has none"],
  ["a size in words", /employers: 50/u, "employers: fifty", "employers"],
  [
    "a key nobody reads",
    / {4}when: posting/u,
    "    enforced: never\n    when: posting",
    "enforced",
  ],
  ["an id that stands twice", /id: us-ca\b/u, "id: us-co", "stands twice: us-co"],
];

test.each(planted)("%s is told with file and line", (_, words, change, told) => {
  const at = text.search(words);
  expect(at).toBeGreaterThan(0);
  const [fault = ""] = readRules(file, text.replace(words, change), PayRules).faults;
  expect(fault).toContain(told);
  const [, line = "0"] = /^pay-transparency\.yaml:(\d+): rules\.\d+/u.exec(fault) ?? [];
  const near = text.slice(0, at).split("\n").length;
  expect(Math.abs(Number(line) - near)).toBeLessThan(25);
});

test("the line told is the field's own", () => {
  const changed = text.replace('"21 V.S.A. § 495p"', '"see www.example.com"');
  const line = changed.slice(0, changed.indexOf("www.example.com")).split("\n").length;
  expect(readRules(file, changed, PayRules).faults).toEqual([
    `${file}:${line}: rules.8.statute: names a web page, not a law`,
  ]);
});
