import type { Given } from "#ledger/fact.ts";
import { splitItems } from "#ledger/read/list-items.ts";
import { mergeFound, numberGiven, quoteOf, type Found, type Said } from "#ledger/read/said.ts";

const steps =
  /\b(?:interview|hiring|selection|our|the) process (?:is|includes|consists of|will (?:be|include)|has|looks like|involves):?\s+(?:\w+ (?:steps|stages|rounds):?\s+)?(.{5,300})$/i;
const promised =
  /\b(?:phone screen|recruiter (?:call|screen)|take[- ]home|on[- ]?site interview|panel interview|technical interview|final (?:interview|round)|interview loop|reference checks?)\b|\b(?:hear (?:back )?from us|answer|reply|respond|get back to|be in touch)\b[^.]{0,40}\bwithin\b|\banswer every\b/i;
const stepWords =
  /\b(?:interviews?|screen|call|chat|demo|panel|assessment|case|onsite|on-site|offer|presentation|conversation|meet|references?)\b/i;
const likely = new Set(["process", "apply", "about", "role", "other", "schedule"]);
const longestStep = 200;
const mostSteps = 8;

/** The hiring steps and answers a posting promises, in its order. */
export function readProcess(said: readonly Said[]): Given[] {
  const found = said.filter(({ where }) => where === "posting").flatMap(stepsOf);
  return numberGiven("process", "Hiring step", mergeFound(found).slice(0, mostSteps));
}

function stepsOf(one: Said): Found[] {
  const quotes = [quoteOf(one)];
  const list = steps.exec(one.text)?.[1];
  if (list !== undefined) return splitItems(list).map((text) => ({ text, quotes }));
  const items = splitItems(one.text);
  const isList = one.kind === "process" && items.length > 1 && stepWords.test(one.text);
  if (isList && items.every((item) => item.length <= 40))
    return items.map((text) => ({ text, quotes }));
  if (one.text.length > longestStep) return [];
  const isListed = one.kind === "process" && one.isBullet;
  const isPromised = likely.has(one.kind) && promised.test(one.text);
  return isListed || isPromised ? [{ text: one.text, quotes }] : [];
}
