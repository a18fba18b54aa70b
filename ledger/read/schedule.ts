import type { Quote } from "#ledger/fact.ts";
import { quoteOf, type Said } from "#ledger/read/said.ts";
import type { Schedule, Shift } from "#ledger/reading.ts";

type Employment = NonNullable<Schedule["employment"]>;

const employments: readonly (readonly [Employment, RegExp])[] = [
  ["internship", /\binternship\b|\bas an intern\b|\bsummer intern\b/i],
  ["part-time", /\bpart[- ]?time\b/i],
  [
    "temporary",
    /\b(?:temporary|seasonal|interim)\b|\btemp (?:role|position|job)\b|\bterm appointment\b/i,
  ],
  [
    "contract",
    /\b(?:contract (?:position|role|basis|job)|contract[- ]to[- ]hire|\d{1,2}[- ]month contract|contractor|fixed[- ]term|freelance|w-?2 contract|1099)\b/i,
  ],
  ["full-time", /\bfull[- ]?time\b|\bpermanent (?:position|role)\b/i],
];
/** Full-time experience is no full-time job. */
const aboutPast =
  /\btime\s(?:\w+\s){0,3}(?:experience|student|enrol|equivalent|faculty|employees|staff)|\b(?:years?|months?) of full|currently employed/i;
const aboutJob =
  /\b(?:this (?:is|role|position)|position|role|job|opportunity|schedule|employment|shifts?|hours|permanent|appointment|nights?)\b/i;
const unlikely = new Set(["requirements", "must", "nice", "legal", "process", "apply", "benefits"]);

const shiftWords: readonly (readonly [Shift, RegExp])[] = [
  [
    "rotating",
    /\brotating (?:shifts?|schedule|days|weekends)\b|\bshifts? rotat|\bday\/night rotation\b/i,
  ],
  [
    "nights",
    /\b(?:night|overnight|graveyard|3rd|third|noc) shifts?\b|\bnight (?:position|role|schedule)\b|\bhour nights?\b|\bovernights?\b|\b(?:full[- ]time|work(?:s|ing)?|on) nights\b/i,
  ],
  ["evenings", /\b(?:evening|2nd|second|swing) shifts?\b|\b(?:work(?:s|ing)? )evenings\b/i],
  [
    "weekends",
    /\bweekend shifts?\b|\bweekends only\b|\bevery weekend\b|\bwork(?:s|ing)? weekends\b/i,
  ],
  ["days", /\b(?:day|1st|first) shifts?\b|\bdayshift\b|\bhour days?\b|\bwork(?:s|ing)? days\b/i],
];
const shiftInTitle: readonly (readonly [Shift, RegExp])[] = [
  ["rotating", /\brotating\b/i],
  ["nights", /\b(?:nights?|overnight|noc|3rd shift|third shift|graveyard)\b/i],
  ["evenings", /\b(?:evenings?|2nd shift|second shift|swing)\b/i],
  ["weekends", /\bweekends?\b/i],
  ["days", /\b(?:days|day shift|1st shift|first shift)\b/i],
];
const isMaybe = /\b(?:may|occasional(?:ly)?|sometimes|as needed|if needed)\b/i;
const hours =
  /\b(\d{1,2})[- ]?(?:hours?|hrs?|h)\b[- ]?(?:(?:night|day|evening|rotating|overnight) ?)?(?:shifts?|nights?|days|position)\b|\b(?:three|four|five|[345])\s?(?:x\s?)?(\d{1,2})s\b|\b[345]\s?x\s?(\d{1,2})\b/i;

const often =
  /\b(?:one|two|1|2) (?:weeks?|weekends?|nights?) (?:in|out of|every|per|a) (?:\w+ ?(?:weeks|months?)?)|\bevery (?:\w+ )?(?:weeks?|weekends?|month)\b|\bonce (?:a|per|every) \w+(?: weeks)?/i;
const share =
  /(?:up to|about|approximately|around|less than|at least|~)?\s?\d{1,3}\s?%?(?:\s?(?:[-–]|to)\s?\d{1,3})?\s?%/i;
const otherTravel =
  /\btravel (?:nurs|agen|insurance|industry|reimburs|expens|stipend|allowance|discount|time|companies|booking|platform)|\bper diem\b/i;

