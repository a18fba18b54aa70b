import { describe, expect, test } from "vitest";
import { evalCases } from "#eval/cases.ts";
import { listed } from "#ledger/occupations/listed.ts";

/** Skills whose usual name the text writes in another way. */
const otherSpellings = new Map([
  ["PostgreSQL", "postgres"],
  ["Kubernetes", "k8s"],
]);

const numberWords = new Map([
  [2, "two"],
  [4, "four"],
  [15, "fifteen"],
]);

const entities = new Map([
  ["&rsquo;", "'"],
  ["&nbsp;", " "],
  ["&amp;", "&"],
  ["&ndash;", "–"],
]);

/** How far apart the words of one answer line may stand. */
const reach = 160;

function readPlain(text: string): string {
  return text
    .replaceAll(/<[^<>]{1,40}>/g, " ")
    .replaceAll(/&[a-z]{2,6};/g, (entity) => entities.get(entity) ?? " ")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
}

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

function standsTogether(words: readonly string[], text: string): boolean {
  const [first = ""] = words;
  for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + 1)) {
    if (hasAll(text.slice(Math.max(0, at - reach), at + reach), words)) return true;
  }
  return false;
}

/** The ways the texts write an amount: 148,000, 72.000, 36.85, 24 or 65 for 65k. */
function writeAmount(amount: number): string[] {
  const short = amount % 1_000 === 0 ? [`${amount / 1_000}-`, `${amount / 1_000}k`] : [];
  const english = amount.toLocaleString("en-US");
  return [english, english.replace(",", "."), amount.toFixed(2), ...short];
}

const byKey = evalCases.map((evalCase) => [evalCase.key, evalCase] as const);

describe.each(byKey)("the answers for %s", (_key, { text, answers }) => {
  const plain = readPlain(text);
  const isMissing = (words: string) => !plain.includes(words.toLowerCase());

  test("ask of each must and nice-to-have only words that stand together in the text", () => {
    const lines = [...answers.musts, ...answers.nices];
    expect(lines.filter(({ says }) => says.length === 0)).toEqual([]);
    expect(lines.filter(({ says }) => !standsTogether(says, plain))).toEqual([]);
  });

  test("name no requirement as must and nice-to-have at once", () => {
    const musts = new Set(answers.musts.map(({ says }) => says.join()));
    expect(answers.nices.filter(({ says }) => musts.has(says.join()))).toEqual([]);
  });

  test("name only skills, credentials, managers and deal breakers the text names", () => {
    const { skills, credentials, reportsTo, dealBreakers } = answers;
    expect(skills.filter((skill) => isMissing(otherSpellings.get(skill) ?? skill))).toEqual([]);
    expect(credentials.filter(isMissing)).toEqual([]);
    expect([reportsTo].filter((words) => words !== null && isMissing(words))).toEqual([]);
    expect((dealBreakers ?? []).filter(isMissing)).toEqual([]);
  });

  test("give the title and the place the text gives", () => {
    const titleWords = answers.title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    expect(titleWords.filter(isMissing)).toEqual([]);
    expect([answers.city].filter((city) => city !== null && isMissing(city))).toEqual([]);
  });

  test("take the general years from one of the musts", () => {
    const years = answers.years ?? 0;
    const asked = new RegExp(`^(?:${years}|${numberWords.get(years)})\\b.* ?y(?:ea)?rs?$`);
    expect(answers.musts.some(({ says }) => says.some((words) => asked.test(words)))).toBe(true);
  });

  test("give pay in figures the text shows, or none where it shows none", () => {
    const { min, max } = answers.pay ?? { min: null, max: null };
    const amounts = [min, max].filter((amount) => amount !== null);
    expect(amounts.filter((amount) => writeAmount(amount).every(isMissing))).toEqual([]);
    expect(amounts.toSorted((one, other) => one - other)).toEqual(amounts);
    expect(/[$€]/.test(text)).toBe(amounts.length > 0);
  });

  test("place the job in occupations that we know, one of them in its family", () => {
    const ofFamily = new Set(listed[answers.family].map(({ soc }) => soc));
    const known = new Set(Object.values(listed).flatMap((list) => list.map(({ soc }) => soc)));
    expect(answers.soc.filter((soc) => !known.has(soc))).toEqual([]);
    expect(answers.soc.some((soc) => ofFamily.has(soc))).toBe(true);
  });
});
