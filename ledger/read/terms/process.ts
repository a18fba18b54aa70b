import type { Given } from "#ledger/facts/fact.ts";
import { minutesIn, stepsIn } from "#ledger/interview/hiring-steps.ts";
import { isHowToApply } from "#ledger/read/terms/apply.ts";
import { namesSomebody } from "#reading/telltales.ts";
import { mergeFound, numberGiven, saidIn, type Found, type Said } from "#ledger/read/text/said.ts";

const steps =
  /\b(?:interview|hiring|selection|our|the) process (?:is|includes|consists of|will (?:be|include)|has|looks like|involves):?\s+(?:\w+ (?:steps|stages|rounds):?\s+)?(.{5,300})$/i;
const label =
  /^(?:(?:the |our )?(?:interviews?|hiring|selection)? ?(?:process|steps|interviews?)|how (?:it|this|hiring|we) (?:works?|goes|hires?))\s?[:=]\s*/i;
const stepWords =
  /\b(?:interviews?|screen|call|chat|demo|panel|assessment|case|onsite|on-site|offer|presentation|conversation|meet|references?)\b/i;
const promised =
  /\b(?:hear (?:back )?from us|hear back|answer|reply|respond|get back to|be in touch|trial|test|visit|weeks?|days|hours)\b/i;
const papers = /\b(?:resumes?|cvs?|applications?|postmarks?|questionnaire|apply)\b/i;
const longestStep = 200;
const mostSteps = 8;

/** The hiring steps and answers a posting promises, in its order. */
export function readProcess(said: readonly Said[]): Given[] {
  const found = saidIn(said, "process").flatMap(stepsOf);
  return numberGiven("process", "Hiring step", mergeFound(found).slice(0, mostSteps));
}

/** Steps as notes tell them, by what they are and never by a colleague's name: "phone with me, then the GM, Lorraine". */
export function readNotedSteps(said: readonly Said[]): Given[] {
  const found = said.filter(isNotedStep).flatMap(({ text, quotes }) =>
    stepsIn(text)
      .map(({ name, minutes }) => ({ name: withoutPerson(name), minutes }))
      .map(({ name, minutes }) =>
        minutes === null || minutesIn(name) === minutes ? name : `${name} (${minutes} min)`,
      )
      .filter((name) => !namesSomebody(name))
      .map((name) => ({ text: name, quotes })),
  );
  const noted = mergeFound(found).slice(0, mostSteps);
  return noted.length < fewestNoted ? [] : numberGiven("process", "Hiring step", noted);
}

/** "Half day ride along w/ Big Steve" is told as "Half day ride along", "Onsite w/ Rick + owner" as "Onsite with owner". */
function withoutPerson(name: string): string {
  if (!namesSomebody(name)) return name;
  const bare = name
    .replace(/ (?:with|w\/?) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:\+|&|and) (?=\p{Ll})/u, " with ")
    .replace(/ (?:with|w\/?) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?= |$)/u, "");
  return /^zoom$/iu.test(bare) ? "Zoom call" : bare;
}

const fewestNoted = 2;

/** A line about the process, or one that goes on with it: "Then the GM, Lorraine." */
function isNotedStep({ place, text }: Said, at: number, all: readonly Said[]): boolean {
  if (place === "process") return true;
  const before = all[at - 1];
  return (
    place === "unplaced" &&
    /^then\b/iu.test(text) &&
    before !== undefined &&
    isNotedStep(before, at - 1, all)
  );
}

function stepsOf(said: Said): Found[] {
  const { text: line, isBullet, quotes } = said;
  const text = line.replace(label, "");
  // "Send a resume, then a phone screen, then a trial shift": the papers are no step, what follows is.
  if (isHowToApply(said) || papers.test(line)) {
    const named = stepsIn(text);
    return named.length > 1 ? named.map(({ name }) => ({ text: name, quotes })) : [];
  }
  const list = steps.exec(text)?.[1];
  if (list !== undefined)
    return joinLoose(list.split(/\s?(?:→|[,;](?![^(]*\)))\s?/u)).map((item) => ({
      text: item,
      quotes,
    }));
  const items = joinLoose(text.split(/\s?(?:→|->|=>|[,;](?![^(]*\)))\s?/u));
  const isList = items.length > 1 && stepWords.test(line);
  if (isList && items.every((item) => item.length <= 40))
    return items.map((item) => ({ text: item, quotes }));
  const isStep =
    isBullet || stepWords.test(line) || promised.test(text) || stepsIn(text).length > 0;
  return isStep && text.length <= longestStep ? [{ text, quotes }] : [];
}

/** "60 minutes", "half a day", "$500", "usually within a week", "Maria Lopez", "our office manager". */
const loose =
  /^(?:usually|typically|normally|mostly|contingent|conditional) .{3,60}$|^\$\d[\d,.]*$|^(?:about |around )?(?:\d{1,3} ?(?:min(?:ute)?s?|m|hours?|hrs?|h)|(?:a )?half[- ](?:an? )?(?:day|hour)|an hour|one hour|two hours|a full day)$|^(?:our|the) [\p{L}\s]{3,40}$|^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u;

/** The items of a list; what says no step of its own goes on with the one before it: "portfolio review, 60 minutes". */
function joinLoose(parts: readonly string[]): string[] {
  const items: string[] = [];
  for (const part of parts.flatMap(cutAnd)) {
    const item = part.replace(/^(?:and|then)\s+|[.\s]+$/giu, "").trim();
    const before = items.at(-1);
    if (before !== undefined && loose.test(item) && stepsIn(item).length === 0)
      items[items.length - 1] = `${before}, ${item}`;
    else if (item !== "") items.push(item);
  }
  return items;
}

/** "a technical interview and a final talk" is two steps, "the manager and an engineer" none. */
function cutAnd(part: string): string[] {
  const pieces = part.split(/ and (?=(?:an?|one|the) )/u);
  return pieces.every((piece) => stepsIn(piece).length > 0) ? pieces : [part];
}
