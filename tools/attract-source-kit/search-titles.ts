import { ownMatch } from "#ledger/occupations/match.ts";
import type { Ledger } from "#ledger/ledger.ts";
import {
  initialsOf,
  isLevelAbove,
  lettersBeside,
  namesOfTitle,
  ownTitles,
  wordsOf,
} from "#tools/attract-source-kit/own-titles.ts";
import { isInEnglish } from "#tools/attract-source-kit/trade.ts";
import { clip } from "#tools/writing/clip.ts";

const most = 5;
const longestTerm = 60;

/** Words that mean the same in a title. */
const sameInTitles = [
  "engineer developer programmer",
  "specialist representative agent associate advisor",
  "supervisor lead leader",
  "nurse rn",
  "emergency er ed",
  "vp vice president",
  "sales business",
  "children child children's youth teen",
  "development advancement fundraising",
  "support service care experience",
  "associate worker operative laborer",
].map((line) => line.split(" "));

/** Words that leave the work what it is. */
const neutral = new Set(
  "and of the team general staff software application customer platform ui ux room department setup production precision licensed certified registered credentialed class a truck".split(
    " ",
  ),
);

/** A playbook about so few occupations names this very work; "Production Operator" stands in one about twenty. */
const mostCovered = 3;

/** The names people give themselves: the posting's title, the usual one, and others of this very work. */
export function searchTitles(ledger: Ledger): string[] {
  const { playbook, reading } = ledger;
  const match = ownMatch(ledger.occupation.match);
  const own = ownTitles(ledger);
  const usual = usualTitle(ledger);
  const about = wordsAbout(ledger, usual);
  const heads = new Set([...own, ...usual].flatMap((title) => [...equalsOf(headOf(title))]));
  // A senior tax accountant is called a tax senior, too.
  if (/\bsenior\b/iu.test(reading.title.text)) heads.add("senior");
  const telling = tellingWords(own);
  const setting = settingWords(ledger);
  const ofTrade = playbook.covers.length <= mostCovered ? playbook.search.titles : [];
  const isNamed = namedIn(ledger);
  const isSameWork = (title: string) => {
    const words = wordsOf(title);
    const isClose =
      match.certainty === "sure" ||
      ofTrade.includes(title) ||
      words.some((word) => telling.has(word) || (setting.has(word) && word !== headOf(title)));
    const isAbout = isClose && words.every((word) => about.has(word));
    return heads.has(headOf(title)) && (isAbout || isNamed(title));
  };
  const listed = [...listedTitles(match.occupation), ...namesOfTitle(reading.title.clean)];
  const others = [...listed, ...playbook.search.titles];
  const same = others.filter(isSameWork);
  return withoutRepeats(
    [
      ...own,
      ...lettersBeside(ledger, own),
      ...same.filter(isNamed),
      ...usual,
      ...asApprentice(ledger),
      ...lettersFor(ledger, [...own, ...usual, ...same.filter(isNamed)], same, others),
      ...same,
    ].filter((title) => !own.some((one) => isLevelAbove(title, one))),
  )
    .map((title) => clip(title, longestTerm))
    .slice(0, most);
}

/** One word ("Accountant") would find every kind. */
function listedTitles(occupation: { title: string; aliases: readonly string[] } | null): string[] {
  if (occupation === null) return [];
  const { title, aliases } = occupation;
  return title.includes(" ") ? [...aliases, title] : [...aliases];
}

/** "SRE", "CVT": what people of these titles write for short; of a license only the letters that are asked for. */
function lettersFor(
  { reading }: Ledger,
  named: readonly string[],
  same: readonly string[],
  others: readonly string[],
): string[] {
  const initials = new Set([...named, ...same].map(initialsOf).filter(({ length }) => length > 2));
  const letters = others.filter((title) => /^[A-Z]{2,5}$/u.test(title) && initials.has(title));
  // Where CVT and LVT are said, RVT is said of the registered ones.
  const ends = new Set(letters.map((title) => title.slice(1)));
  const ofLicense = same
    .filter((title) => /^(?:certified|credentialed|licensed|registered) /iu.test(title))
    .map(initialsOf);
  const alike = ofLicense.filter((title) => initials.has(title) && ends.has(title.slice(1)));
  // A tax accountant may be a CPA, and the letters are another title.
  const own = named.map(initialsOf);
  const isOwn = (title: string) =>
    own.some((one) => [one, one.slice(1)].some((end) => end.length > 1 && title.endsWith(end)));
  const short = [...new Set([...letters, ...alike])].filter(isOwn);
  const asked = reading.requirements.filter(
    ({ kind, priority }) => kind === "credential" && priority === "must",
  );
  const said = short.filter((title) => asked.some(({ text }) => spells(text, title)));
  return said.length > 0 ? said : short;
}

