import type { Quote } from "#ledger/facts/fact.ts";
import type { Employment } from "#ledger/read/terms/employment.ts";
import { firstSaid, mergeQuotes, saidIn, type Said } from "#ledger/read/text/said.ts";
import type { Schedule, Shift } from "#ledger/facts/reading.ts";

const shiftWords: readonly (readonly [Shift, RegExp])[] = [
  [
    "rotating",
    /\brotating (?:shifts?|schedule|days|weekends)\b|\bshifts? rotat|\bday\/night rotation\b/i,
  ],
  [
    "nights",
    /\b(?:night|overnight|graveyard|3rd|third|noc) shifts?\b|\bnight (?:position|role|schedule)\b|\bhour nights?\b|\bovernights (?:only|position)\b|\b(?:full[- ]time|work(?:s|ing)?|on) nights\b/i,
  ],
  ["evenings", /\b(?:evening|2nd|second|swing) shifts?\b|\b(?:work(?:s|ing)? )evenings\b/i],
  [
    "weekends",
    /\bweekend shifts?\b|\bweekends only\b|(?<!\b(?:home|off|free)\b[^.!?]{0,40})\bevery weekend\b|\bwork(?:s|ing)? weekends\b/i,
  ],
  ["days", /\b(?:day|1st|first) shifts?\b|\bdayshift\b|\bhour days?\b|\bwork(?:s|ing)? days\b/i],
];
const shiftInTitle: readonly (readonly [Shift, RegExp])[] = [
  ["rotating", /\brotating\b/i],
  ["nights", /\b(?:nights?|overnight|noc|3rd shift|third shift|graveyard)\b/i],
  ["evenings", /\b(?:evenings?|2nd shift|second shift|swing)\b/i],
  ["weekends", /(?<!\b(?:home|off|free)\b[^.!?]{0,40})\bweekends?\b(?! off)/i],
  ["days", /\b(?:days|day shift|1st shift|first shift)\b/i],
];
/** "May work nights", and what is not this job's: "no nights", "overnights are handled by a separate team". */
const isMaybe =
  /\b(?:may|occasional(?:ly)?|sometimes|as needed|if needed)\b|\b(?:no|not|never|without) (?:\p{L}+ ){0,2}(?:nights?|overnights?|evenings?|weekends?|night shifts?)\b|\b(?:separate|another|other|different) (?:night |on[- ]call )?(?:team|crew|shift|person)\b|\bovernight (?:stay|travel|guest|trip)/iu;
const hours =
  /\b(\d{1,2})[- ]?(?:hours?|hrs?|h)\b[- ]?(?:(?:night|day|evening|rotating|overnight) ?)?(?:shifts?|nights?|days|position)\b|\b(?:three|four|five|[345])\s?(?:x\s?)?(\d{1,2})s\b|\b[345]\s?x\s?(\d{1,2})\b/i;

const often =
  /\b(?:one|two|1|2) (?:weeks?|weekends?|nights?) (?:in|out of|every|per|a) (?:\w+ ?(?:weeks|months?)?)|\bevery (?:\w+ )?(?:weeks?|weekends?|month)\b|\bonce (?:a|per|every) \w+(?: weeks)?/i;
const share =
  /(?:up to|about|approximately|around|less than|at least|~)?\s?\d{1,3}\s?%?(?:\s?(?:[-–]|to)\s?\d{1,3})?\s?%/i;
const otherTravel =
  /\btravel (?:nurs|agen|insurance|industry|reimburs|expens|stipend|allowance|discount|time|companies|booking|platform)|\bper diem\b/i;

