import { isPayStated } from "#ledger/facts/pay-rate.ts";
import type { QuestionRule } from "#ledger/questions/every-job-questions.ts";
import { namesBoss } from "#ledger/read/terms/boss.ts";
import type { PayPartKind, Reading } from "#ledger/facts/reading.ts";

/** "Reports to me" names nobody and answers it. */
const hasBoss = ({ team, text }: Reading) =>
  (team?.reportsTo ?? null) !== null || text.split("\n").some(namesBoss);
const hasSteps = ({ process, hasNotedSteps }: Reading) => process.length > 0 || hasNotedSteps;
const hasShift = ({ schedule }: Reading) => (schedule?.shift ?? null) !== null;
const hasOnCall = ({ schedule }: Reading) => (schedule?.onCall ?? null) !== null;
const hasPart =
  (...kinds: readonly PayPartKind[]) =>
  ({ payParts }: Reading) =>
    payParts.some(({ kind }) => kinds.includes(kind));
/** "Hybrid" alone leaves the days open. */
const hasDays = ({ workType }: Reading) =>
  workType !== null && (workType.type !== "hybrid" || workType.officeDays !== null);

const fewestTools = 2;

/** "NetSuite and Excel" answers which tools are used. */
function namesTools({ requirements }: Reading): boolean {
  const named = requirements
    .flatMap(({ skills }) => skills)
    .filter(({ kind }) => kind === "tool" || kind === "technology" || kind === "language");
  return new Set(named.map(({ name }) => name)).size >= fewestTools;
}

/** What the readers found under a name of their own, whatever the words; by the key of the question. */
const found: Partial<Record<string, (reading: Reading) => boolean>> = {
  benefits: ({ benefits }) => benefits.some(({ isClaim }) => !isClaim),
  competitors: ({ competitors }) => competitors.length > 0,
  startDate: ({ startDate }) => startDate !== null,
  dates: ({ startDate }) => startDate !== null,
  decider: (reading) => hasBoss(reading) || hasSteps(reading),
  boss: hasBoss,
  steps: hasSteps,
  process: hasSteps,
  rounds: hasSteps,
  pay: isPayStated,
  paid: isPayStated,
  "pay-basis": isPayStated,
  grade: isPayStated,
  place: hasDays,
  "office-days": hasDays,
  shift: hasShift,
  shifts: hasShift,
  rotation: hasShift,
  travel: ({ schedule }) => (schedule?.travel ?? null) !== null,
  license: ({ requirements }) => requirements.some(({ credentials }) => credentials.length > 0),
  status: isPayStated,
  stack: namesTools,
  system: namesTools,
  tools: namesTools,
  "on-call": hasOnCall,
  oncall: hasOnCall,
  call: hasOnCall,
  tips: hasPart("tips"),
  differential: hasPart("differential"),
  differentials: hasPart("differential"),
  equity: hasPart("equity"),
  relocation: hasPart("relocation"),
  earnings: hasPart("commission"),
  extras: hasPart("commission", "bonus"),
};

const days = "(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}{0,6}";
const dayRange = new RegExp(
  `(?<!\\p{L})${days}\\.?\\s?(?:-|–|to|thru|through)\\s?${days}(?!\\p{L})`,
  "iu",
);
const clockRange =
  /\b\d{1,2}(?::\d{2})?\s?(?:[ap]\.?m?\.?)?\s?(?:-|–|to)\s?\d{1,2}(?::\d{2})?\s?[ap]\.?m?\b/iu;
const hoursOfDay = [dayRange, clockRange, /\b[34] ?x ?1[02]s?\b/iu];

const whyOpen = [
  /\bdue to (?:an? |our )?(?:\p{L}+ )?(?:grow\p{L}*|expan\p{L}*|promot\p{L}*|retire\p{L}*)|\bpromot(?:ed|ion) (?:of|to|from)\b|\bgrowth\b|\bgrowing\b|\bexpan(?:ding|sion)\b|\badding (?:an?|one|two|three|\d+)\b|\bneed (?:\d+|one|two|three) more\b/iu,
  /\b(?:back-?fill\w*|replac(?:ing|es|ement)|newly created|new (?:position|role|post|headcount|site|store|location|line|team|contract)|retir(?:es|ed|ing|ement)|maternity|parental leave cover|due to (?:growth|expansion)|we(?:['’]re| are) (?:growing|expanding)|resigned|got promoted|was promoted|moved on|walked out)\b/iu,
  /\b(?:left|leaving|quit) (?:us |in |last |for |to |after |because|on |end |this )/iu,
  /\b(?:current|previous|last) \p{L}+ (?:leaves|left|is leaving|has left|moved on|has moved on|retires)\b/iu,
];

const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}";
const starts = [
  new RegExp(
    `\\b(?:start(?:s|ing)?|join(?:ing)?|in seat|in post|on board|begin(?:s|ning)?|available|needed|someone|somebody)(?: date)?\\b[^.\\n]{0,24}\\b(?:asap|immediate(?:ly)?|straight away|today|tomorrow|monday|next (?:week|month)|end of|${month}|\\d{1,2}[/.]\\d{1,2})`,
    "iu",
  ),
  /\bstart(?:s|ing)?(?: date)?\s?[:=]|\bASAP\b|\bimmediate (?:start|joiners?)\b/iu,
];

/** Words of form or posting that answer a question, where a fixed phrase cannot say it. */
const said: Partial<Record<string, readonly RegExp[]>> = {
  reason: whyOpen,
  startDate: starts,
  dates: starts,
  boss: [/\bline manager\b|\bsupervis(?:or|ed by)\b/iu],
  place: [
    /\b(?:on[- ]?site|in person|in the (?:office|shop|clinic|store|plant|yard))\b|\btravel\b/iu,
  ],
  shift: hoursOfDay,
  shifts: hoursOfDay,
  rotation: hoursOfDay,
};

/** Whether a reader of its own looks for it: only then may somebody be told that it is open. */
export function hasReader(key: string): boolean {
  return found[key] !== undefined;
}

/** Whether form and posting leave it open. */
export function isOpen(
  { key, answeredBy }: Pick<QuestionRule, "key" | "answeredBy">,
  reading: Reading,
  foldedWords: string,
): boolean {
  const isFound = found[key]?.(reading) ?? false;
  const isSaid = said[key]?.some((pattern) => pattern.test(reading.text)) ?? false;
  const isPhrased = answeredBy.some((phrase) => foldedWords.includes(` ${phrase} `));
  return !isFound && !isSaid && !isPhrased;
}