/** Titles that the demands name, in full or by their letters: "6 years in DevOps or SRE"; a license is asked for beside the title. */
function namedIn({ reading: { requirements } }: Ledger): (title: string) => boolean {
  const asked = requirements.filter(({ priority }) => priority !== "nice");
  const texts = asked.map(({ text }) => text);
  const licenses = new Set(
    asked.flatMap(({ credentials }) => credentials.flatMap((one) => one.searchNames)),
  );
  return (title) => {
    const letters = /^[A-Z]{3,5}$/u.test(title) ? title : initialsOf(title);
    if (licenses.has(letters)) return false;
    const isLetters = letters.length > 2 && texts.some((text) => spells(text, letters));
    const isFull = title.includes(" ") && texts.some((text) => spells(text, title));
    return isLetters || isFull;
  };
}

function spells(text: string, words: string): boolean {
  return ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${words} `);
}

/** An electrical apprentice is an apprentice electrician. */
function asApprentice(ledger: Ledger): string[] {
  const { occupation } = ownMatch(ledger.occupation.match);
  const isApprentice = /\bapprentice$/iu.test(ledger.reading.title.clean);
  return isApprentice && occupation !== null && !occupation.title.includes(" ")
    ? [`Apprentice ${occupation.title}`, `${occupation.title} Apprentice`]
    : [];
}

/** "Software Engineer" for a backend developer; an occupation that is only likely must share a word with the title. */
function usualTitle(ledger: Ledger): string[] {
  const { occupation, reading } = ledger;
  const match = ownMatch(occupation.match);
  const { title } = reading;
  if (match.occupation === null) return [];
  const [name = ""] = match.occupation.title.split(", ");
  const own = new Set(wordsOf(title.clean).flatMap((word) => [...equalsOf(word)]));
  const isSure = match.certainty === "sure";
  const shared = isSure ? own : tellingWords([title.clean]);
  const isShared =
    wordsOf(name).some((word) => !neutral.has(word) && shared.has(word)) ||
    // "Outpatient Ortho PT" is a physical therapist.
    (isSure && own.has(initialsOf(name).toLowerCase()));
  // One word ("Accountant") would take the level of "Senior Accountant" away.
  const isOneName =
    name.includes(" ") &&
    !/\b(?:and|all other|except)\b|(?:ers|ors|ists|ians|ants|ides)$/iu.test(name);
  if (isSure && !isInEnglish(ledger)) return [name, ...match.occupation.aliases.slice(0, 2)];
  return isOneName && isShared ? [name] : [];
}

/** The words of a title before its last: "backend" of "Backend Engineer". */
function tellingWords(titles: readonly string[]): ReadonlySet<string> {
  return new Set(
    titles
      .flatMap((title) => wordsOf(title).slice(0, -1))
      .filter((word) => !neutral.has(word))
      .flatMap((word) => [...equalsOf(word)]),
  );
}

/** Every word that may stand in a title for this job: its own, what it asks for, and words that change nothing. */
function wordsAbout({ reading, company }: Ledger, usual: readonly string[]): ReadonlySet<string> {
  const { title, requirements, backgrounds } = reading;
  const asked = requirements
    // The school of a degree is not where a school nurse works.
    .filter(({ priority, kind }) => priority !== "nice" && kind !== "education")
    .flatMap(({ text, skills }) => [
      text,
      ...skills.filter(({ kind }) => kind !== "method").map(({ name }) => name),
    ]);
  const texts = [
    title.text,
    title.base,
    company.name,
    ...usual,
    ...asked,
    ...backgrounds.map(({ text }) => text),
  ];
  const words = texts
    .flatMap((text) => [
      ...wordsOf(text.slice(0, 400)),
      // "Front-end" may stand as "frontend" in a title.
      ...wordsOf(text.slice(0, 400).replaceAll("-", "")),
    ])
    .filter((word) => word !== "or");
  return new Set([...neutral, ...words.flatMap((word) => [...equalsOf(word)])]);
}

/** Where and at what the people asked for have worked: "preschool", not "Python". */
function settingWords({ reading, company }: Ledger): ReadonlySet<string> {
  const asked = reading.requirements.filter(({ priority }) => priority !== "nice");
  const tools = new Set(
    asked
      .flatMap(({ skills }) => skills)
      .filter(({ kind }) => kind !== "method" && kind !== "domain")
      .flatMap(({ name }) => wordsOf(name)),
  );
  const texts = [company.name, ...asked.map(({ text }) => text)];
  return new Set(
    texts
      .flatMap((text) => wordsOf(text.slice(0, 400)))
      .filter((word) => !neutral.has(word) && !tools.has(word)),
  );
}

function equalsOf(word: string): ReadonlySet<string> {
  return new Set([word, ...sameInTitles.filter((line) => line.includes(word)).flat()]);
}

/** "Director" of "Development Director" and of "Director of Development". */
function headOf(title: string): string {
  return wordsOf(title.replace(/^(director|head|manager) of .*$/iu, "$1")).at(-1) ?? "";
}

/** A title that holds another as its words is found by that one already; the same words in another order, too. */
function withoutRepeats(titles: readonly string[]): string[] {
  const keys = titles.map((title) => wordsOf(title).toSorted().join(" "));
  const spoken = titles.map((title) => ` ${wordsOf(title).join(" ")} `);
  return titles.filter((title, at) => {
    const own = spoken[at] ?? "";
    const isFound = spoken.some((other) => other !== own && own.includes(other));
    return title.trim() !== "" && keys.indexOf(keys[at] ?? "") === at && !isFound;
  });
}
