import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { PayPartKind } from "#ledger/facts/reading.ts";
import { clip } from "#tools/writing/clip.ts";
import { amountsOf, type PointName } from "#tools/offer-navigator/amounts.ts";
import { baseFormOf } from "#tools/offer-navigator/pay-form.ts";
import { mustsOf, openRequirementOf } from "#tools/writing/phrases.ts";
import { credential, say, scheduleOf, workplaceOf } from "#tools/writing/say.ts";

/** A state of affairs on the candidate's side that changes the offer, never the person. */
export type Situation = {
  name: string;
  /** The words by which a recruiter's note tells it; nothing else of the note is used. */
  noted: RegExp;
  base: PointName;
  levers: readonly (readonly [lever: string, advice: string])[];
  findOutFirst: string;
  facts: readonly (FactId | null | undefined)[];
};

type Rule = (ledger: Ledger) => Situation | null;

const speed = {
  critical: "Decide and send the next day",
  active: "Decide and send within the week",
  passive: "Decide before their date, not ours",
} as const;

const competing: Rule = ({ reading }) => ({
  name: "Holds another offer",
  noted:
    /\b(?:other|another|competing|second|rival|written) offers?\b|\boffers? (?:from|elsewhere|in hand)\b/iu,
  base: "opening",
  levers: [["Speed", speed[reading.urgency?.level ?? "active"]]],
  findOutFirst: "When they have to answer, and what the other offer lacks",
  facts: [reading.urgency?.id],
});

const expectsMore: Rule = (ledger) => {
  const isScale = baseFormOf(ledger) === "scale";
  const [part] = ledger.reading.payParts;
  return {
    name: isScale ? "Expects a higher place on the scale" : "Expects more than the range",
    noted:
      /\bexpects?\b|\bexpectation|\bwants? (?:more|\$|€|£|\d)|\basks? (?:for|about) (?:more|the)|above the (?:range|top)|\bbonus\b|\bequity\b|\bsign[- ]on\b|\bpackage\b/iu,
    base: "walkAway",
    levers: isScale
      ? [["Credit", "Collect the years and credentials that the scale counts, and send them to HR"]]
      : [
          ...(part ? [["Beside base", clip(part.text, 160)] as const] : []),
          ["Above it", "Only with a new approval, and then in the post as well"],
        ],
    findOutFirst: "Which part of the offer decides for them",
    facts: [part?.id],
  };
};

const counterOffer: Rule = () => ({
  name: "Expects a counter-offer",
  noted: /\bcounter|current employer|\bpromot|\bstay (?:put|where)|\bretention/iu,
  base: "opening",
  levers: [["Answer", "Why they took the first call, not money"]],
  findOutFirst: "What would have to change where they are for them to stay",
  facts: [],
});

const credentialToCome: Rule = (ledger) => {
  const late = mustsOf(ledger)
    .flatMap(({ id, text, credentials }) => credentials.map((held) => ({ id, text, held })))
    .find(({ held }) => held.timing.kind === "within");
  if (late === undefined) return null;
  return {
    name: say`still needs this: ${credential(late.held)}`,
    noted: /\bcertif|\blicen[sc]e|\bexam\b|\bcard (?:expired|lapsed)|\blapsed/iu,
    base: "opening",
    levers: [["As posted", clip(late.text, 160)]],
    findOutFirst: "The date of the course or exam",
    facts: [late.id],
  };
};

const unsureOfTerms: Rule = (ledger) => {
  const { schedule, workType } = ledger.reading;
  const hours = scheduleOf(ledger);
  if (hours === null || schedule === null) return null;
  const where = workplaceOf(ledger);
  return {
    name: "Unsure about the hours",
    noted:
      /\bunsure|not sure|\bhesita|\bnights?\b|\bweekends?\b|\bsaturdays?\b|\btravel|\bon[- ]call|\bpager|\bshifts?\b/iu,
    base: "opening",
    levers: [
      ["Fixed", where === null ? say`${hours}` : say`${hours}, ${where}`],
      ["Money", "Not the answer to this doubt"],
    ],
    findOutFirst: "A plain yes or no, without asking for the reason",
    facts: [schedule.id, where === null ? null : workType?.id],
  };
};

const leavesMoneyBehind: Rule = ({ reading, playbook }) => {
  const isSales = playbook.pay.parts.includes("commission");
  if (!isSales && reading.title.seniority !== "executive") return null;
  return {
    name: isSales ? "Leaves unpaid commission behind" : "Gives up unvested pay",
    noted:
      /\bunvested|\bvest(?:s|ing)\b|\bforfeit|\bcommission (?:due|owed|unpaid)|\bpayout|\bbonus (?:due|owed)/iu,
    base: "target",
    levers: [
      ["Start date", "After the payout, where the job can wait"],
      ["Sign-on", statedPart(reading.payParts, "signOn")],
    ],
    findOutFirst: "The dates, not the amounts",
    facts: reading.payParts.filter(({ kind }) => kind === "signOn").map(({ id }) => id),
  };
};

