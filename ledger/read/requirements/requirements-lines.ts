import type { CredentialRule } from "#knowledge/vocabulary.ts";
import { isAcceptance } from "#ledger/read/requirements/requirements-accepts.ts";
import {
  understand,
  type Demand,
  type Found,
} from "#ledger/read/requirements/requirements-demand.ts";
import { cutLikewise, splitDemands } from "#ledger/read/requirements/requirements-split.ts";
import { isWishHeading, readDemand } from "#ledger/read/requirements/requirements-wording.ts";
import { asksBeforeWaiving, isWaived } from "#ledger/read/requirements/waived.ts";
import { isFrom, type Said } from "#ledger/read/text/said.ts";

const longest = 700;
const most = 80;

/** What lines ask for, one demand after the other; a line that says what else would do belongs to the one before it. */
export function readDemands(said: readonly Said[], rules: readonly CredentialRule[]): Demand[] {
  const found: Found[] = [];
  let isOpen = false;
  let under: string | null = null;
  let over: string | null = null;
  for (const line of said) {
    // "Desirable" on a line of its own stands over those that follow.
    if (isWishHeading(line.text)) [under, over] = [line.text, line.heading];
    else if (line.heading !== over) under = null;
    const before = found.at(-1);
    if (found.length >= most) break;
    if (before !== undefined && (isOpen || isAbout(line.text)))
      found[found.length - 1] = addAccepted(before, line);
    else if (!isAside(line.text))
      found.push(...readLine(under === null ? line : { ...line, heading: under }));
    isOpen = /(?:[;,.]|\s)\s?(?:and\/)?or[\s,:;]*$/i.test(line.text);
  }
  return found
    .slice(0, most)
    .map((one) => understand(one, rules))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !offered.test(text));
}

