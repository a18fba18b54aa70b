import bodilyWork from "#reading/data/bodily-work.json" with { type: "json" };
import type { PlacedLine } from "#reading/place.ts";
import type { Location } from "#reading/values/place/places-with-region.ts";
import { hasAny } from "#reading/values/signs.ts";
import { found, isDenied, isUnticked, linesIn, type Found } from "#reading/values/value.ts";

const workTypes = ["on-site", "hybrid", "remote"] as const;
export type WorkType = (typeof workTypes)[number];

const hybridWord =
  /\bpart(?:ial|ially|ly)[- ]remote\b|\bblended working\b|\bhybrid\b(?! (?:cloud|vehicles?|cars?|systems?|infrastructure|mesh|electric|trucks?|environments?))/giu;
const day = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri)(?:days?)?`;
/** A part of the week in the office: "3 days", "Tue/Thu", "40%", "twice a week"; "Tue to Sat" is a whole one. */
const officeShare = new RegExp(
  String.raw`\b(?:(?:[1-4]|one|two|three|four)\+?\s?(?:days?|d|x)\b|(?:once|twice) (?:a|per) week|${day}(?:\W{1,3}|,? (?:and|to|through|thru|or) )${day}\b|tu-w-th\b|[2-8][05] ?%|on-?site days?\b)(?![^.;]{0,12}\bsat)`,
  "giu",
);
const homeShare = new RegExp(
  String.raw`\b(?:days?|tage?n?|días?|jours?|${day}|(?:once|twice) (?:a|per) week|rest|remainder|remaining|other (?:two|three)|[2-8][05] ?%|part(?:ly|ially)?|split|half|weeks a month|can (?:be done|happen))\b(?![- ]time)`,
  "giu",
);
const atHome =
  /\b(?:(?:from|at|between) home|home days?|home ?office|home[- ]?working|remote(?:ly)?|wfh|telework\w*|telehealth|wherever(?: you)?|work from anywhere|(?:of|at) (?:your|the employee's) choos\w+|yours to choose|up to you|your couch|mobile|home(?=$|[.,;)])|teletrabajo|télétravail|mobiles? arbeiten)\b/giu;
const atOffice =
  /\b(?:in|at|on|from|the|our) (?:(?!home)\p{L}+ ){0,2}(?:office|campus|headquarters|hq|studio|clinic)\b|\b(?:on[- ]?site|in[- ]person|office|headquarters|hq|in[- ]office)\b|\bcome in\b|(?<=days?,? )in\b(?=,|$)/giu;
const remoteWord =
  /\b(?:remote(?:ly)?|work(?:ing)?[- ]from[- ](?:home|anywhere|your home)|(?:from|in) your (?:own )?home|wfh|telecommut\w*|telework\w*|home[- ]?based|anywhere in (?:the )?(?:u\.?s|united|uk|eu|europe|canada|country|continental)|virtual (?:position|role|job|team|opportunity)|teletrabajo|télétravail)\b|^anywhere(?: in the (?:us|u\.s\.|world|country))?$/giu;
/** Remote things that are no place of work. */
const remoteThing =
  /^\s(?:work(?:ers)? teams?|teams?|support|monitoring|sites?|access|desktop|interview|control|sensing|areas?|locations|hiring|programming|pilot|patients?|communit\w+|employees|staff|colleagues|users|offices|customers|clients|clinics?|devices|(?:work )?type\b(?!\W{0,3}(?:yes|remote|fully)))/iu;
const taken =
  /^[^.;]{0,28}\b(?:not|no|isn't|aren't|unavailable|never|none|did not|cannot|can't)\b|^\??(?:\s(?:job|work|type|eligible|option))?\s?[:=]?\s?(?:no?|none|n\/a|on-?site|0)\b/iu;
const rare =
  /\b(?:may be approved|considered|occasional(?:ly)? (?:remote|telework|wfh|home|work)|on occasion|from time to time|now and (?:then|again)|once in a while|the odd (?:day|\w+day|afternoon|morning)|(?:once|a day|one day|1 day) (?:a|per|every) month|weather|not in the way|interview|for dependents)\b/iu;
const onSite =
  /\bon[- ]?site\b(?! (?:gym|parking|interviews?|cafeteria|child ?care|daycare|fitness|meals?|massage|visits?|support))|(?<!apply )\bin[- ]person\b(?! (?:interview|meeting|event|exam))|\bin[- ](?:office|store|studio)\b|\bin the (?:office|building|plant|shop|clinic|studio)\b|\bon property\b|\b(?:five|5) days (?:in|a week in|on|a week)|\bpresencial\b|\bvor ort\b|\bwork is (?:performed|done|carried out) (?:at|on|in)\b|\bat (?:the office|headquarters|the buildings)\b|\b(?:in|out of) our [\w ]{0,20}(?:studio|office|shop|lab|store|plant|clinic)\b|\b(?:site|office|school|field)[- ]based\b|\bon a site\b|\bfrom (?:your kitchen|home)\b/giu;

const telling = [
  "terms",
  "title",
  "unplaced",
  "noise",
  "process",
  "legal",
  "benefit",
  "employer",
  "culture",
  "pay",
] as const;
const dayTelling = new Set<string>(["terms", "title", "unplaced", "noise", "benefit", "culture"]);

/** How the work type is stated: by a word, by the days at home or in the office, or by what is denied. */
export function readWorkType(
  lines: readonly PlacedLine[],
  occupation: string | null = null,
): Found<WorkType> | null {
  const isBodily = isBodilyWork(occupation);
  const order = linesIn(lines, ...telling).map((line) => ({ ...line, text: wordsOf(line, lines) }));
  const isHybrid = order.find(({ text }) => isSaid(text, hybridWord) && !answeredNo.test(text));
  if (isHybrid) return found("hybrid", isHybrid);
  const byDays = order.find(
    ({ text, place }) => dayTelling.has(place) && !rare.test(text) && tellsDays(text, isBodily),
  );
  const isRemote = order.find((line) => saysRemote(line));
  if (
    byDays &&
    !(isRemote && order.indexOf(isRemote) < order.indexOf(byDays) && fully.test(isRemote.text))
  )
    return found("hybrid", byDays);
  const isOnSite =
    order.find(({ text }) => saysOnSite(text)) ??
    linesIn(lines, "duty", "must").find(({ text }) => deniesRemote(text));
  if (isRemote && (!isOnSite || (fully.test(isRemote.text) && rank(isRemote) <= rank(isOnSite))))
    return found("remote", isRemote);
  return isOnSite ? found("on-site", isOnSite) : null;
}

const answeredNo = /\bhybrid\??\s?[:=]\s?(?:no|none|n\/a)\b/iu;
const wholeWeek =
  /\bmon(?:day)?s?\s?(?:-|–|to|through|thru)\s?fri(?:day)?s?\b|\b(?:five|[5-7]) days\b/giu;

/** A whole week in fewer days: "four ten-hour days (Monday-Thursday)", "4x10". */
const longDays =
  /\b(?:four|three|[34])[ -]?(?:x[ -]?)?(?:ten|twelve|1[02])(?:s|[- ]?(?:hours?|hrs?))\b|\b4 ?x ?10\b/iu;

/**
 * Some days at home or in the office, not the whole week: "fri from home", "In office Tue–Thu". "3 days in the clinic" of a nurse is
 * her week, and "home Friday" of a driver his weekend.
 */
function tellsDays(said: string, isBodily: boolean): boolean {
  const text = said.replaceAll(wholeWeek, "");
  const isShared = (places: RegExpExecArray[], shares: RegExpExecArray[]) =>
    places.some((place) => shares.some((one) => isNear(text, place, one)));
  const homes = saidIn(text, atHome).filter(([words]) => !isBodily || words.length > 4);
  return (
    isShared(homes, saidIn(text, homeShare)) ||
    (!isBodily &&
      !longDays.test(text) &&
      isShared(saidIn(text, atOffice), saidIn(text, officeShare)))
  );
}

function isNear(text: string, one: RegExpMatchArray, other: RegExpMatchArray): boolean {
  const [first, second] = [one, other].toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0));
  const between = text.slice((first?.index ?? 0) + (first?.[0].length ?? 0), second?.index ?? 0);
  return between.length <= 44 && !hasAny(between, ".;");
}

const formLabel =
  /^(?:remote(?: (?:job|type|eligible))?|telework|work ?(?:place)? (?:type|location|model))\W{0,3}$/iu;

/** "REMOTE_FLAG|N" of a system's export. */
const flag = /^REMOTE(?:_[A-Z]+)?\s?[|:]\s?(YES|NO|Y|N)$/iu;

/** The line's words; a form's label goes with the cell after it: "Remote job", "No". */
function wordsOf(line: PlacedLine, lines: readonly PlacedLine[]): string {
  const text = line.text
    .slice(0, 800)
    .replaceAll("’", "'")
    .replace(flag, (_, answer: string) => `Remote job ${answer.startsWith("N") ? "no" : "yes"}`);
  const next = lines[lines.indexOf(line) + 1];
  const isAsked =
    formLabel.test(text) &&
    next &&
    next.text.length < 20 &&
    (text.endsWith(":") || ["no", "yes", "none", "n", "y"].includes(next.text.toLowerCase()));
  return isAsked ? `${text} ${next.text}` : text;
}

const fully =
  /\b(?:fully|100%|completely) remote\b|^\W{0,3}(?:remote|home-?based)\b|[:(•·|/,–-] ?remote\b|\bremote (?:in|anywhere|us|position|role|job|opportunity)\b|\bwork from (?:home|anywhere)\b/iu;

function rank({ place }: PlacedLine): number {
  const at = telling.findIndex((one) => one === place);
  return at === -1 ? telling.length : at;
}

function isSaid(text: string, pattern: RegExp): boolean {
  return saidIn(text, pattern).length > 0;
}

function saidIn(text: string, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(pattern)].filter(
    (match) =>
      !isDenied(text, match.index) &&
      !isDenied(match[0], match[0].length) &&
      !isUnticked(text, match.index),
  );
}

function saysRemote({ text, place }: PlacedLine): boolean {
  if (
    rare.test(text) ||
    (place === "process" && !fully.test(text)) ||
    (place === "noise" && text.length > 40)
  )
    return false;
  return [...text.matchAll(remoteWord)].some((match) => isOffered(text, match));
}

function isOffered(text: string, { 0: word, index }: RegExpMatchArray): boolean {
  const after = text.slice((index ?? 0) + word.length);
  if (isDenied(text, index ?? 0) || taken.test(after) || remoteThing.test(after)) return false;
  return !isUnticked(text, index ?? 0);
}

/** "In person", or that which takes remote back: "Remote?: No", "not a remote role", "can't be done from home". */
function saysOnSite(text: string): boolean {
  if (deniesRemote(text)) return true;
  return [...text.matchAll(onSite)].some((match) => {
    const isHome = match[0].toLowerCase().startsWith("from ");
    return isHome === isDenied(text, match.index) && !isUnticked(text, match.index);
  });
}

function deniesRemote(words: string): boolean {
  const text = words.slice(0, 800);
  const isTaken = (match: RegExpExecArray) => taken.test(text.slice(match.index + match[0].length));
  return (
    [...text.matchAll(remoteWord)].some((one) => isDenied(text, one.index) || isTaken(one)) ||
    [...text.matchAll(hybridWord)].some(({ index }) => isDenied(text, index)) ||
    answeredNo.test(text)
  );
}

/** Done where the patients, guests, machines or children are. */
function isBodilyWork(occupation: string | null): boolean {
  return occupation !== null && bodilyWork.some((group) => occupation.startsWith(group));
}

const places =
  /\b(?:kitchen|bedside|warehouse|truck|workshop|job ?sites?|shop floor|on the floor|plant|clinic|patients?|store|counter|classroom|route|forklift|crew|guests|front desk|lab|machine|hotel|restaurant|yard|dock|barn|studio|salon|school|ward|residents|on set|food bank|volunteers|drill)\b/iu;

/** On-site where the work itself says so, or where a place of work is named and nothing is said of home. */
export function implyWorkType(
  lines: readonly PlacedLine[],
  occupation: string | null,
  place: Found<Location> | null,
): Found<WorkType> | null {
  const isBodily = isBodilyWork(occupation);
  const told = linesIn(lines, "duty", "terms", "employer", "must", "title", "unplaced");
  const witness =
    isBodily || occupation === null
      ? told.find(({ text }) => places.test(text.slice(0, 800)))
      : undefined;
  const site = lines.find(({ id }) => id === place?.line);
  const line = witness ?? site ?? (isBodily ? (told[0] ?? linesIn(lines, "pay")[0]) : undefined);
  return line ? found("on-site", line, line.text, true) : null;
}
