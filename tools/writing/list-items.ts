import { sentenceSpans } from "#english/sentences.ts";

/** What goes on from the item before is no item: "…; but not on Sundays". */
const goesOn =
  /^(?:and then|but|however|otherwise|then|which|who|so|if|it|they|this|these|those|no|not|or|only|unless|because)\b/iu;
/** "Education: a diploma; two years of college": what the label says is of both. */
const labelled = /^[^:;]{2,40}:\s/u;
/** "Rents have gone up; a two bedroom runs $1,200" is one thought. */
const sentence = /\b(?:is|are|was|were|have|has|had|will|runs?|goes|gets)\b/iu;
/** "Employees may enroll in medical plans; a spending account; and hospital policies": what may be done is said of all of them. */
const leads = /\b(?:may|can|must|shall|should)\b/iu;
const leastSigns = 3;

/** The items of a list that was written in one line: "401(k) with 5% match; boots issued; hot meals at cost". */
export function itemsOf(text: string, fewest: number): string[] {
  const items = splitOutside(text, "; ").map((item) => item.replace(/^and /iu, ""));
  const isList =
    items.length >= fewest &&
    !labelled.test(text) &&
    !leads.test(items[0] ?? "") &&
    (items.length > 2 || !items.some((item) => sentence.test(item))) &&
    items.every((item) => item.length >= leastSigns && !goesOn.test(item));
  return isList ? items : [text];
}

const arrows = /\s*(?:→|➜|➔|⇒|=>|->)\s*/u;
const fewestSteps = 3;

/** Steps that were told in one line: "Apply → phone screen → interview", "1 Apply 2 Interview 3 Offer". */
export function stepsOf(text: string): string[] {
  const byArrow = text.split(arrows).filter((step) => step.trim() !== "");
  if (byArrow.length >= fewestSteps) return byArrow;
  const starts: number[] = [];
  for (const { index, 0: found } of text.matchAll(/(?<=^|\s)\(?\d{1,2}[.)]? (?=\p{Lu})/gu))
    if (Number.parseInt(found.replace("(", ""), 10) === starts.length + 1) starts.push(index);
  if (starts.length < fewestSteps || starts[0] !== 0) return [text];
  return starts.map((start, at) => text.slice(start, starts[at + 1]).trim());
}

const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|every|each)\b/iu;
const denied = /\b(?:no|not|none|without|never)\b|n['’]t\b/iu;
const leastWords = 3;

/**
 * Of a line that is too long for a message the parts that say something by themselves: the items of a list, its sentences, else
 * what stands between its commas and names an amount; a part beside a short one may be half of "dental and vision".
 */
export function partsFor(text: string, most: number): string[] {
  const items = itemsOf(text, 2);
  if (items.length > 1) return items.flatMap((item) => partsFor(item, most));
  if (text.length <= most) return [text];
  const sentences = sentenceSpans(text).map(({ start, end }) => text.slice(start, end).trim());
  if (sentences.length > 1) return sentences.flatMap((one) => partsFor(one, most));
  if (denied.test(text)) return [];
  const parts = splitOutside(text, ", ");
  const isLong = (part: string | undefined) =>
    part === undefined || part.split(/\s+/u).length >= leastWords;
  return parts
    .filter((part, at) => isLong(part) && isLong(parts[at - 1]) && number.test(part))
    .map((part) => part.replace(/^and /u, ""))
    .filter(
      (part) =>
        !/^(?:as|with|including|plus|to|for|from|or|\$?[\d,.]+ (?:for|if|after|in|at|on))\b/iu.test(
          part,
        ),
    );
}

/** Cut where the sign stands outside of brackets. */
function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const one = text.charAt(at);
    if (one === "(" || one === "[") depth += 1;
    else if (one === ")" || one === "]") depth = Math.max(0, depth - 1);
    else if (depth === 0 && text.startsWith(sign, at)) {
      parts.push(text.slice(from, at).trim());
      from = at + sign.length;
    }
  }
  return [...parts, text.slice(from).trim()].filter((part) => part !== "");
}
