import type { Given } from "#ledger/fact.ts";
import { stepsIn } from "#ledger/hiring-steps.ts";
import { isHowToApply } from "#ledger/read/apply.ts";
import { splitItems } from "#ledger/read/list-items.ts";
import { mergeFound, numberGiven, saidIn, type Found, type Said } from "#ledger/read/said.ts";

const steps =
  /\b(?:interview|hiring|selection|our|the) process (?:is|includes|consists of|will (?:be|include)|has|looks like|involves):?\s+(?:\w+ (?:steps|stages|rounds):?\s+)?(.{5,300})$/i;
const label =
  /^(?:(?:the |our )?(?:interviews?|hiring|selection)? ?(?:process|steps|interviews?))\s?:\s*/i;
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

function stepsOf(said: Said): Found[] {
  const { text: line, isBullet, quotes } = said;
  const text = line.replace(label, "");
  // "Send a resume, then a phone screen, then a trial shift": the papers are no step, what follows is.
  if (isHowToApply(said) || papers.test(line)) {
    const named = stepsIn(text);
    return named.length > 1 ? named.map(({ name }) => ({ text: name, quotes })) : [];
  }
  const list = steps.exec(text)?.[1];
  if (list !== undefined) return splitItems(list).map((item) => ({ text: item, quotes }));
  const items = text.split(/\s?(?:→|->|=>)\s?/u).flatMap(splitItems);
  const isList = items.length > 1 && stepWords.test(line);
  if (isList && items.every((item) => item.length <= 40))
    return items.map((item) => ({ text: item, quotes }));
  const isStep = isBullet || stepWords.test(line) || promised.test(text);
  return isStep && text.length <= longestStep ? [{ text, quotes }] : [];
}
