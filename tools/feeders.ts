import type { Ledger } from "#ledger/ledger.ts";

const most = 10;

/** Words that mean the same in a title. */
const sameInTitles = [
  "engineer developer programmer",
  "specialist representative agent associate advisor",
  "supervisor lead leader",
  "nurse rn",
  "emergency er ed",
  "vp vice president",
  "children child children's youth teen",
  "support service care experience",
].map((line) => line.split(" "));

/** Words that leave the work what it is. */
const neutral = new Set(
  "and of the team general staff corporate software application customer platform ui ux room department setup production precision".split(
    " ",
  ),
);

/** Other names of this very job, its own first; none that contains another, and none of another specialism. */
export function otherTitles(ledger: Ledger): string[] {
  const { reading, occupation } = ledger;
  const { match } = occupation;
  const aliases = match.occupation?.aliases ?? [];
  const own = ownTitles(ledger);
  const about = wordsAbout(ledger);
  const heads = equalsOf(wordsOf(reading.title.base).at(-1) ?? "");
  const isSameWork = (alias: string) => {
    const words = wordsOf(alias);
    return words.some((word) => heads.has(word)) && words.every((word) => about.has(word));
  };
  const closeness = (alias: string) =>
    wordsOf(alias).filter((word) => !neutral.has(word) && about.has(word)).length;
  const close = aliases.filter(isSameWork).toSorted((a, b) => closeness(b) - closeness(a));
  return withoutRepeats([...own, ...close]);
}

/** Titles that lead to this job: its other names, then what people of this family do before. */
export function feederTitles(ledger: Ledger): string[] {
  return withoutRepeats([...otherTitles(ledger), ...ledger.rules.feeders.titles])
    .map((title) => title.slice(0, 200))
    .slice(0, most);
}

/** A single plain word ("Accountant") finds everybody, so its level stays with it. */
function ownTitles({ reading: { title } }: Ledger): string[] {
  const [head = ""] = title.clean.split(", ");
  const base = title.base.includes(" ") ? title.base : head;
  const [, rank = "", field = ""] =
    /^(vice president|vp|head|director|chief) of (.{2,60})$/iu.exec(base) ?? [];
  if (/^(?:vice president|vp)$/iu.test(rank)) {
    return [`Vice President of ${field}`, `VP of ${field}`, `VP ${field}`, `Head of ${field}`];
  }
  const words = base.split(" ");
  const [first = "", middle = "", last = ""] = words;
  const isLoose = words.length === 3 && /^(?:operations|services)$/iu.test(middle);
  return isLoose ? [base, `${first} ${last}`] : [base];
}

/** Every word that may stand in a title for this job: its own, what it asks for, and words that change nothing. */
function wordsAbout({ reading, company }: Ledger): ReadonlySet<string> {
  const { title, requirements, backgrounds } = reading;
  const asked = requirements
    .filter(({ priority }) => priority !== "nice")
    .flatMap(({ text, quotes, skills }) => [
      text,
      ...quotes.map(({ quote }) => quote),
      ...skills.filter(({ kind }) => kind !== "method").map(({ name }) => name),
    ]);
  const texts = [
    title.text,
    title.base,
    company.name,
    ...asked,
    ...backgrounds.map(({ text }) => text),
  ];
  const words = texts
    .flatMap((text) => wordsOf(text.slice(0, 400)))
    .filter((word) => word !== "or");
  return new Set([...neutral, ...words.flatMap((word) => [...equalsOf(word)])]);
}

function equalsOf(word: string): ReadonlySet<string> {
  return new Set([word, ...sameInTitles.filter((line) => line.includes(word)).flat()]);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}+#.&'’]{1,40}/gu) ?? [];
}

/** A title that holds another as its words is found by that one already; the same words in another order, too. */
function withoutRepeats(titles: readonly string[]): string[] {
  const kept: string[] = [];
  const keys = new Set<string>();
  for (const title of titles) {
    const words = wordsOf(title);
    const key = words.toSorted().join(" ");
    const isFound = kept.some((one) =>
      ` ${words.join(" ")} `.includes(` ${wordsOf(one).join(" ")} `),
    );
    if (title.trim() === "" || keys.has(key) || isFound) continue;
    keys.add(key);
    kept.push(title);
  }
  return kept;
}
