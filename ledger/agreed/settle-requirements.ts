import { given } from "#contract/given.ts";
import { credentialsByFamily } from "#ledger/vocabulary/credentials.ts";
import { decidedBy, type AgreedAbout } from "#ledger/agreed/agreed.ts";
import type { Quote } from "#ledger/facts/fact.ts";
import type { Reading, Requirement, ToldLine } from "#ledger/facts/reading.ts";
import { numberRequirements, readRequirements } from "#ledger/read/requirements/requirements.ts";
import { widenRules } from "#ledger/read/skills/credential-rules.ts";
import { meantHere } from "#ledger/read/skills/other-meanings.ts";
import { keyOfText } from "#ledger/read/text/said.ts";

/** The requirement that somebody names by its words, as they stand in the list, in a text, or stood there before. */
export function findRequirement(
  requirements: readonly Requirement[],
  words: string,
): Requirement | null {
  const key = keyOfText(words);
  const isNamed = (text: string | undefined) => text !== undefined && keyOfText(text) === key;
  return (
    requirements.find(({ text, wasWorded }) => isNamed(wasWorded) || isNamed(text)) ??
    requirements.find(({ quotes }) => quotes.some(({ quote }) => isNamed(quote))) ??
    null
  );
}

/** Requirements as they were decided: kept, wished for, worded anew or dropped; one that nobody had named is added. */
export function withRequirements(
  reading: Reading,
  agreed: readonly AgreedAbout<"requirement">[],
): Reading {
  if (agreed.length === 0) return reading;
  const before = reading.requirements;
  const changes = new Map<Requirement, Requirement | null>();
  const added: Requirement[] = [];
  for (const one of agreed) {
    const found = findRequirement(before, one.settled.words);
    if (found !== null) changes.set(found, settle(reading, found, one));
    else if (one.settled.is !== "dropped") added.push(...readNew(reading, one));
  }
  const kept = before.flatMap((one) => {
    const changed = changes.get(one);
    return changed === undefined ? [one] : changed === null ? [] : [changed];
  });
  const told = reading.lines.flatMap((line) => tellAnew(line, before, changes));
  return {
    ...reading,
    requirements: numberRequirements([...kept, ...added]),
    lines: [...told, ...added.map(lineOf)],
  };
}

type Decided = AgreedAbout<"requirement">;

function settle(reading: Reading, before: Requirement, agreed: Decided): Requirement | null {
  const { is, text } = agreed.settled;
  if (is === "dropped") return null;
  const isReworded =
    text !== undefined && text !== "" && keyOfText(text) !== keyOfText(before.text);
  const worded = isReworded ? readDemand(reading, text) : undefined;
  const isSettled = text !== undefined || before.conflict?.about.startsWith("whether") === true;
  return {
    ...(worded === undefined ? before : { ...worded, wasWorded: before.wasWorded ?? before.text }),
    priority: is,
    conflict: isSettled ? null : before.conflict,
    decidedBy: decidedBy(agreed),
  };
}

function readNew(reading: Reading, agreed: Decided): Requirement[] {
  const { words, text, is } = agreed.settled;
  const found = readDemand(reading, text ?? words);
  if (found === undefined || is === "dropped") return [];
  return [{ ...found, priority: is, wasWorded: words, decidedBy: decidedBy(agreed) }];
}

/** One line as somebody would have typed it into the form. */
function readDemand(reading: Reading, text: string): Requirement | undefined {
  const { family, occupation } = reading.occupation;
  const typed = {
    text,
    place: "must" as const,
    heading: null,
    isBullet: true,
    quotes: [{ where: "requirements" as const, quote: text }],
    isTyped: true,
  };
  const found = readRequirements(
    { said: [typed], isOfPosting: () => false },
    reading.title.text,
    widenRules(credentialsByFamily[family ?? "general"]),
  );
  const [first] = meantHere(found, occupation?.soc ?? null);
  return first && { ...first, text: found.length > 1 ? text : first.text, quotes: [] };
}

type Changes = ReadonlyMap<Requirement, Requirement | null>;

/** A line whose requirements changed is told as what is left of them; any other stays as it was written. */
function tellAnew(line: ToldLine, before: readonly Requirement[], changes: Changes): ToldLine[] {
  if (line.place !== "must" && line.place !== "nice") return [line];
  const held = before.filter(({ quotes }) => quotes.some((quote) => stands(quote, line)));
  if (!held.some((one) => changes.has(one))) return [line];
  const [only, ...others] = held;
  const changed = only && changes.get(only);
  if (others.length === 0 && changed && changed.wasWorded === undefined)
    return [{ ...line, place: placeOf(changed) }];
  return held.flatMap((one) => {
    const now = changes.has(one) ? changes.get(one) : one;
    return now ? [{ ...line, ...lineOf(now), heading: line.heading }] : [];
  });
}

function stands({ where, quote }: Quote, { quotes }: ToldLine): boolean {
  return quotes.some(
    (own) => own.where === where && (own.quote.includes(quote) || quote.includes(own.quote)),
  );
}

function placeOf({ priority }: Requirement): "must" | "nice" {
  return priority === "nice" ? "nice" : "must";
}

function lineOf(requirement: Requirement): ToldLine {
  const { text, quotes, decidedBy: by } = requirement;
  return {
    id: "",
    label: "The posting's line",
    text,
    quotes,
    place: placeOf(requirement),
    heading: null,
    isBullet: true,
    ...given({ decidedBy: by }),
  };
}
