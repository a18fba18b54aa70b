import { jobChanges } from "#ledger/deal-breaker-questions.ts";
import { dutiesToAsk, type AskedDuty } from "#ledger/duties-to-ask.ts";
import { familyRules, sharedCompetencies } from "#ledger/families/families.ts";
import type { CompetencyRule, FamilyRules } from "#ledger/families/family-rules.ts";
import { isToDrive, kindOfMust } from "#ledger/must-words.ts";
import type { Reading, RedFlag, Requirement } from "#ledger/reading.ts";

/** A competency with what of this job it is found out on. */
export type Seat = {
  rule: CompetencyRule;
  musts: Requirement[];
  duty: AskedDuty | null;
  /** The duty shares words with the competency. */
  fits: boolean;
  warnings: RedFlag[];
};

const fewest = 4;
const most = 6;
const manyDuties = 6;

/** Four to six competencies: what duties and must-haves call for, in the family's order, each with its share of the job. */
export function fillSeats(reading: Reading, rules: FamilyRules): Seat[] {
  const seats = chooseRules(reading, rules).map((rule): Seat => ({
    rule,
    musts: [],
    duty: null,
    fits: false,
    warnings: [],
  }));
  seatMusts(reading, seats);
  dealDuties(reading, seats);
  seatWarnings(reading, seats);
  return seats;
}

function chooseRules(reading: Reading, rules: FamilyRules): CompetencyRule[] {
  const words = [
    ...reading.duties.map(({ text }) => text),
    ...reading.requirements.map(wordsOfMust),
  ].join("\n");
  const [leading, learning, reliability] = sharedCompetencies;
  const isLeader =
    reading.title.leadsPeople && rules.competencies !== familyRules.executive.competencies;
  const leads = isLeader && leading !== undefined ? [leading] : [];
  const called = rules.competencies.filter((rule) => countCalls(rule, words) > 0);
  const wanted = reading.duties.length > manyDuties ? most : most - 1;
  const own = called.slice(0, wanted - leads.length);
  const usual = isLeader ? rules.competencies.toReversed() : rules.competencies;
  const reserve = [...usual, learning, reliability].filter(
    (rule): rule is CompetencyRule => rule !== undefined && !own.includes(rule),
  );
  const missing = Math.max(0, fewest - own.length - leads.length);
  const filled = new Set([...own, ...reserve.slice(0, missing)]);
  const inOrder = [...rules.competencies, ...reserve].filter((rule) => filled.has(rule));
  return [...leads, ...new Set(inOrder)];
}

/** How many of a competency's stems begin a word of the text. */
export function countCalls({ calledBy }: CompetencyRule, text: string): number {
  const lower = text.toLowerCase();
  return calledBy.filter((stem) =>
    new RegExp(`(?<![\\p{L}-])(?:re|pre|co)?${stem}`, "u").test(lower),
  ).length;
}

/** Words a kind of must-have belongs with, besides its own. */
const company: Partial<Record<Requirement["kind"], string>> = {
  schedule: "shift schedule prioritize volume",
  credential: "safety protocol",
  language: "customer client family communicate",
};
/** Knowledge and papers are shown where the craft itself is asked about. */
const ofTheCraft = new Set<Requirement["kind"]>([
  "skill",
  "credential",
  "education",
  "experience",
  "other",
]);
/** Never shown by how someone leads or learns. */
const papers = new Set<Requirement["kind"]>(["skill", "credential"]);

function wordsOfMust(must: Requirement): string {
  return isToDrive(must) ? "" : `${must.text} ${company[kindOfMust(must)] ?? ""}`;
}

/** Matters of yes or no, asked on the screen: an interview must not go into them. */
const gates = new Set<Requirement["kind"]>(["authorization", "physical"]);

/** The must-haves an interview may go into. */
export function interviewedMusts({ requirements }: Reading): Requirement[] {
  return requirements.filter(({ priority, kind }) => priority === "must" && !gates.has(kind));
}

/** Each must goes to the competency whose words it shares most, else to the craft; then where fewest are. */
function seatMusts(reading: Reading, seats: readonly Seat[]): void {
  const own = seats.filter(({ rule }) => !sharedCompetencies.includes(rule));
  const craft = own.find(({ rule }) => rule.past.includes("{skill}")) ?? own[0];
  for (const must of interviewedMusts(reading)) {
    const kind = kindOfMust(must);
    const text = wordsOfMust(must);
    const score = (seat: Seat) => {
      const isCraft = seat === craft && ofTheCraft.has(kind);
      if (!own.includes(seat) && papers.has(kind)) return -Infinity;
      return countCalls(seat.rule, text) * 4 + (isCraft ? 3 : 0) - seat.musts.length / 2;
    };
    findBest(seats, score)?.musts.push(must);
  }
}

function findBest<Item>(items: readonly Item[], score: (item: Item) => number): Item | undefined {
  return items.reduce<{ item: Item | undefined; score: number }>(
    (before, item) => {
      const now = score(item);
      return now > before.score ? { item, score: now } : before;
    },
    { item: undefined, score: -Infinity },
  ).item;
}

/** Every competency gets a duty of its own: first where their words meet, then the weightiest left. */
function dealDuties(reading: Reading, seats: readonly Seat[]): void {
  const all = dutiesToAsk(reading);
  const left = [...all];
  const take = (duty: AskedDuty | undefined) =>
    duty === undefined ? null : (left.splice(left.indexOf(duty), 1)[0] ?? null);
  for (const seat of seats) {
    const fitting = findBest(left, ({ phrase }) => countCalls(seat.rule, phrase));
    seat.fits = fitting !== undefined && countCalls(seat.rule, fitting.phrase) > 0;
    seat.duty = seat.fits ? take(fitting) : null;
  }
  for (const seat of seats) {
    seat.duty ??= take(left.find(({ topic }) => topic !== null) ?? left[0]) ?? all[0] ?? null;
  }
}

/** What the manager warned of in people is listened for where it belongs. */
function seatWarnings({ redFlags }: Reading, seats: readonly Seat[]): void {
  const heard = redFlags.filter(
    ({ owner, text }) => owner === "candidate" && !jobChanges.test(text),
  );
  for (const flag of heard) {
    const score = ({ rule, warnings }: Seat) => countCalls(rule, flag.text) * 2 - warnings.length;
    findBest(seats, score)?.warnings.push(flag);
  }
}