/** "Mixer experience a plus but we train, 3 weeks paid": what the employer does. */
const offered =
  /^we (?:(?:can|will|do|also) )*(?:train|teach|provide|supply|pay|cover|offer)\b|^we['’]ll (?:train|teach|provide|supply|pay|cover|offer)\b/iu;

/** "Clear written English; we are a writing-heavy company": what the employer is. */
const ofTheEmployer =
  /^we(?:['’]re| are)\b(?!.*\b(?:look(?:ing)? for|after|seeking|need|expecting|strict)\b)/iu;

/** "BS and 8 years, or 12 years in lieu of degree" asks for itself. */
const ownDegree =
  /^(?:an? )?(?:b\.?[as]\b|m\.?[as]\b|bachelor|master|ph\.?d|associate|high school)/i;

/** Whether a line only says what stands in for the demand before it. */
function isAbout(text: string): boolean {
  return (
    isAcceptance(text) ||
    /^or\b/i.test(text) ||
    (!ownDegree.test(text) &&
      /\b(?:may|can|will) (?:be )?substitut|\bin lieu of\b|\bin place of (?:it|this|that|the)\b/i.test(
        text,
      ))
  );
}

function addAccepted(found: Found, { text, quotes }: Said): Found {
  return {
    ...found,
    quotes: [...found.quotes, ...quotes],
    accepts: [
      ...found.accepts,
      text
        .replace(/^or[\s,:]+/i, "")
        .replace(/[;,.\s]+(?:and\/)?or[\s,:;]*$/i, "")
        .replace(/[.;,\s]+$/, ""),
    ],
  };
}

/** The name of a list, left without a colon: "needs". */
const bareHead =
  /^(?:what )?(?:you |they )?(?:needs?|musts?|must[- ]haves?|brings?|haves?|requires?|requirements?|qualifications?|skills|experience)$/iu;
/** "Ability to Commute: Merrill, WI 54452 (Required)": a town is nothing that somebody brings. */
const barePlace =
  /^\p{Lu}[\p{L}.' -]{1,30}, (?:[A-Z]{2}|\p{Lu}\p{Ll}+)(?: (?:\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d))(?: \((?:[Rr]equired|[Pp]referred)\))?$/u;

/** Whether it asks for nothing: a stray word such as "and", a label, or words that say it is not needed. */
function isAside(text: string): boolean {
  if (isWishHeading(text) || bareHead.test(text.trim()) || barePlace.test(text)) return true;
  if (!/\p{L}{2}|^[CR][+#]*\.?$/u.test(text) || text.endsWith(":") || text.length > longest)
    return true;
  return (
    /^(?:and|or|and\/or)[\s,.;:]*$|^(?:are|is) (?:also )?(?:welcome|accepted|considered|encouraged)\b|^no exceptions\b|^(?:bring|tell|show) (?!an?\b)|^not a fit\b|\bencouraged to apply\b/i.test(
      text,
    ) ||
    (readDemand(text) === "none" && !asksBeforeWaiving(text))
  );
}

/** "no diploma required" behind "Reads labels in English;". */
function isWaiver(text: string): boolean {
  return isWaived(text) && !asksBeforeWaiving(text) && readDemand(text) !== "nice";
}

function readLine(line: Said): Found[] {
  return (
    line.text
      .replace(/[;,.\s]+(?:and\/)?or[\s,:;]*$/i, "")
      // Not inside brackets: "3 years (public or industry; internships count)".
      .split(/;\s+(?:and\s+)?(?![^()]*\))/i)
      .filter(
        (part, _, parts) =>
          /[\p{L}\p{N}]/u.test(part) &&
          (parts.length === 1 || (!isWaiver(part) && !ofTheEmployer.test(part))),
      )
      .flatMap((part) => readPart(part, line))
  );
}

const wished =
  /\b(?:nice|preferred|bonus|plus(?:es)?|desir(?:ed|able)|good to have|extra credit|ideally|helpful|optional|would help|(?:it|that|also) helps|would love)\b/i;
const demanded =
  /\b(?:must|required|requirements?|minimum|essential|qualifications|you (?:have|bring|need))\b/i;

/** What the heading over a list says of all its lines; null where it leaves that to each. */
function priorityUnder({ heading, text }: Said): "must" | "nice" | null {
  if (heading === null || text.startsWith(heading)) return null;
  if (wished.test(heading)) return "nice";
  return demanded.test(heading) ? "must" : null;
}

function readPart(text: string, line: Said): Found[] {
  const own = line.place === "nice" ? "nice" : "must";
  const decided = line.isPlaced === true ? own : null;
  const under = decided ?? priorityUnder(line);
  const around = under ?? own;
  const [first = "", ...others] = cutLikewise(text);
  const rank = (part: string) => decided ?? priorityOf(part, around);
  const shared = rank(first);
  const toFound = (part: string, priority: Found["priority"]): Found => ({
    text: part,
    quotes: line.quotes.map((one) => (one.quote.includes(part) ? { ...one, quote: part } : one)),
    priority,
    accepts: [],
    isTyped: line.isTyped,
    isSaidSo: under !== null || isFrom(line, "requirements") || readDemand(part) !== null,
  });
  return [
    ...splitDemands(first, leastListed(line)).map((part, at, parts) => ({
      ...toFound(part, rank(part)),
      text: withUnit(part, parts.slice(0, at)),
    })),
    ...others.map((part) => toFound(part, shared)),
  ];
}

/** "ACLS in 6 months, TNCC in 12" leaves the second unit to the reader. */
function withUnit(part: string, before: readonly string[]): string {
  if (!/\b(?:in|within) \d{1,3}$/u.test(part)) return part;
  const unit = before
    .map((one) => /\b(?:in|within) \d{1,3} (days|weeks|months|years)\b/u.exec(one)?.[1])
    .findLast((found) => found !== undefined);
  return unit === undefined ? part : `${part} ${unit}`;
}

/** A form's field and a line of notes are lists of short things; a bullet is one thing. */
function leastListed(line: Said): number {
  if (line.isTyped) return 2;
  return line.isBullet ? Infinity : 3;
}

function priorityOf(text: string, around: "must" | "nice"): "must" | "nice" {
  if (readDemand(text) === "nice") return "nice";
  return around === "nice" &&
    /\brequired\b|\bmandatory\b|\ba must\b|\bnon[- ]?negotiable\b|^must\b|^no\b/i.test(text)
    ? "must"
    : around;
}
