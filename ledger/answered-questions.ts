import type { QuestionRule } from "#ledger/every-job-questions.ts";
import type { PayPartKind, Reading } from "#ledger/reading.ts";

const hasOffer = ({ pay }: Reading) => (pay?.offer ?? null) !== null;
const hasBoss = ({ team }: Reading) => (team?.reportsTo ?? null) !== null;
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
  openings: ({ openings }) => openings !== null,
  startDate: ({ startDate }) => startDate !== null,
  dates: ({ startDate }) => startDate !== null,
  applyLink: ({ apply }) => apply !== null,
  decider: (reading) => hasBoss(reading) && hasSteps(reading),
  boss: hasBoss,
  steps: hasSteps,
  process: hasSteps,
  rounds: hasSteps,
  pay: hasOffer,
  paid: hasOffer,
  "pay-basis": hasOffer,
  grade: hasOffer,
  place: hasDays,
  "office-days": hasDays,
  shift: hasShift,
  shifts: hasShift,
  rotation: hasShift,
  travel: ({ schedule }) => (schedule?.travel ?? null) !== null,
  license: ({ requirements }) => requirements.some(({ credentials }) => credentials.length > 0),
  status: hasOffer,
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
const weekly = /\b\d{1,2}(?:\.\d{1,2})?\s?(?:h|hrs?|hours)\s?(?:\/|a|an|per|each)?\s?(?:wk|week)/iu;
const hoursOfDay = [dayRange, clockRange, /\b[34] ?x ?1[02]s?\b/iu];
const hours = [...hoursOfDay, weekly];
const perPerson = [
  /\b(?:caseload|class size|panel|ratio|book)\b[^\n]{0,24}\d/iu,
  /\b(?:class|group|caseload)s? of (?:up to |about )?(?:\d+|\p{L}+)\b/iu,
  /\b(?:up to|about|usually) (?:\d+|\p{L}+) (?:patients|visits|residents|clients)\b/iu,
  /\b\d{1,3}\+? (?:accts|accounts|clients|patients)\b/iu,
  /\b1 ?: ?\d{1,2}\b/u,
];

const whyOpen = [
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
  opening: whyOpen,
  "why-open": whyOpen,
  predecessor: whyOpen,
  hours,
  schedule: hours,
  startDate: starts,
  dates: starts,
  boss: [
    /\breport(?:s|ing)? (?:directly )?(?:in)?to\b|\bline manager\b|\bsupervis(?:or|ed by)\b/iu,
  ],
  place: [
    /\b(?:on[- ]?site|in person|in the (?:office|shop|clinic|store|plant|yard))\b|\btravel\b/iu,
  ],
  drive: [/\b(?:mile|drive|driving|travel|radius|miles)\b/iu],
  truck: [
    /\b(?:van|truck|vehicle)\b[^.\n]{0,30}\b(?:home|provided|supplied|yours)\b/iu,
    /\btake[- ]home (?:van|truck)/iu,
  ],
  climate: [/\b(?:freezer|cold|heat(?:ed)?|air[- ]con\p{L}*|A\/C|°)\b/iu],
  weekends: [/\bweekends?\b/iu],
  territory: [/\bterritor(?:y|ies)\b/iu],
  shift: hoursOfDay,
  shifts: hoursOfDay,
  days: hoursOfDay,
  rotation: hoursOfDay,
  load: perPerson,
  workload: perPerson,
  caseload: perPerson,
  book: perPerson,
  quota: [
    /\bquota of\b/iu,
    /\d+ (?:qualified )?(?:meetings|demos|opportunities)/iu,
    /\d ?% of [^.\n]{0,30}(?:quota|target)/iu,
  ],
  "average-week": [/\$ ?\d[\d,]+[^\n]{0,20}(?:\/ ?we?e?k|a week|per week|weekly)/iu],
  openings: [
    /\bhiring (?:for )?\d+\b/iu,
    /\b(?:one|two|three|four|five|six|1|2|3|\d{1,2}) (?:\p{L}+ )?(?:openings?|positions?|vacanc(?:y|ies)|posts?|roles?|hires?|seats?|spots?|heads?|headcount)\b/iu,
    /\bpositions?(?: available)?\s?[:=]\s?\d/iu,
  ],
  assignment: [/\bgrades? (?:k|\d)/iu],
  cameras: [/\bcam(?:era)?s?\b/iu],
  applyLink: [/\b(?:call|text|e-?mail|send)\b[^.\n]{0,60}(?:\d{3}|@)/iu],
  sponsorship: [/\bsponsor/iu, /\bvisa\b/iu],
  overtime: [/\bovertime is paid\b|\bOT\b/u, /\btime and a half\b/iu],
  training: [/\btraining class\b/iu, /\bpaid training\b/iu],
  orientation: [/\borientation\b/iu],
};

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
