import { fillPattern, namesOfSlots } from "#ledger/families/slots.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { PayPart } from "#ledger/reading.ts";
import { slotsOf } from "#ledger/slots-of-job.ts";
import { capital, inSentence } from "#ledger/words.ts";
import type { EngagementHub } from "#tools/engagement-hub/tool.ts";
import { clip, withoutStop, withStop } from "#tools/clip.ts";
import { refusable } from "#tools/conditions.ts";
import { deedsOf, payOf } from "#tools/message-parts.ts";
import { deciderOf, findQuestion, idsOf, known, rangeOf } from "#tools/phrases.ts";
import { vary } from "#tools/vary.ts";

type Objection = EngagementHub["objectionHandling"][number];

const most = 7;
const mostOfFamily = 3;
const fewest = 2;

/** What people will object to in this job, answered from facts, or with who will answer. */
export function writeObjections(ledger: Ledger): Objection[] {
  const family = fromFamily(ledger);
  const own = [...onConditions(ledger), ...onPay(ledger), ...onFlags(ledger), ...family.specific];
  const rows = own.length < fewest ? [...own, ...family.general] : own;
  return rows.slice(0, most).map((row) => ({
    ...row,
    objection: clip(row.objection, 600),
    reply: clip(row.reply, 600),
    missing: row.missing === null ? null : clip(row.missing, 600),
  }));
}

function onConditions(ledger: Ledger): Objection[] {
  return refusable(ledger)
    .slice(0, 2)
    .map(({ facts, said, thing }) => {
      const paid = ledger.reading.payParts.find((part) => isPaidFor(part, thing));
      const fixed = said.replace(/^Fixed: /u, "It is fixed: ");
      const end = vary(
        ledger,
        "better to know that today",
        "I will not talk you round",
        "let us be clear now",
      );
      return {
        objection: `"${capital(thing)} will not work for me."`,
        reply: paid ? `${fixed}, and it is paid: ${inSentence(paid.text)}.` : `${fixed}; ${end}.`,
        missing: null,
        ...known("given", ...facts, paid?.id),
      };
    });
}

/** "a night differential" is for nights, "shift premium" for the second shift. */
function isPaidFor({ kind, text }: PayPart, thing: string): boolean {
  if (kind !== "differential" && kind !== "onCall") return false;
  const words = text.toLowerCase().match(/\p{L}{4,20}/gu) ?? [];
  return words.some((word) => thing.toLowerCase().includes(word.replace(/s$/u, "")));
}

function onPay(ledger: Ledger): Objection[] {
  const range = rangeOf(ledger);
  const pay = payOf(ledger, 3);
  if (range === null || pay === null) return [];
  const extras = pay.facts.length > 1 ? pay.text.replace(`${range}, plus `, "") : "";
  const reply =
    extras === ""
      ? `${capital(range)} is what is agreed; which figure would decide it for you?`
      : vary(
          ledger,
          `The range holds, with ${extras} on top; which figure would decide it for you?`,
          `Count ${extras} as well; what would make it right?`,
          `There is ${extras} besides; how far apart are we?`,
        );
  return [
    {
      objection: `"${capital(range)} is too little."`,
      reply,
      missing: null,
      ...known("given", ...pay.facts),
    },
  ];
}

/** What people say who have heard of it. */
const heard: Readonly<Record<string, string>> = {
  "low employer-review rating": "Your reviews are poor.",
  "unstable team": "People keep leaving.",
  "recent layoffs": "You had layoffs.",
  "low budget": "Money seems tight.",
  "unrealistic comp": "The pay looks unreal.",
  "urgent backfill": "Why the hurry?",
};

function onFlags(ledger: Ledger): Objection[] {
  const decider = deciderOf(ledger);
  return ledger.reading.redFlags
    .filter(({ owner }) => owner === "employer")
    .slice(0, 2)
    .map(({ id, text }) => ({
      objection: `"${heard[text.toLowerCase()] ?? `I heard about ${inSentence(text)}.`}"`,
      reply: `Fair to ask; ${decider} answers on "${inSentence(text)}" before your first interview.`,
      missing: `a sentence on "${withoutStop(text)}" from ${decider}`,
      ...known("given", id, ledger.reading.team?.id),
    }));
}

const aboutPay = /\b(?:pay|paid|package|salary|rate|range|money|more elsewhere|comp)\b/iu;

/** The usual objections of this kind of work; those this job answers or leaves open come first. */
function fromFamily(ledger: Ledger): { specific: Objection[]; general: Objection[] } {
  const { reading, rules, occupation } = ledger;
  const range = rangeOf(ledger);
  const duties = deedsOf(ledger).slice(0, 2);
  const slots = {
    ...slotsOf(
      reading,
      rules,
      occupation.person,
      [],
      duties.map(({ text }) => text),
    ),
    ...(range === null ? {} : { range }),
  };
  const specific: Objection[] = [];
  const general: Objection[] = [];
  const others = rules.objections.filter(({ says }) => range === null || !aboutPay.test(says));
  for (const { says, answer, needs } of others) {
    const objection = `"${withStop(says.replaceAll('"', ""))}"`;
    const question = needs === "" ? null : findQuestion(ledger, needs);
    if (question !== null) {
      const reply = `No answer on ${question.thing} yet; I will ask the ${question.ask}.`;
      specific.push({
        objection,
        reply,
        missing: question.thing,
        ...known("unknown", question.id),
      });
      continue;
    }
    const filled = fillPattern(answer, slots);
    if (filled === null) continue;
    const facts = [...idsOf(duties), reading.pay?.id];
    const isOfThisJob = namesOfSlots(answer).some((name) => name in slots);
    const row: Objection = {
      objection,
      reply: filled,
      missing: null,
      ...known("estimate", ...facts),
    };
    (isOfThisJob ? specific : general).push(row);
  }
  return { specific: specific.slice(0, mostOfFamily), general };
}
