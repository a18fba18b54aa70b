import { cutNumbered, spoken } from "#ledger/interview/numbered-steps.ts";
import { capital } from "#english/words.ts";
import type { Given } from "#ledger/facts/fact.ts";
import type { Reading } from "#ledger/facts/reading.ts";
import { isTitleHead } from "#reading/values/title/title-heads.ts";

/** One step of the hiring, by the words that name it; `minutes` and `people` only where they are said. */
export type HiringStep = { name: string; minutes: number | null; people: string | null };

/** What stands between two steps: an arrow, "then", a comma outside brackets, "2)" or a keycap; not the end of "(min. Level 4)". */
const joint =
  /\s*(?:→|➡️?|⟶|->|=>|>|;|\|)\s*|[\s,]*\d️?⃣\s*|(?<!\([^()]{0,99})(?:^|\s)\(?\d[.)]\s+|,?\s+(?:and |& )?(?:then|followed by),?:?\s+|,\s+(?![^(]*\))(?:and\s+)?|(?<!\([^()]{0,60})\s\+\s(?!(?:the )?(?:owners?|partners?|team|manager)\b)/giu;
const lead =
  /^(?:you can )?(?:expect|(?:the |our )?(?:interview |hiring |selection )?(?:process|steps|plan|rounds)(?: (?:is|are|includes|typically includes|easy enough|is easy))?(?::| -)?|interviews? (?:is|are)|interview(?: (?:type|mode|steps|process))?\s?[:=]|we (?:do|have|start with)|how (?:it|this|hiring|we) (?:goes|works?|hires?):|next (?:steps?|comes?)(?: (?:is|are))?:?|first comes|if it clicks:|the way it works:|after that there['’]s|then:?|finally|there(?:['’]s| is)|easy enough -|=)\s+/iu;

const length = "(?:half[- ](?:an? )?(?:day|hour)|\\d{1,3}[- ]?(?:min(?:ute)?s?|hours?|hrs?|h|m))";
const kindWords =
  "paid|short|brief|first|final|second|initial|informal|virtual|video|phone|telephone|telephonic|zoom|teams|online|recorded|recruiter|HR|talent|hiring manager|manager|team|panel|technical|tech|written|practical|hands-on|working|bench|tasting|taster|skills?|aptitude|open-book|live|coding|programming|writing|typing|debugging|case|mock|sample|demo|portfolio|design|system|site|shop|plant|floor|store|property|campus|in-person|on-?site|trial|bench|road|intro|discovery|oral|group|peer|screening|values|culture|pairing|stage|round";
const nouns =
  "phone screen|screen(?:ing)?|screening call|calls?(?! (?:us|me|you|your|back|for|people|the|everyone|or|\\d))|chat|interviews?|panel|test|trial(?: shift| day)?|exercise|assessment|case study|case discussion|case|presentation|demonstration lesson|demo(?: lesson)?|sample lesson|lesson|tour|visit|walk|shadow(?:ing)?|(?:field )?ride(?:[- ]along| day)|field day|sit[- ]along|stage|session|audition|conversations?|talk|meeting|role[- ]play|take-home|oral board|task|review|lunch|coffee|day on site|on[- ]?site|pairing|tasting|zoom(?= (?:with|w/|w\\b))|onsite visit|meet(?:ing)? (?:the )?(?:team|owners?|crew)|pitch(?= to)|practical|scenario|simulation|finals?(?= (?:in|at|on|with) )|work sample|takeoff|(?:client|ops|operations|technical|managerial|HR|final|first|second|panel|interview) round|(?:HR )?telephonic|(?:equipment|skills?|driving|road|technical|practical|hands-on) evaluation|(?:(?:one|a|full) )?day at (?:our|the) (?:\\p{Ll}+ ){0,2}\\p{Ll}+|(?:taster|trial|working) (?:night|shift|day|session)|walk[- ]thr(?:u|ough)";
const named = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${length}[, ]+(?:(?:of|paid) )?)?(?:(?:${kindWords})[ -]){0,3}(?:${nouns})(?![\\p{L}\\p{N}])|(?:(?:\\p{Lu}\\p{Ll}+day|\\p{Ll}+day) )?(?:morning|afternoon|evening) (?:at|in|with|on|walking) (?:(?:the|our|an?|two|three) )?\\p{L}+|half[- ](?:a )?day(?: (?:on[- ]?site|here|working together|shadow(?:ing)?))?(?: (?:on|in|at) (?:the |our )?(?:\\p{Ll}+ ){0,2}(?:floor|office|shop|warehouse|plant|kitchen|site|clinic|store|ward))?`,
  "iu",
);
/** Short items of a list may be named by who is there: "HM 45m", "CEO for 20 min". */
const byPerson =
  /\b(?:recruiter|HM|hiring (?:manager|mgr)|CEO|CTO|CFO|COO|VP|GM|founders?|owner|\d{2,3} ?m|coding|system design|panel|onsite)\b/iu;
const prose =
  /\b(?:you|you['’]ll|(?:she|he|they|that|it)['’](?:ll|s)|we|we['’]ll|us|they|will|is|are|be|comes?|follows?|get|gets|if|candidates|finalists|applicants|everyone|does|has|bring|includes?|takes?(?!-home)|\p{L}+['’]s (?:an?|with))\b/iu;
/** What is no step: what nobody does, what follows the decision, and how to reach somebody. */
const none =
  /\?|\b(?:trial|test|interview(?:ing)?|panel|case|presentation|demo|assessment) (?:experience|knowledge|background|work|binders?|prep(?:aration)?|lawyers?|attorneys?|teams?|courts?|dates?)\b|\b(?:during|at|in) trials?\b|^(?:that|it|this)['’]s\b|^bring\b|^(?:an? |the )?passing\b|^(?:taken|held|done|given|conducted|scheduled)\b|\bwalk[- ]?in\b(?! (?:the|a)\b)|^(?:usually|typically|normally) |\b(?:no|not|don['’]?t|never|nobody|without|won['’]t|references?|refs|background|offers?|drug|TB|fingerprints?|vaccin\p{L}*|clearances?|walk-?ins?|physical|medical|resumes?|résumés?|cvs?|application|applications|apply|attach|packet|scores|orientation|contacted|hear|heard|decision|decide|answers?|deadline|slots?|employers|text|e-?mail|homework)\b|\b(?:call|phone|ring) (?:us|me|back|your|for|people|everyone|or|during)\b|\bpaid before\b|\d{3}[-. ]\d{4}\b/iu;
const mostWords = 12;
const mostOfPerson = 5;
const mostSteps = 8;

const fewestSteps = 2;

/** What the posting promises, step by step; what happens after the decision is no step of it, and one step is no plan. */
export function promisedSteps({ process }: Pick<Reading, "process">): HiringStep[] {
  const steps = process.flatMap(({ text }) => stepsIn(text));
  // "Applicants get a call" is the "recruiter call" of the list.
  const isTwice = ({ name, minutes, people }: HiringStep) =>
    minutes === null &&
    people === null &&
    bareName.test(name) &&
    steps.some(
      (other) => other.name !== name && /\b(?:call|screen|interview|chat)\b/iu.test(other.name),
    );
  const own = steps.filter((step) => !isTwice(step));
  return own.length < fewestSteps ? [] : own.slice(0, mostSteps);
}

const asStep =
  /\b(?:calls?|meets?|meeting|interview\w*|exercise|test|panel|tour|lunch|trial|visit|talk|conversation|screen\w*)\b/iu;

/** Steps that a text tells in sentences we cannot cut: they are quoted, and none of ours is put beside them. */
export function toldSteps(reading: Pick<Reading, "process">): readonly Given[] {
  if (promisedSteps(reading).length > 0) return [];
  return reading.process
    .filter(({ text }) => asStep.test(text) && !notOfTheSteps.test(text))
    .slice(0, mostTold);
}

const mostTold = 3;

/** The first step that such sentences name, as a name for them all: "Road test"; null where they name none. A trial alone may be one in court. */
export function namedIn(told: readonly Given[]): string | null {
  const names = told.flatMap(({ text }) => named.exec(text)?.[0].trim() ?? []);
  const name = names.find((one) => !bareName.test(one) && !/^trial$/iu.test(one)) ?? null;
  return name === null ? null : capital(name);
}
/** How to apply, and what follows the decision. */
const notOfTheSteps =
  /\?|\b(?:apply|application|applicants? must|resumes?|résumés?|cvs?|e-?mail|submit|send|attach|references?|background|drug|accommodation|disabilit\w*|adjustments?|equal opportunity|agenc\w+|call (?:us|me|or|\d)|call \p{Lu})\b/u;

const bareName = /^(?:calls?|chat|interviews?|talk|meeting|review)$/iu;

/** The steps that a line names, each in the line's own words. */
export function stepsIn(line: string): HiringStep[] {
  const steps: HiringStep[] = [];
  let before = "";
  const parts = cutNumbered(line.replace(lead, "")).flatMap((one) => one.split(joint));
  for (const part of parts.flatMap(cutAnd)) {
    const clause = tidy(part);
    const last = steps.at(-1);
    // "Portfolio review with two designers, 60 minutes"
    if (onlyLength.test(clause)) {
      if (last?.minutes === null) last.minutes = minutesIn(clause);
      continue;
    }
    if (last !== undefined && isBesideName(part, before)) last.people ??= toPeople(clause);
    before = clause;
    const name = nameOf(clause);
    if (name !== null) steps.push({ name, minutes: minutesIn(clause), people: peopleIn(clause) });
  }
  return steps;
}

const ownStep =
  /\b(?:interview|call|test|exercise|trial|tour|visit|assessment|presentation|talk|chat|conversation|meeting|screen)\b/iu;

/** "a recruiter interview and an interview with the manager" is two steps; "with the manager and a peer panel" is one. */
function cutAnd(part: string): string[] {
  const pieces = part.split(/ and (?=(?:an?|one) )/u);
  return pieces.every((piece) => ownStep.test(piece) && nameOf(tidy(piece)) !== null)
    ? pieces
    : [part];
}

const onlyLength = new RegExp(
  `^(?:about |around |approx\\.? |ca\\.? )?(?:paid )?(?:${length}|\\d[.,]5 hours?|(?:one|a|half an?) (?:morning|afternoon))(?: (?:in )?(?:total|all))?$`,
  "iu",
);

function tidy(part: string): string {
  return (
    part
      .replace(lead, "")
      .replace(/^(?:and|then|&|\d)\s+/iu, "")
      .replace(/^then\s+/iu, "")
      .replace(/^with (?:an? |the )?(?=(?:first|second|third|final|last)\b)/iu, "")
      // "a chat with the team. Usually under three weeks"
      .replace(/\.\s+(?:usually|typically|normally|about)\b.*$/iu, "")
      .replace(/\s\d\.$/u, "")
      .replace(/\s\(!\)/u, "")
      .replace(/\swith (?:finalists|candidates|you)$/iu, "")
      .replace(/[.;:!]+$/u, "")
      .replace(/\s(?:at an? \p{L}+ )?(?:near|close to) you$/iu, "")
      .trim()
  );
}

/** "45 min w/ the hiring manager" is a conversation with them, "30 min with me" a call. */
const lengthWith = new RegExp(
  `^(?:${length}|phone|zoom|call|a call|phone call(?= (?:with|w/?) (?:me|us)$)) (?:with|w/?) (me|us|(?:the |our |an? )?(\\p{Ll}[\\p{L} ]{2,40}|[A-Z]{2,4}|\\p{Lu}\\p{Ll}+ (?:Manager|Director|Chef|Officer|Lead)))$`,
  "iu",
);
/** Somebody alone, by what they are: "the GM", "our CTO". */
const somebody =
  /^(?:the |our )?(?:GM|CEO|CTO|CFO|COO|VP|hiring manager|owners?|general manager|director|chef|registered manager|principal|founders?)$/iu;

function nameOf(clause: string): string | null {
  const bare = clause.replaceAll(/\([^)]*\)/gu, "").trim();
  if (bare === "" || none.test(bare)) return null;
  const [, whom = ""] = lengthWith.exec(bare) ?? [];
  if (/^(?:me|us)$/iu.test(whom)) return /^phone/iu.test(bare) ? "Phone call" : "Call";
  if (whom !== "") return isNamed(whom) ? clause : `Conversation with ${whom}`;
  const [, at] = /^meet (?:with )?\p{Lu}\p{Ll}+((?: (?:at|in) the \p{Ll}+)?)$/u.exec(bare) ?? [];
  if (at !== undefined) return `Meeting${at}`;
  if (somebody.test(bare)) return `Conversation with ${bare}`;
  const found = named.exec(bare)?.[0].trim() ?? null;
  const words = clause.split(" ").length;
  const isShort = words <= mostWords && !prose.test(bare);
  if (found === null && !(isShort && words <= mostOfPerson && byPerson.test(bare))) return null;
  if (found !== null && !isShort && !isNoun(found, bare)) return null;
  if (/^(?:our )?interviews?$/iu.test(bare)) return null;
  const own = isShort ? withoutMinutes(clause) : (found ?? clause);
  const name = own
    .replace(/^(?:an?|the|one|two|three|your|\d)\s+|\s(?:for|of)$/giu, "")
    .replace(
      /^\d{1,3}[- ]?(?:min(?:ute)?s?|m)\s+(?=(?:phone |video |zoom )?(?:call|chat|screen|conversation|interview)\b)/iu,
      "",
    );
  return capital(spoken(name).slice(0, 120));
}

/** "Maya" is somebody's name, "the hiring manager" a part in the hiring. */
function isNamed(whom: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(whom);
}

const whoIsThere =
  /\b(?:with|w\/) (?:the |our |an? )?(?!me\b|us\b|you\b|bench\b)((?:[\p{L}&'’-]+ ?){1,8})/iu;

/** "Phone call with Marisol, our office manager": what the named person is. */
function isBesideName(part: string, before: string): boolean {
  return /\bwith \p{Lu}\p{Ll}+$/u.test(before) && /^\s*(?:our|the) /u.test(part) && isPart(part);
}

function toPeople(who: string): string {
  return capital(who.replace(/^(?:our|the|an?) /u, "").slice(0, 60));
}

/** Who meets the candidate, by what they are: "Clinical Manager", "Two designers". */
function peopleIn(clause: string): string | null {
  const said = somebody.test(clause)
    ? clause.replace(/^(?:the|our) /iu, "")
    : (whoIsThere.exec(clause)?.[1] ?? "");
  const who = said
    .replace(/\s(?:where|who|in|at|on|about|for|from the)\b.*$/iu, "")
    .replaceAll(/\bour\b/giu, "the")
    .trim();
  if (!isPart(who)) return null;
  return capital(who.slice(0, 60));
}

function isPart(who: string): boolean {
  const last = who.split(/\s+/u).at(-1) ?? "";
  return (
    isTitleHead(last) ||
    /\b(?:manager|mgr|director|officer|lead|leadership|head|chef|team|panel|staff|board|recruiter|designers?|engineers?|members?|founders?|owners?|principal|supervisor|CEO|CTO|CFO|COO|VP|GM|HM|HR|nurse|teachers?|partners?|president|foreman|dean|chair|committee|peers?|AEs?)\b/iu.test(
      who,
    )
  );
}

/** "you walk us through it" walks nowhere; "a walk" is a step. */
function isNoun(found: string, clause: string): boolean {
  const before = clause.slice(0, clause.indexOf(found));
  return (
    found.includes(" ") || before === "" || /\b(?:an?|one|the|your|our|paid)\s$/iu.test(before)
  );
}

const minutes = /[\s(]*\b(\d{2,3})[ -]?(?:m\b|min\b|mins\b|minutes?\b|['’′])\)?/iu;
const hours = /\b(\d(?:[.,]5)?|one|two|three|four|an)[ -]?(?:hours?|hrs?|hr|h)\b/iu;
const numbers: Readonly<Record<string, number>> = { an: 1, one: 1, two: 2, three: 3, four: 4 };

/** "HM 45m" as "HM", "Exercise (a reply, 60 min)" as "Exercise (a reply)"; "30 min w/ Maya" stays. */
function withoutMinutes(step: string): string {
  const rest = step.replace(new RegExp(`(?<=\\p{L}{2}\\S*)${minutes.source}$`, "iu"), "");
  const isOpen = rest.lastIndexOf("(") > rest.lastIndexOf(")");
  return isOpen ? `${rest.replace(/[\s,;]+$/u, "")})` : rest;
}

/** How long a step takes, where it says so: "30-minute", "2 hrs", "half-day". */
export function minutesIn(clause: string): number | null {
  // "panel (incl. 30-minute exercise)" is longer than its exercise.
  const text = clause
    .replaceAll(/\((?:incl|including|with)\b[^)]*\)/giu, "")
    .replace(/\s(?:incl\.?|including)\s.*$/iu, "");
  if (/\bhalf[- ](?:a )?day\b|\b(?:one|an?) (?:morning|afternoon)\b/iu.test(text)) return 240;
  if (/\b(?:one|a|full) day (?:at|on|in|with)\b/iu.test(text)) return 480;
  if (/\b(?:shadow|trial|working|test) hour\b/iu.test(text)) return 60;
  if (/\bhalf[- ](?:an )?hour\b/iu.test(text)) return 30;
  const inMinutes = Number(minutes.exec(text)?.[1] ?? 0);
  const word = hours.exec(text)?.[1]?.toLowerCase().replace(",", ".") ?? "";
  const found = inMinutes > 0 ? inMinutes : Math.round(60 * (numbers[word] ?? Number(word)));
  return found >= 10 && found <= 480 ? found : null;
}
