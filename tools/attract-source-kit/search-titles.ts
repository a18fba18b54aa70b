import type { Ledger } from "#ledger/ledger.ts";
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
  "support service care experience",
].map((line) => line.split(" "));

/** Words that leave the work what it is. */
const neutral = new Set(
  "and of the team general staff corporate software application customer platform ui ux room department setup production precision licensed certified registered credentialed class a truck".split(
    " ",
  ),
);

/** The names people give themselves: the posting's title, the usual one, and others of this very work. */
export function searchTitles(ledger: Ledger): string[] {
  const { match } = ledger.occupation;
  const own = ownTitles(ledger);
  const usual = usualTitle(ledger);
  const about = wordsAbout(ledger, usual);
  const heads = new Set([...own, ...usual].flatMap((title) => [...equalsOf(headOf(title))]));
  const telling = tellingWords(own);
  const isSameWork = (title: string) => {
    const words = wordsOf(title);
    const isClose = match.certainty === "sure" || words.some((word) => telling.has(word));
    return isClose && heads.has(headOf(title)) && words.every((word) => about.has(word));
  };
  const others = [...(match.occupation?.aliases ?? []), ...ledger.playbook.search.titles];
  const named = [...own, ...usual, ...others.filter(isSameWork)];
  const initials = new Set(named.map(initialsOf).filter((letters) => letters.length > 2));
  const letters = others.filter((title) => /^[A-Z]{2,5}$/u.test(title) && initials.has(title));
  // Where CVT and LVT are said, RVT is said of the registered ones.
  const ends = new Set(letters.map((title) => title.slice(1)));
  const alike = [...initials].filter((title) => ends.has(title.slice(1)));
  const short = [...new Set([...letters, ...alike])];
  const apprentice = asApprentice(ledger);
  return withoutRepeats([...own, ...usual, ...apprentice, ...short, ...others.filter(isSameWork)])
    .map((title) => clip(title, longestTerm))
    .slice(0, most);
}

/** A single plain word ("Accountant") finds everybody, so its level stays with it. */
function ownTitles({ reading: { title } }: Ledger): string[] {
  const [head = ""] = title.clean.split(", ");
  const base = (title.base.includes(" ") ? title.base : head)
    .replace(/ to (?:the )?\S+$/iu, "")
    .replace(/ (?:DACH|EMEA|APAC|LATAM|NORAM)$/u, "");
  const [, rank = "", field = ""] =
    /^(vice president|vp|head|director|chief) of (.{2,60})$/iu.exec(base) ?? [];
  if (/^(?:vice president|vp)$/iu.test(rank)) {
    return [`Vice President of ${field}`, `VP of ${field}`, `VP ${field}`, `Head of ${field}`];
  }
  const words = base.split(" ");
  const [first = "", middle = "", last = ""] = words;
  const isLoose = words.length === 3 && /^(?:operations|services)$/iu.test(middle);
  if (isLoose) return [base, `${first} ${last}`];
  const spelled = spelledOut[base.toUpperCase()];
  return spelled === undefined ? [base] : [spelled, base];
}

/** Letters that people write out as well. */
const spelledOut: Readonly<Record<string, string>> = {
  CSM: "Customer Success Manager",
  EA: "Executive Assistant",
  HRBP: "HR Business Partner",
  SRE: "Site Reliability Engineer",
};

/** An electrical apprentice is an apprentice electrician. */
function asApprentice(ledger: Ledger): string[] {
  const { occupation } = ledger.occupation.match;
  const isApprentice = /\bapprentice$/iu.test(ledger.reading.title.clean);
  return isApprentice && occupation !== null && !occupation.title.includes(" ")
    ? [`Apprentice ${occupation.title}`, `${occupation.title} Apprentice`]
    : [];
}

/** "Software Engineer" for a backend developer; an occupation that is only likely must share a word with the title. */
function usualTitle(ledger: Ledger): string[] {
  const { occupation, reading } = ledger;
  const { match } = occupation;
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
  const isOneName = name.includes(" ") && !/\b(?:and|all other|except)\b/iu.test(name);
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
    .flatMap((text) => wordsOf(text.slice(0, 400)))
    .filter((word) => word !== "or");
  return new Set([...neutral, ...words.flatMap((word) => [...equalsOf(word)])]);
}

function equalsOf(word: string): ReadonlySet<string> {
  return new Set([word, ...sameInTitles.filter((line) => line.includes(word)).flat()]);
}

function headOf(title: string): string {
  return wordsOf(title).at(-1) ?? "";
}

function initialsOf(title: string): string {
  return wordsOf(title)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}+#.&'’]{1,40}/gu) ?? [];
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