/** Employment, shift, on-call and travel as the title and the lines on terms say them; null where nobody does. */
export function readSchedule(
  title: Quote | null,
  employment: Employment | null,
  said: readonly Said[],
): Schedule | null {
  const quotes: Quote[] = [...(employment?.quotes ?? [])];
  const pick = <T>(lines: readonly Said[], read: (one: Said) => T | null): T | null => {
    const found = firstSaid(lines, read);
    if (found !== null) quotes.push(...found.quotes);
    return found?.value ?? null;
  };
  const terms = saidIn(said, "terms", "title");
  // A demand or a duty may be the only line that names a trip, the pager or the length of a shift.
  const asked = [...terms, ...saidIn(said, "must", "duty", "benefit", "pay", "nice")];
  const inTitle = shiftInTitle.find(([, words]) => words.test(title?.quote ?? ""))?.[0] ?? null;
  if (inTitle !== null && title !== null) quotes.push(title);
  const shift = inTitle ?? pick(terms, readShift);
  const hoursPerShift = pick(asked, readHours);
  const onCall = pick(asked, readOnCall);
  const travel = pick(asked, readTravel);
  const length = hoursPerShift === null ? "" : `${hoursPerShift}-hour `;
  const time = shift === null ? (length === "" ? null : `${length}shifts`) : `${length}${shift}`;
  const { type = null, terms: agreed = [] } = employment ?? {};
  const parts = [type, ...agreed, time, onCall, travel].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return {
    id: "schedule",
    label: "Schedule",
    text: parts.join(", "),
    quotes: mergeQuotes(quotes),
    employment: type,
    shift,
    hoursPerShift,
    onCall,
    travel,
  };
}

function readShift({ text, heading }: Said): Shift | null {
  const isShift = /^shift\b/i.test(heading ?? "");
  const half = isShift ? /\b[AP]M\b/i.exec(text)?.[0].toUpperCase() : undefined;
  const found = isMaybe.test(text)
    ? undefined
    : shiftWords.find(([, words]) => words.test(text))?.[0];
  if (isShift && found === undefined && isMostlyNight(text)) return "nights";
  return found ?? (half === undefined ? null : half === "AM" ? "days" : "evenings");
}

const fromTo =
  /\b(\d{1,2})(?::(\d{2}))?\s?([ap])\.?m?\.?\s?(?:-|–|—|to|until)\s?(\d{1,2})(?::(\d{2}))?\s?([ap])\.?(?:m\b|\b)/i;
const day = 24 * 60;

/** "7:00 pm - 7:30 am": more than half of it lies between eleven and seven. */
function isMostlyNight(text: string): boolean {
  const [, hour, minute, half, endHour, endMinute, endHalf] = fromTo.exec(text) ?? [];
  if (hour === undefined) return false;
  const clock = minuteOfDay(hour, minute, half);
  const start = clock < 7 * 60 ? clock + day : clock;
  const length = (minuteOfDay(endHour, endMinute, endHalf) - clock + day) % day;
  const atNight = Math.min(start + length, day + 7 * 60) - Math.max(start, 23 * 60);
  return atNight > length / 2;
}

function minuteOfDay(hour = "0", minute = "0", half = "a"): number {
  return ((Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0)) * 60 + Number(minute);
}

function readHours({ text }: Said): number | null {
  const found = hours.exec(text);
  const value = Number(found?.[1] ?? found?.[2] ?? found?.[3] ?? 0);
  return value >= 4 && value <= 24 ? value : null;
}

function readOnCall({ text, place }: Said): string | null {
  if (place === "pay" || place === "benefit" || !/\bon[- ]call\b/i.test(text)) return null;
  if (/\b(?:no|without) on[- ]call\b/i.test(text)) return "no on-call";
  const frequency = often.exec(text)?.[0];
  if (frequency !== undefined) return `on-call ${frequency.toLowerCase()}`;
  return /\bon[- ]call rotation\b/i.test(text) ? "on-call rotation" : "on-call";
}

function readTravel({ text, heading }: Said): string | null {
  const isLabel = /^travel\b/i.test(heading ?? "");
  if ((!isLabel && !/\btravel\b/i.test(text)) || otherTravel.test(text)) return null;
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
