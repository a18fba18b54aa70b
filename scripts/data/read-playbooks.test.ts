import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { findFigures } from "#ledger/occupations/occupations.ts";
import { shipped } from "#knowledge/shipped.ts";
import { readOne, readPlaybooks } from "#scripts/data/read-playbooks.ts";

const { playbooks, faults } = readPlaybooks();
const folder = join(import.meta.dirname, "../../knowledge/playbooks");
const dental = readFileSync(join(folder, "dental.yaml"), "utf8");
const lineOf = (text: string, words: string) =>
  text.slice(0, text.indexOf(words)).split("\n").length;

test("no playbook has a fault", () => {
  expect(faults).toEqual([]);
});

test("what ships is what the files say", () => {
  expect(shipped.playbooks, "run npm run knowledge").toEqual(playbooks);
});

test("at least 24 kinds of work and a neutral one", () => {
  expect(playbooks.length).toBeGreaterThanOrEqual(25);
  expect(playbooks.some(({ key }) => key === "neutral")).toBe(true);
});

test("every occupation a playbook is for exists", () => {
  const codes = playbooks.flatMap(({ covers }) => covers);
  expect(codes.filter((code) => findFigures(code) === null)).toEqual([]);
});

test("no occupation is claimed by two playbooks with the same code", () => {
  const codes = playbooks.flatMap(({ covers }) => covers);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});

test("every trade says what makes its people answer, and what brings them back", () => {
  const without = playbooks.filter(({ engagement }) => engagement === undefined);
  expect(without.map(({ key }) => key)).toEqual(["neutral"]);
});

test("a message that wins people back and asks two things is told with its line", () => {
  const text = dental.replace("Which days would work for you?", "Which days? Which hours?");
  const { faults: found } = readOne("dental.yaml", text);
  expect(found).toEqual([
    `dental.yaml:${lineOf(text, "Which days?")}: engagement.winBack.say: asks not one thing`,
  ]);
});

test("no playbook names an amount or a share", () => {
  const named = playbooks.filter((one) => /[$€£%]/u.test(JSON.stringify(one)));
  expect(named.map(({ key }) => key)).toEqual([]);
});

/** Written or written anew since probes follow their question; the others ask one that does, or a general one. */
const inTense =
  "account-executives attorneys call-center-agents cashiers-and-sales-associates cooks customer-service data-analysts data-ml data-scientists devops-and-site-reliability electrical-engineers engineering food-service mechanical-engineers non-profit recruiters sales sales-development school-teaching servers-and-baristas social-workers software software-engineering-managers special-education-teachers store-managers".split(
    " ",
  );

test.each(inTense)(
  "%s probes what was done in the past tense, and a case in the present",
  (key) => {
    const found = playbooks.find((one) => one.key === key);
    const probes = (found?.competencies ?? []).flatMap(({ past, probes: asked }) =>
      asked.map((probe) => ({ probe, isPast: past !== undefined })),
    );
    const isOfThePast = /\b(?:did|was|were|had|have|has)\b/iu;
    expect(probes.length).toBeGreaterThan(7);
    expect(probes.filter(({ probe, isPast }) => isOfThePast.test(probe) !== isPast)).toEqual([]);
  },
);

const planted: readonly (readonly [string, (text: string) => string, RegExp])[] = [
  [
    "a slot that is no type",
    (text) => text.replace(/(to-offer:\n {4}- \{[^\n]*?say: ")/u, "$1{duty} "),
    /^dental\.yaml:\d+: objections\.toOffer\.0: a slot is unknown or not named in needs$/u,
  ],
  [
    "a slot nobody asked for",
    (text) => text.replace(/(to-offer:\n {4}- \{[^\n]*?say: ")/u, "$1{start} "),
    /^dental\.yaml:\d+: objections\.toOffer\.0: a slot is unknown or not named in needs$/u,
  ],
  [
    "a slot in a plain sentence",
    (text) => text.replace(/^ {2}work-sample: "/mu, '  work-sample: "{title} '),
    /^dental\.yaml:\d+: plan\.workSample: holds a slot$/u,
  ],
  [
    "a key that is missing",
    (text) => text.replace(/^reach:.*$/mu, ""),
    /^dental\.yaml:1: reach: /u,
  ],
  [
    "a search without people who were students once",
    (text) => text.replace(/"dental student"/u, '"student"'),
    /^dental\.yaml:\d+: search\.not: /u,
  ],
  ["words that are no YAML", (text) => `${text}\n  - [`, /^dental\.yaml:\d+: /u],
];

test.each(planted)("%s is told with file and line", (_, change, told) => {
  const changed = change(dental);
  expect(changed).not.toBe(dental);
  const found = readOne("dental.yaml", changed);
  expect(found.playbooks).toEqual([]);
  expect(found.faults[0]).toMatch(told);
});

test("the line told is the sentence's own", () => {
  const changed = dental.replace(/^ {2}work-sample: "/mu, '  work-sample: "{title} ');
  const [fault] = readOne("dental.yaml", changed).faults;
  expect(fault).toContain(`dental.yaml:${lineOf(changed, "work-sample:")}:`);
});

let copies = "";
afterEach(() => {
  if (copies !== "") rmSync(copies, { recursive: true });
  copies = "";
});

test("a sentence that stands in two playbooks is told with both places", () => {
  copies = mkdtempSync(join(tmpdir(), "playbooks-"));
  writeFileSync(join(copies, "dental.yaml"), dental);
  writeFileSync(join(copies, "other.yaml"), dental.replace("key: dental", "key: other"));
  const repeated = readPlaybooks(copies).faults;
  expect(repeated.length).toBeGreaterThan(50);
  expect(repeated[0]).toMatch(/^other\.yaml:\d+: also in dental\.yaml:\d+: /u);
});
