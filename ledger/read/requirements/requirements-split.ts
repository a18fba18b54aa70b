import { isWish, readDemand } from "#ledger/read/requirements/requirements-wording.ts";
import { findSkills } from "#ledger/read/skills/skills.ts";

const heads =
  /^(?:[\p{L}\p{N}'’+-]+ ){0,3}(?:experience|knowledge|proficien\w{1,4}|familiar\w{0,3}|skills?|expertise|understanding|background|command|degree|years|yrs|able|ability|comfortable)\b.*\b(?:with|in|of|to|as)\b/iu;

/** The separate demands of one sentence, each a part of it as it stands; `leastListed` is how many things make a list. */
export function splitDemands(sentence: string, leastListed: number): string[] {
  return cutMixed(sentence).flatMap((part) => cutList(part, leastListed));
}

/** "Hospice experience preferred, not required" is one wish. */
const verdictTwice =
  /\b(?:preferred|desired|helpful|a plus|nice),? (?:but )?not (?:required|needed|necessary|a must)\b/i;
const afterVerdict =
  /(?<=\b(?:required|mandatory|essential|must|preferred|desired|plus|needed)\)?)(?:,? (?:and|but|with|while) |, |; | [–—-] )/i;
const wishInBrackets = /\s?\(([^()]{3,80})\)/;
const verdictOnly =
  /^(?:(?:is|are|would be|also|strongly|highly) ){0,3}(?:preferred|desired|desirable|a plus|bonus|plus|nice to have|optional|ideally|required|(?:but )?not (?:required|needed|necessary|a must))[\s.!]*$/i;

/** "Degree required, MBA preferred" asks for one thing and wishes for another. */
function cutMixed(sentence: string): string[] {
  if (!isWish(sentence) && !/[,(–—-]\s?(?:ideally|preferably)\b/i.test(sentence)) return [sentence];
  if (verdictTwice.test(sentence)) return [sentence];
  const parts = sentence
    .split(afterVerdict)
    .map((part) => part.trim())
    .filter((part) => !verdictOnly.test(part));
  const demands = new Set(parts.map(readDemand));
  if (parts.length > 1 && demands.has("nice") && demands.size > 1) return parts.flatMap(cutMixed);
  const bracket = wishInBrackets.exec(sentence);
  const inside = bracket?.[1] ?? "";
  if (bracket !== null && isWish(inside) && !verdictOnly.test(inside))
    return [
      sentence.slice(0, bracket.index) + sentence.slice(bracket.index + bracket[0].length),
      inside,
    ];
  return cutLastWish(sentence);
}

/** "Three years of retail, Spanish a plus": the wish is about the last part only. */
function cutLastWish(sentence: string): string[] {
  const at = Math.max(
    sentence.lastIndexOf(", "),
    sentence.lastIndexOf(" – "),
    sentence.lastIndexOf(" - "),
  );
  if (at < 2) return [sentence];
  const head = sentence.slice(0, at).trim();
  const tail = sentence.slice(at).replace(/^[\s,–-]+/, "");
  const isOwn =
    isWish(tail) && !isWish(head) && !/^(?:and|or|but)\b/i.test(tail) && !verdictOnly.test(tail);
  const isLoose = /^(?:ideally|preferably)\b/i.test(tail) && findSkills(tail).length === 0;
  return isOwn && !isLoose ? [head, tail] : [sentence];
}

/** A list of things, where nothing holds them together. */
function cutList(text: string, least: number): string[] {
  if (text.length > 400 || isThingAndParts(text) || verdictTwice.test(text)) return [text];
  const parts = text.replace(/[.;]+$/, "").split(/,\s+(?![^()]*\))/);
  if (parts.length < least || parts.slice(1).some(goesOn)) return [text];
  if (isListOfDemands(parts)) return parts.map((part) => part.replace(/^and /, ""));
  if (heads.test(text.slice(0, 80)) || /[()]/.test(text)) return [text];
  const isShort = parts.every((part) => part.trim() !== "" && part.split(" ").length <= 7);
  if (!isShort) return [text];
  const last = parts.at(-1) ?? "";
  const items = / and /.test(last) || /^(?:and|or) /.test(last) ? cutLast(parts, last) : parts;
  return items ?? [text];
}

const startsWithYears =
  /^(?:[^:,]{2,40}:\s+)?(?:needs? |must have |at least )?(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight) ?(?:years?|yrs?)\b(?!.*\b(?:with|using)\b)/iu;
const standsAlone =
  /^(?:and )?(?:valid|current|active|clean|own|can|able|ok(?:ay)?|comfortable|good|strong|solid|real|basic|knows?|reads?|speaks?|writes?|has|willing|must|some)\b|\b(?:licen[sc]e|certifi\w+|degree|diploma|GED|bachelor\S*|master\S*)\b/iu;

/** "6+ years in DevOps, AWS (EKS, IAM), Terraform": the years are the first one's, and each other one is asked for by itself. */
function isListOfDemands([first = "", ...others]: readonly string[]): boolean {
  return (
    startsWithYears.test(first) &&
    others.length > 1 &&
    others.every(
      (other) =>
        !/^or\b/.test(other) && (standsAlone.test(other) || findSkills(`${other}.`).length > 0),
    )
  );
}

const asking =
  /^(?:[\p{L} ]*\b)?(?:must|needs?|haves?|required?|requirements?|skills?|tools?|stack|qualifications?|bring|licen[sc]es?|certifications?|certs|languages?|plus|bonus|nice|preferred|ideally|want|wants|education|experience)\b[\p{L} -]*(?::|\s[–—-]\s)/iu;

/** "Communication - SBAR, speaks up, closes the loop" asks for one thing, "Intermediate Excel: pivot tables, XLOOKUP" for Excel; "needs: a license, own loupes" for two things. */
function isThingAndParts(text: string): boolean {
  return /^[^:,;–—]{2,40}(?::|\s[–—-])\s/u.test(text) && !asking.test(text);
}

/** "5 years of design, 2 in B2B" and "a license, or progress toward one, is preferred" are one thing. */
function goesOn(part: string): boolean {
  return /^(?:is|are|was|would|will|may|at least (?:one|two|three|\d+) of)\b|^(?:\d{1,2}\+?|one|two|three|five) (?!(?:years?|yrs?|months?|days?)\b|\p{L}+ (?:years?|yrs?)\b)/iu.test(
    part.trim(),
  );
}

const likewise =
  /,? (?:and so|as) (?:is|are|would|would be|will|will be|does|do) (?=(?:an? |the )?[\p{L}\d])/iu;

/** "Go is required, as is SQL" asks twice; the parts in their order, the first with the words that ask. */
export function cutLikewise(sentence: string): string[] {
  const found = likewise.exec(sentence);
  if (found === null || readDemand(sentence.slice(0, found.index)) === null) return [sentence];
  return [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
}

/** "Go, Kafka and AWS" is three things only where each is a skill. */
function cutLast(parts: readonly string[], last: string): string[] | null {
  if (/\bor\b/.test(last)) return null;
  const items = [...parts.slice(0, -1), ...last.replace(/^and /, "").split(" and ")];
  const isEachSkill = items.every(
    (item) => item.split(" ").length <= 3 && findSkills(`${item}.`).length === 1,
  );
  return isEachSkill ? items : null;
}
