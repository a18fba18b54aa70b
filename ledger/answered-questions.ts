import type { UnknownRule } from "#ledger/families/family-rules.ts";
import type { Reading } from "#ledger/reading.ts";

/** What the readers found under a name of their own, whatever the words. */
const found: Partial<Record<string, (reading: Reading) => boolean>> = {
  benefits: ({ benefits }) => benefits.some(({ isClaim }) => !isClaim),
  culture: ({ culture }) => culture.length > 0,
  competitors: ({ competitors }) => competitors.length > 0,
  openings: ({ openings }) => openings !== null,
  startDate: ({ startDate }) => startDate !== null,
  applyLink: ({ apply }) => apply !== null,
  closingDate: ({ applyBy }) => applyBy !== null,
  workplace: ({ workType }) => workType !== null,
  remoteReach: ({ workType, place }) =>
    place.remoteReach !== null || (workType !== null && workType.type !== "remote"),
  decider: ({ team, process }) => (team?.reportsTo ?? null) !== null && process.length > 0,
  reporting: ({ team }) => (team?.reportsTo ?? null) !== null,
  reportsTo: ({ team }) => (team?.reportsTo ?? null) !== null,
  hours: ({ pay }) => pay?.offer?.period === "year",
  payBasis: ({ pay }) => (pay?.offer ?? null) !== null,
  tips: ({ title }) => title.leadsPeople,
  station: ({ title }) => title.leadsPeople,
  travel: ({ schedule }) => (schedule?.travel ?? null) !== null,
  onCall: ({ schedule }) => (schedule?.onCall ?? null) !== null,
};

const days = "(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}{0,6}";
const dayRange = new RegExp(
  `(?<!\\p{L})${days}\\.?\\s?(?:-|–|to|thru|through)\\s?${days}(?!\\p{L})`,
  "iu",
);
const clockRange =
  /\b\d{1,2}(?::\d{2})?\s?(?:[ap]\.?m\.?)?\s?(?:-|–|to)\s?\d{1,2}(?::\d{2})?\s?[ap]\.?m\b/iu;

/** Words of form or posting that answer a question, where a fixed phrase cannot say it. */
const said: Partial<Record<string, readonly RegExp[]>> = {
  reason: [
    /\b(?:backfill|replacement for|newly created|new position)\b/iu,
    /\b(?:current|previous|last) \p{L}+ (?:leaves|left|is leaving|has left|moved on|has moved on|retires)\b/iu,
  ],
  shift: [dayRange, clockRange],
  schedule: [/\bevery (?:other|second|third|fourth) (?:weekend|saturday|sunday)/iu],
  caseload: [/\b(?:up to|about|usually) (?:\d+|\p{L}+) (?:patients|visits|residents)\b/iu],
  load: [/\b(?:class|group|caseload)s? of (?:up to |about )?(?:\d+|\p{L}+)\b/iu],
  closingDate: [/\bappl\p{L}+ (?:after|by|until|close)/iu, /\bclos(?:es|ing) (?:on|date)\b/iu],
  closeLength: [/\bclose\b[^.]{0,60}\bdays\b/iu],
  targets: [
    /\bper (?:labor )?hour\b/iu,
    /\b\d{2}(?:\.\d)? ?% (?:order )?(?:accuracy|on.time|quality)/iu,
  ],
  scale: [
    /\b\d+(?:\.\d+)? ?(?:million|billion)\b/iu,
    /\b\d{1,3},\d{3}\b(?! (?:a|per) (?:year|hour))/iu,
  ],
  exercise: [/\b(?:take-home|paired session|pairing|coding (?:test|exercise)|work sample)\b/iu],
  portfolio: [/\bpaid (?:half-day|working session|trial)/iu],
  test: [/\b(?:bench|weld|skills) test\b/iu],
  ramp: [/\bguaranteed\b/iu],
  training: [/\btraining class\b/iu, /\bpaid training\b/iu],
  confidential: [/\bconfidential\b/iu],
  overtime: [/\bovertime is paid\b/iu, /\btime and a half\b/iu],
  sponsorship: [/\bsponsor/iu, /\bvisa\b/iu],
  channels: [/\b\d+(?:-\d+)? (?:calls|tickets|chats|contacts) (?:a|per) day\b/iu],
};

const driving = /\b(?:driv(?:e|es|er|ers|ing)|trucks?|cdl|routes?|haul\p{L}*)\b/iu;
const away = /\b(?:travel|overnight|field|job sites?|installation|nights? away)\b/iu;

/** Questions that make sense only where the job's words touch the matter. */
const onlyWhere: Partial<Record<string, RegExp>> = {
  homeTime: driving,
  licenseClass: driving,
  perDiem: away,
  travel: /\b(?:travel|(?:job|customer|client) sites?|field|install)/iu,
  degree: /\b(?:degree|bachelor|master|diplom|ph\.?d)/iu,
  car: /\b(?:travel|visit|drive|territory|field)/iu,
  minimumAge: /\b(?:alcohol|bar|wine|liquor|machine|forklift)/iu,
};

/** Whether form and posting leave it open, and it is a question of this job at all. */
export function isOpen(rule: UnknownRule, reading: Reading, foldedWords: string): boolean {
  const { key, answeredBy, answeredByPart } = rule;
  const isTouched = onlyWhere[key]?.test(reading.text) ?? true;
  if (!isTouched) return false;
  const isFound = found[key]?.(reading) ?? false;
  const isSaid = said[key]?.some((pattern) => pattern.test(reading.text)) ?? false;
  const hasPart = reading.payParts.some(({ kind }) => answeredByPart?.includes(kind) ?? false);
  const isPhrased = answeredBy.some((phrase) => foldedWords.includes(` ${phrase} `));
  return !isFound && !isSaid && !hasPart && !isPhrased;
}