/** Employment, shift, on-call and travel as form and posting say them; null where nobody does. */
export function readSchedule(title: Quote | null, said: readonly Said[]): Schedule | null {
  const quotes: Quote[] = [];
  const pick = <T>(read: (one: Said) => T | null): T | null => {
    for (const one of said) {
      const value = read(one);
      if (value === null) continue;
      quotes.push(quoteOf(one));
      return value;
    }
    return null;
  };
  const pickTitle = <T>(table: readonly (readonly [T, RegExp])[]): T | null => {
    const value = table.find(([, words]) => words.test(title?.quote ?? ""))?.[0] ?? null;
    if (value !== null && title !== null) quotes.push(title);
    return value;
  };
  const employment = pickTitle(employments) ?? pick(readEmployment);
  const shift = pickTitle(shiftInTitle) ?? pick(readShift);
  const hoursPerShift = pick(readHours);
  const onCall = pick(readOnCall);
  const travel = pick(readTravel);
  const length = hoursPerShift === null ? "" : `${hoursPerShift}-hour `;
  const time = shift === null ? (length === "" ? null : `${length}shifts`) : `${length}${shift}`;
  const parts = [employment, time, onCall, travel].filter((part) => part !== null);
  if (parts.length === 0) return null;
  const text = parts.join(", ");
  return {
    id: "schedule",
    label: "Schedule",
    text,
    quotes: distinct(quotes),
    employment,
    shift,
    hoursPerShift,
    onCall,
    travel,
  };
}

function readEmployment({ text, kind, heading }: Said): Employment | null {
  const found = employments.find(([, words]) => words.test(text))?.[0];
  if (found === undefined || aboutPast.test(text)) return null;
  const isLabel = /\b(?:employment|job|contract|position|appointment) type\b|schedule/i.test(
    heading ?? "",
  );
  const isShort =
    text.length <= 90 && kind !== "requirements" && kind !== "must" && kind !== "duties";
  return isLabel || isShort || (!unlikely.has(kind) && aboutJob.test(text)) ? found : null;
}

function readShift({ text, kind, heading }: Said): Shift | null {
  const half = /^shift$/i.test(heading ?? "")
    ? /^[AP]M\b/i.exec(text)?.[0].toUpperCase()
    : undefined;
  if (half !== undefined) return half === "AM" ? "days" : "evenings";
  if (isMaybe.test(text) || kind === "legal" || kind === "process") return null;
  return shiftWords.find(([, words]) => words.test(text))?.[0] ?? null;
}

function readHours({ text, kind }: Said): number | null {
  if (kind === "legal" || kind === "process") return null;
  const found = hours.exec(text);
  const value = Number(found?.[1] ?? found?.[2] ?? found?.[3] ?? 0);
  return value >= 4 && value <= 24 ? value : null;
}

function readOnCall({ text, kind }: Said): string | null {
  if (!/\bon[- ]call\b/i.test(text) || kind === "legal" || kind === "process") return null;
  if (/\b(?:no|without) on[- ]call\b/i.test(text)) return "no on-call";
  const frequency = often.exec(text)?.[0];
  if (frequency !== undefined) return `on-call ${frequency.toLowerCase()}`;
  return /\bon[- ]call rotation\b/i.test(text) ? "on-call rotation" : "on-call";
}

function readTravel({ text, kind, heading }: Said): string | null {
  const isLabel = /^travel\b/i.test(heading ?? "");
  if ((!isLabel && !/\btravel\b/i.test(text)) || otherTravel.test(text) || kind === "legal")
    return null;
  if (/\bno travel\b|\btravel (?:is )?not required\b/i.test(text)) return "no travel";
  const percent = share.exec(text)?.[0].trim().toLowerCase();
  if (percent !== undefined && text.length < 300) return `travel ${percent}`;
  const amount =
    /\b(occasional|frequent|extensive|minimal|some|regular|overnight|international|domestic)\b[^.;]{0,30}\btravel\b/i.exec(
      text,
    )?.[1];
  if (amount !== undefined) return `${amount.toLowerCase()} travel`;
  return /\btravel (?:is |may be )?required\b|\b(?:must|willing(?:ness)?|able|ability) to travel\b/i.test(
    text,
  )
    ? "travel required"
    : null;
}

function distinct(quotes: readonly Quote[]): Quote[] {
  return quotes.filter(
    (quote, index) =>
      quotes.findIndex((one) => one.where === quote.where && one.quote === quote.quote) === index,
  );
}