const otherDoor: Rule = (ledger) => {
  const open = openRequirementOf(ledger);
  if (open === null || open.requirement.credentials.length > 0) return null;
  // Somebody without the wish of a degree comes by the front door.
  if (open.requirement.priority === "nice" || open.requirement.kind === "education") return null;
  return {
    name: "Comes by the other door the posting leaves open",
    noted: /\blearn|\bnew to\b|\bswitch|\bwithout\b|\btransition|\bcareer change/iu,
    base: "opening",
    levers: [
      ["As posted", clip(open.requirement.text, 160)],
      ["Title", "The same, with time to learn agreed in writing"],
    ],
    findOutFirst: "What they have already tried of it",
    facts: [open.requirement.id],
  };
};

const worried: Rule = ({ reading }) => ({
  name: "Has heard something about the employer",
  noted: /\bworr|\bconcern|\blayoffs?\b|\bstabil|\breviews?\b|\bglassdoor/iu,
  base: "opening",
  levers: [
    ["Answer", "The hiring manager, in person, before the offer"],
    ["Money", "No answer to a worry"],
  ],
  findOutFirst: "What they have heard",
  facts: reading.redFlags.filter(({ owner }) => owner === "employer").map(({ id }) => id),
});

const worksRemote: Rule = ({ reading: { workType } }) => {
  if (workType?.type !== "hybrid" || workType.officeDays === null) return null;
  return {
    name: "Works from home today",
    noted: /\bremote|from home|\bhybrid\b|office days/iu,
    base: "opening",
    levers: [["As posted", clip(workType.officeDays, 160)]],
    findOutFirst: "Whether these days work every week",
    facts: [workType.id],
  };
};

const livesElsewhere: Rule = ({ reading }) => {
  if (reading.workType?.type === "remote" || reading.place.isRemote) return null;
  return {
    name: "Would have to move",
    noted:
      /\brelocat|\bmov(?:e|ing) (?:to|from|here|house|for)|\bcommut|out of (?:town|state)|far away|\blives? in\b/iu,
    base: "opening",
    levers: [["Relocation", statedPart(reading.payParts, "relocation")]],
    findOutFirst: "Whether they would move and by when, without asking why",
    facts: [
      "place",
      ...reading.payParts.filter(({ kind }) => kind === "relocation").map(({ id }) => id),
    ],
  };
};

const notice: Rule = ({ reading }) => ({
  name: "Cannot start soon",
  noted:
    /\bnotice\b|start date|cannot start|can't start|\bschedule (?:ends|runs)|contract (?:ends|runs)|garden leave/iu,
  base: "opening",
  levers: [
    [
      "Start date",
      reading.startDate ? `Posted: ${clip(reading.startDate.text, 160)}` : "Set from their notice",
    ],
  ],
  findOutFirst: "The last working day, and whether it can be moved",
  facts: [reading.startDate?.id],
});

function statedPart(
  parts: readonly { kind: PayPartKind; text: string }[],
  wanted: PayPartKind,
): string {
  const part = parts.find(({ kind }) => kind === wanted);
  return part === undefined ? "Not stated" : clip(part.text, 160);
}

/** In the order in which they are worth a row: two that every offer meets, what this job gives rise to, and the rest. */
const rules: readonly Rule[] = [
  competing,
  expectsMore,
  credentialToCome,
  leavesMoneyBehind,
  unsureOfTerms,
  otherDoor,
  worksRemote,
  counterOffer,
  notice,
  livesElsewhere,
  worried,
];

export function listSituations(ledger: Ledger): Situation[] {
  return rules.flatMap((rule) => rule(ledger) ?? []);
}

const baseWords: Record<PointName, string> = {
  opening: "The opening point",
  target: "Up to the target",
  walkAway: "No further than the top",
};

/** Which point applies, by its name alone. */
export function baseOf(ledger: Ledger, point: PointName): string {
  if (amountsOf(ledger) !== null) return baseWords[point];
  const form = baseFormOf(ledger);
  if (form === "week" || form === "rate") return "The posted rate, the same for everyone";
  if (form === "shifts") return "The rate of the shift, the same for everyone";
  if (form === "scale") return "The place on the scale that HR confirms";
  if (form === "bands") return "A figure inside the range that applies";
  return form === "oneFigure" ? "The one stated figure" : "Unknown: no range is stated";
}
