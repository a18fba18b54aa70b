import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { DealBreaker } from "#ledger/reading.ts";
import { capital, inSentence } from "#ledger/words.ts";

/** A deal breaker from the candidate's side. */
type Condition = {
  id: FactId;
  kind: DealBreaker["kind"];
  /** A sentence without its full stop: "You work nights". */
  said: string;
  /** The thing itself, for use inside a sentence: "nights"; null where only the sentence says it. */
  thing: string | null;
  /** Something people have or lack, not something they accept. */
  isHad: boolean;
  /** What the words rest on: the deal breaker and what it is said with. */
  facts: FactId[];
};

type Turned = Pick<Condition, "said" | "thing"> & { isHad?: true; with?: FactId | undefined };
type Turn = readonly [RegExp, (...parts: string[]) => Turned | null];

const possessions =
  /portfolio|licen[sc]e|degree|certificat|diploma|card|clearance|reference|car\b|vehicle|visa|permit|passport|experience|tools/iu;
const refusal =
  "(?:cannot|can['’]t|can not|could not|won['’]t|will not|would not|does not|doesn['’]t|unable to|not able to|unwilling to|not willing to|refuses to)";

/** The first pattern that fits decides; what none of them can turn round stays out of texts for candidates. */
const turns: readonly Turn[] = [
  [/^(?:please\b|do not apply|don['’]t apply|no exceptions|no startups?$)/iu, () => null],
  [
    new RegExp(`^${refusal} (?:relocate|move) to (.{1,80})$`, "iu"),
    (where = "") => ({
      said: `You live in ${where} or move there`,
      thing: `a move to ${where}`,
    }),
  ],
  [
    new RegExp(`^${refusal} work (?:at |on |during )?(.{1,120})$`, "iu"),
    (when = "") => ({ said: `You work ${inSentence(when)}`, thing: inSentence(when) }),
  ],
  [
    new RegExp(`^${refusal} (?:want to |be )?(.{1,120})$`, "iu"),
    (deed = "") => ({ said: `You ${inSentence(deed)}`, thing: `having to ${inSentence(deed)}` }),
  ],
  [
    /^not (?:available|free) (?:for |on |from |during )?(.{1,120})$/iu,
    (when = "") => ({ said: `You are available ${when}`, thing: lower(when) }),
  ],
  [
    /^(?:no remote(?: work)? from |lives? |based |located )?outside (?:of )?(.{1,80})$/iu,
    (where = "") => ({
      said: `You work from inside ${where}`,
      thing: `working from inside ${where}`,
    }),
  ],
  [
    /^(?:less|fewer) than (.{1,120})$/iu,
    (amount = "") => ({
      said: `You have at least ${amount}`,
      thing: `at least ${amount}`,
      isHad: true,
    }),
  ],
  [/^(?:no|without|lacks?|missing) (?:an? |any |own )?(.{1,120})$/iu, have],
  [
    /^(?:must|has to|have to|needs? to) (.{1,160})$/iu,
    (deed = "") => ({ said: `You need to ${inSentence(deed)}`, thing: thingOf(inSentence(deed)) }),
  ],
  [/^(.{1,120}) (?:is |are )?required$/iu, have],
  [
    /^(an? [^,.]{3,60}), .{1,160}$/iu,
    (thing = "") => (possessions.test(thing) ? have(thing) : null),
  ],
];

function have(thing = ""): Turned {
  const plain = inSentence(thing);
  return possessions.test(plain)
    ? { said: `You bring ${withOne(plain)}`, thing: withOne(plain), isHad: true }
    : { said: partOfTheJob(plain), thing: plain };
}

function thingOf(deed: string): string {
  const plain = deed.replace(/^(?:be (?:in|at|on|available for)|join|attend|work|do|take) /u, "");
  return plain === deed ? `having to ${deed}` : plain;
}

const judgesPeople =
  /\b(?:no|not|never|without|lack|only|hopp\w*|jobs? in|weak|poor|bad|too|over-?qualified|under-?qualified|attitude)\b|n['’]t\b/iu;
const isTold =
  /\b(?:is|are|was|were|has|have|wants?|needs?|can|cannot|will|must|works?|starts?)\b/iu;

const legalKinds = new Set<DealBreaker["kind"]>(["authorization", "education", "clearance"]);

/** The conditions a person may say no to: hours, places, travel; nothing legal, nothing one has or lacks. */
export function refusable(ledger: Ledger): (Condition & { thing: string })[] {
  return conditionsOf(ledger).flatMap((condition) => {
    const { thing, kind, isHad } = condition;
    return thing === null || isHad || legalKinds.has(kind) ? [] : [{ ...condition, thing }];
  });
}

/** What is fixed about this job, as a candidate would want to read it; what only judges people is left out. */
export function conditionsOf(ledger: Ledger): Condition[] {
  const seen = new Set<string>();
  return ledger.reading.dealBreakers.flatMap((breaker) => {
    const turned = turnRound(breaker, ledger);
    if (turned === null) return [];
    const key = turned.said.toLowerCase();
    if (seen.has(key)) return [];
    seen.add(key);
    const { said, thing, isHad = false, with: other } = turned;
    const facts = other === undefined ? [breaker.id] : [breaker.id, other];
    return [{ id: breaker.id, kind: breaker.kind, said, thing, isHad, facts }];
  });
}

function turnRound({ kind, text }: DealBreaker, ledger: Ledger): Turned | null {
  const line = text
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[.!;:,]+$/u, "")
    .replace(/^if you /iu, "")
    .replace(/\bthis person\b/giu, "you")
    .slice(0, 200);
  if (exportRules.test(line)) return exported;
  if (kind === "authorization") return authorization(line, ledger);
  if (kind === "workType" && /^no (?:fully )?remote(?: work)?$/iu.test(line))
    return workplace(ledger);
  if (kind === "travel") return travel(line, ledger);
  if (kind === "education") return education(ledger);
  for (const [pattern, turn] of turns) {
    const found = pattern.exec(line);
    if (found) return turn(...found.slice(1));
  }
  if (isTold.test(line)) return { said: capital(line), thing: null };
  if (judgesPeople.test(line) || line === "") return null;
  return { said: `Fixed: ${lower(line)}`, thing: lower(line) };
}

const calendarName =
  /^(?:Mon|Tues?|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/u;

function lower(line: string): string {
  return calendarName.test(line) ? line : inSentence(line);
}

const exportRules = /\bITAR\b|\bU\.?S\.? persons?\b|\bexport[- ]control/u;
const exported: Turned = {
  said: "Export rules cover this work, so it is open to U.S. persons as those rules define them",
  thing: null,
};

function authorization(line: string, { reading: { place } }: Ledger): Turned {
  const where = place.country === "US" ? "in the United States" : "where the job is";
  const isOpen = /\b(?:fine|welcome|possible|sponsored|can sponsor|ok)\b/iu.test(line);
  if (isOpen) return { said: capital(line), thing: null };
  return {
    said: `You need to be authorized to work ${where}; we cannot sponsor a visa for this job`,
    thing: "working without visa sponsorship",
  };
}

function workplace({ reading: { workType, place } }: Ledger): Turned {
  const where = `in ${place.city ?? place.text}`;
  const days = workType?.officeDays ?? null;
  if (days !== null) {
    const inOffice = /office|site|person/iu.test(days) ? days : `${days} in the office`;
    return { said: `You work ${where}, ${inOffice}`, thing: inOffice, with: workType?.id };
  }
  return workType?.type === "hybrid"
    ? { said: `Part of every week is on site ${where}`, thing: `days on site ${where}` }
    : { said: `The work is on site ${where}`, thing: `work on site ${where}` };
}

function travel(line: string, { reading: { schedule } }: Ledger): Turned {
  const share = schedule?.travel ?? null;
  if (share !== null) {
    const amount = inSentence(share).replace(/^travel(?:ing)? /u, "");
    return { said: `Travel is ${amount}`, thing: `${amount} travel`, with: schedule?.id };
  }
  const thing = inSentence(line.replace(/ (?:is )?required$/iu, "").replace(/^no /iu, ""));
  return { said: partOfTheJob(thing), thing };
}

/** "A degree" says nothing until the requirement names which. */
function education({ reading: { requirements } }: Ledger): Turned | null {
  const asked = requirements.find(
    ({ kind, conflict, priority }) =>
      kind === "education" && conflict === null && priority !== "nice",
  );
  if (asked === undefined) return null;
  const thing = withOne(inSentence(asked.text));
  return { said: `You have ${thing}`, thing, isHad: true, with: asked.id };
}

function partOfTheJob(thing: string): string {
  const isMany = /(?:[^s]s|\band\b.*)$/u.test(thing) && !/(?:ss|us|is)$/u.test(thing);
  return `${capital(thing)} ${isMany ? "are" : "is"} part of the job`;
}

function withOne(thing: string): string {
  const isCounted = /^(?:an?|the|your|\d)/iu.test(thing) || /(?:s|tools|experience)$/u.test(thing);
  return isCounted ? thing : `a${/^[aeiou]/iu.test(thing) ? "n" : ""} ${thing}`;
}
