import type { Ledger } from "#ledger/ledger.ts";
import { fillPattern } from "#ledger/families/slots.ts";
import type { Objection as FamilyObjection } from "#ledger/families/family-rules.ts";
import type { PayPartKind } from "#ledger/reading.ts";
import { usualParts } from "#ledger/usual-pay.ts";
import { slotsOf } from "#ledger/slots-of-job.ts";
import { capital, inSentence } from "#ledger/words.ts";
import { clip, withoutStop, withStop } from "#tools/clip.ts";
import { conditionsOf } from "#tools/conditions.ts";
import { conditionFacts, deedsOf } from "#tools/market-words.ts";
import type { OfferNavigator } from "#tools/offer-navigator/tool.ts";
import { deciderOf, findQuestion, known, rangeOf } from "#tools/phrases.ts";

type Objection = OfferNavigator["objectionHandling"][number];

/** Conditions, red flags and gaps of this job, as candidates will put them. */
export function writeObjections(ledger: Ledger): Objection[] {
  const own = [...fromConditions(ledger), ...fromFlags(ledger)];
  return [...own, ...fromFamily(ledger).slice(0, own.length >= 2 ? 3 : 4)].slice(0, 10);
}

function quoted(words: string): string {
  return `"${words.replace(/^["“]|["”]$/gu, "")}"`;
}

/** What people must have is no objection; a visa is one of its own. */
function doubtOf(said: string, thing: string): string | null {
  if (/sponsor/iu.test(said)) return "I would need sponsorship.";
  return /^You (?:bring|have)\b/u.test(said) ? null : `${capital(thing)}: I am not sure.`;
}

function fromConditions(ledger: Ledger): Objection[] {
  const deeds = deedsOf(ledger);
  return conditionsOf(ledger)
    .flatMap(({ id, said, thing }) => {
      const doubt = thing === null ? null : doubtOf(said, thing);
      return doubt === null ? [] : [{ id, said, doubt }];
    })
    .slice(0, 3)
    .map(({ id, said, doubt }, at) => {
      const work = doubt.endsWith("not sure.") ? deeds[at] : undefined;
      const behind = work ? ` The work behind it: ${work.deed}.` : "";
      return {
        objection: clip(quoted(doubt), 600),
        reply: clip(`${withStop(capital(said))} That stays so.${behind}`, 600),
        missing: null,
        covers: [id],
        ...known("given", ...conditionFacts(ledger, id), work?.id),
      };
    });
}

function fromFlags(ledger: Ledger): Objection[] {
  const { reading, company } = ledger;
  const decider = deciderOf(ledger);
  return reading.redFlags
    .filter(({ owner }) => owner === "employer")
    .slice(0, 3)
    .map(({ id, text }, at) => {
      const flag = clip(inSentence(text), 120);
      const duty = deedsOf(ledger)[at];
      const fact = company.statements[at] ?? reading.companyFacts[at];
      const shown = duty ? duty.deed : fact ? inSentence(fact.text) : null;
      const work =
        shown === null ? "" : ` What I can show is what the seat is for: ${withoutStop(shown)}.`;
      return {
        objection: clip(quoted(`I heard about this: ${flag}.`), 600),
        reply: clip(`Please ask ${decider} about ${flag} before you sign.${work}`, 600),
        missing: clip(`a sentence by ${decider} on ${flag}`, 600),
        covers: [],
        ...known("given", id, duty?.id ?? fact?.id),
      };
    });
}

/** What the family hears often, answered by a fact of this job where there is one. */
function fromFamily(ledger: Ledger): Objection[] {
  const { reading, rules, occupation } = ledger;
  const duties = deedsOf(ledger);
  const usual = usualParts(reading, rules);
  const slots = {
    ...slotsOf(
      reading,
      rules,
      occupation.person,
      [],
      duties.map(({ deed }) => deed),
    ),
    ...(rangeOf(ledger) === null ? {} : { range: rangeOf(ledger) ?? "" }),
  };
  const written = rules.objections.flatMap(({ says, answer, needs }) => {
    const part = partsByNeed[needs];
    const fact = factFor(ledger, needs);
    if (part !== undefined && fact === null && !usual.includes(part)) return [];
    const range = answer.includes("{range}") ? rangeOf(ledger) : null;
    const reply = fact
      ? `${range === null ? "" : `It is ${range}. `}${fact.reply}`
      : fillPattern(answer, slots);
    if (reply === null) return [];
    const question = findQuestion(ledger, needs);
    const objection: Objection = {
      objection: clip(quoted(says), 600),
      reply: clip(reply, 600),
      missing: fact === null && question ? clip(question.thing, 600) : null,
      covers: [],
      ...known("estimate", "occupation", fact?.id, question?.id, reading.pay?.id, duties[0]?.id),
    };
    return [{ objection, rank: fact === null ? (reply === answer ? 2 : 1) : 0 }];
  });
  return written
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ objection }) => objection);
}

const partsByNeed: Partial<Record<FamilyObjection["needs"], PayPartKind>> = {
  differential: "differential",
  equity: "equity",
  bonus: "bonus",
  overtime: "overtime",
  tips: "tips",
  pension: "pension",
  onCall: "onCall",
  ote: "commission",
  incentive: "bonus",
};

/** The fact that answers it, said as it stands. */
function factFor({ reading }: Ledger, needs: string): { id: string; reply: string } | null {
  const { payParts, workType, schedule, applyBy } = reading;
  const part = payParts.find(({ kind }) => kind === partsByNeed[needs]);
  if (part) return { id: part.id, reply: `This is on paper: ${withStop(inSentence(part.text))}` };
  if (needs === "remoteReach" && workType) {
    return {
      id: workType.id,
      reply: `Here it is ${withoutStop(inSentence(workType.text))}, and that is the rule for everyone.`,
    };
  }
  if (/^(?:shift|hours|weekends)$/u.test(needs) && schedule !== null && schedule.shift !== null) {
    return {
      id: schedule.id,
      reply: `The schedule is ${withoutStop(inSentence(schedule.text))}. Say yes to that before anything else.`,
    };
  }
  return needs === "closingDate" && applyBy
    ? {
        id: applyBy.id,
        reply: `Applications close ${withoutStop(inSentence(applyBy.text))}; I will send you the steps after it.`,
      }
    : null;
}
