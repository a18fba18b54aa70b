import type { Demand } from "#ledger/read/requirements/requirements-demand.ts";

/** Words that say nothing about what is asked for. */
const empty = new Set(
  "a an the and or of in on at to for with as by from is are be have has must you your our we this that including include more than least minimum at plus years year yrs experience experienced background knowledge strong proven demonstrated excellent good solid working work skills skill ability able relevant related professional industry prior previous similar field hands full time paid current active valid required preferred proficiency proficient familiarity understanding using use deep expert level expertise production equivalent within hire over above million one two three four five six seven eight nine ten twelve fifteen twenty".split(
    " ",
  ),
);
/** Words that name work in general. */
const general =
  /^(?:softw|devel|engin|progr|codin|total|overa|commer|caree|job|role|posit|field|busin|compa|envir|produ)/;
const sameThings: Readonly<Record<string, string>> = {
  icu: "criti",
  intensive: "criti",
  emergency: "ed",
  er: "ed",
  oncall: "on-ca",
  callout: "on-ca",
};

/** What a schedule is about. */
const topics: readonly RegExp[] = [
  /on[- ]?call|stand-?by|\bpager\b/i,
  /\bcore hours\b|\boverlap\b/i,
  /\btravel/i,
  /\bnights?\b|\bovernight/i,
  /\bweekends?\b|\bsaturdays?\b|\bsundays?\b/i,
  /\bevenings?\b/i,
  /\bholidays?\b/i,
  /\bovertime\b/i,
  /\brelocat/i,
  /\bon-?site\b|\boffice\b|\bhybrid\b/i,
  /\b(?:reside|live|located|based|commut\w+)\b/i,
  /\bfull[- ]time\b/i,
  /\bpart[- ]time\b/i,
];

/** Whether two lines speak of the same thing. */
export function isSameDemand(a: Demand, b: Demand, title: string): boolean {
  if (sharesName(a.credentials, b.credentials))
    return a.years === null || b.years === null || a.kind === b.kind;
  const isYears = a.years !== null && b.years !== null;
  if (isYears && sharesYears(a, b, title)) return true;
  if (isYears && a.years?.min !== b.years?.min && !sharesName(a.mainSkills, b.mainSkills))
    return false;
  if (sharesName(a.mainSkills, b.mainSkills) || isWithin(a, b)) return true;
  if (a.education !== null && b.education !== null) return a.kind === b.kind;
  if (a.kind !== b.kind) return overlap(a, b) >= 0.66 && wordsOf(a).length > 1;
  if (a.kind === "authorization") return true;
  if (a.kind === "schedule")
    return topics.some((topic) => topic.test(a.text) && topic.test(b.text));
  if (a.kind === "skill" && (a.mainSkills.length > 0 || b.mainSkills.length > 0)) return false;
  return overlap(a, b) >= 0.5 && (wordsOf(a).length > 0 || wordsOf(b).length > 0);
}

/** Whether one text says the same thing twice; stricter, as a list seldom repeats itself. */
export function isRepeat(a: Demand, b: Demand, title: string): boolean {
  if (a.text.toLowerCase() === b.text.toLowerCase()) return true;
  if (a.kind !== b.kind || !isSameDemand(a, b, title)) return false;
  if (a.education !== null && a.education.level !== b.education?.level) return false;
  if (!hasSameNames(a.mainSkills, b.mainSkills) || !hasSameNames(a.credentials, b.credentials))
    return false;
  const isNamed = a.mainSkills.length + a.credentials.length > 0;
  if (a.kind === "experience" && !isNamed) return isGeneral(a, title) && isGeneral(b, title);
  return isNamed || a.kind === "authorization" || a.kind === "schedule" || overlap(a, b) >= 0.8;
}

/** "SQF or BRC" is what "food safety systems (SQF or BRC, HACCP)" asks for. */
function isWithin(a: Demand, b: Demand): boolean {
  const isPlain = a.mainSkills.length > 0 && a.years === null && a.kind === b.kind;
  return isPlain && a.mainSkills.every(({ name }) => b.skills.some((one) => one.name === name));
}

function hasSameNames(a: readonly { name: string }[], b: readonly { name: string }[]): boolean {
  return a.length === b.length && a.every(({ name }) => b.some((one) => one.name === name));
}

function sharesName(a: readonly { name: string }[], b: readonly { name: string }[]): boolean {
  return a.some(({ name }) => b.some((one) => one.name === name));
}

/** "5 years of experience" and "2 years in B2B" are two demands; a part cannot ask for more years than the whole. */
function sharesYears(a: Demand, b: Demand, title: string): boolean {
  const isBare = wordsOf(a).length === 0 && a.mainSkills.length === 0;
  if (isBare && (b.years?.min ?? 0) >= (a.years?.min ?? 0)) return b.kind === "experience";
  if (a.mainSkills.length > 0 && b.mainSkills.length > 0)
    return sharesName(a.mainSkills, b.mainSkills);
  return (isGeneral(a, title) && isGeneral(b, title)) || overlap(a, b) >= 0.5;
}

function isGeneral(demand: Demand, title: string): boolean {
  const ofTitle = new Set(stems(title));
  const [head = ""] = demand.text.split(
    /, (?:one|two|three|five|at least|including|of which|\d)/i,
    1,
  );
  return stems(head).every((word) => general.test(word) || ofTitle.has(word));
}

/** How much of the shorter line's words stand in the other. */
function overlap(a: Demand, b: Demand): number {
  const [left, right] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const shared = [...left].filter((word) => right.has(word) || hasForm(right, word)).length;
  return shared === 0 ? 0 : shared / Math.min(left.size, right.size);
}

/** "Run" and "running" are one word. */
function hasForm(words: ReadonlySet<string>, word: string): boolean {
  return (
    word.length > 2 &&
    [...words].some((one) => one.length > 2 && (one.startsWith(word) || word.startsWith(one)))
  );
}

function wordsOf({ text }: Demand): string[] {
  return stems(text);
}

function stems(text: string): string[] {
  const words =
    text
      .slice(0, 400)
      .toLowerCase()
      .replaceAll(/on[- ]?call/g, "oncall")
      .match(/[\p{L}+#.]{2,}/gu) ?? [];
  return words
    .filter((word) => !empty.has(word.replace(/\.$/, "")))
    .map((word) => sameThings[word] ?? word.replace(/\.$/, "").slice(0, 5));
}
