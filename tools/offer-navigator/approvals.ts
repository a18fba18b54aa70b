import { partWords } from "#ledger/difficulty.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { unstatedParts } from "#ledger/usual-pay.ts";
import { capital, inSentence, joinAnd } from "#ledger/words.ts";
import type { Briefing } from "#tools/briefing.ts";
import { clip, withoutStop } from "#tools/clip.ts";
import {
  demandOf,
  fixedThings,
  gradedMusts,
  benefitsByKind,
  payWords,
} from "#tools/market-words.ts";
import { amountsOf } from "#tools/offer-navigator/amounts.ts";
import type { OfferNavigator } from "#tools/offer-navigator/tool.ts";
import { dueDay, known, mustsOf, ownerOf, spokenTitle } from "#tools/phrases.ts";

type Approval = {
  item: string;
  approver: string;
  when: string;
  facts: readonly (string | undefined)[];
};

/** Who must say yes to what, in the order it is needed. */
export function writeApprovals(ledger: Ledger): OfferNavigator["approvalChecklist"] {
  const items = [...approvePay(ledger), ...approveSteps(ledger), ...approveLetter(ledger)];
  return items.slice(0, 12).map(({ item, approver, when, facts }, at) => ({
    order: at + 1,
    item: clip(item, 600),
    approver: clip(approver, 200),
    when,
    ...known("plan", ...facts),
  }));
}

function approvePay(ledger: Ledger): Approval[] {
  const { reading, rules } = ledger;
  const pay = payWords(ledger);
  const missing = unstatedParts(reading, rules).slice(0, 4).map(partWords);
  return [
    {
      item:
        pay === null
          ? `A range for the ${spokenTitle(ledger)}, bottom and top`
          : `${capital(pay.words)} confirmed${reading.payParts.length > 0 ? ", base without the other parts" : " as base"}`,
      approver: "HR compensation",
      when: "before the post",
      facts: pay?.facts ?? ["title"],
    },
    ...(missing.length === 0
      ? []
      : [
          {
            item: `An amount or a plain no in writing: ${joinAnd(missing)}`,
            approver: "HR compensation",
            when: "before interviews",
            facts: ["title"],
          },
        ]),
  ];
}

function approveSteps(ledger: Ledger): Approval[] {
  const amounts = amountsOf(ledger);
  if (amounts === null || amounts.isOneFigure) return [];
  const { target, walkAway, facts } = amounts;
  const owner = ownerOf(ledger);
  return [
    { item: `Base up to ${target.amount}`, approver: owner, when: "at the offer", facts },
    {
      item: `Base up to ${walkAway.amount}, compared with what the team earns`,
      approver: `${owner}, finance`,
      when: "at the offer",
      facts,
    },
    {
      item: `More than ${walkAway.amount}: post and offer change together, for everyone`,
      approver: "HR compensation",
      when: "never silently",
      facts,
    },
  ];
}

function approveLetter(ledger: Ledger): Approval[] {
  const { reading, plan } = ledger;
  const credentials = mustsOf(ledger)
    .filter(({ kind }) => kind === "credential")
    .slice(0, 2);
  const fixed = fixedThings(ledger).slice(0, 2);
  const parts = reading.payParts.slice(0, 2);
  const lines = [
    ...parts.map(({ text }) => withoutStop(inSentence(text))),
    ...fixed.map(({ thing }) => thing),
  ];
  return [
    ...credentials.map((credential) => ({
      item: `Seen and checked: ${demandOf(credential)}`,
      approver: "HR",
      when: "before the start",
      facts: [credential.id],
    })),
    {
      item:
        lines.length === 0
          ? "Offer letter read by a second person"
          : `Offer letter states ${lines.join("; ")}`,
      approver: "HR",
      when: "before sending",
      facts: [plan.id, ...parts.map(({ id }) => id), ...fixed.flatMap(({ facts }) => facts)],
    },
    {
      item: reading.startDate
        ? `Start: ${withoutStop(inSentence(reading.startDate.text))}`
        : "Start date",
      approver: ownerOf(ledger),
      when: "with the offer",
      facts: [reading.startDate?.id],
    },
  ];
}

const moneyWords =
  /\b(?:pay|bonus|equity|commission|differential|benefits?|scale|step|rate|sign-on|relocation|overtime|tips|stipends?|pension)\b/iu;

export function writeNextActions(briefing: Briefing): OfferNavigator["nextActions"] {
  const { ledger } = briefing;
  const { plan, questions } = ledger;
  const amounts = amountsOf(ledger);
  const owner = ownerOf(ledger);
  const [must] = gradedMusts(ledger);
  const pay = payWords(ledger);
  const benefits = benefitsByKind(ledger).slice(0, 2);
  const open = questions
    .filter(({ ask, thing }) => /compensation|finance/iu.test(ask) || moneyWords.test(thing))
    .slice(0, 3);
  const rows: { action: string; owner: string; days: number; facts: string[] }[] = [
    ...open.map(({ thing, ask, id }) => ({
      action: `Ask for ${thing}`,
      owner: capital(ask),
      days: plan.stepDays,
      facts: [id],
    })),
    amounts === null
      ? {
          action: `Have a range approved for the ${spokenTitle(ledger)}`,
          owner,
          days: plan.stepDays,
          facts: ["title"],
        }
      : {
          action: `Write down which evidence ${must ? `of ${demandOf(must)} ` : ""}starts at ${amounts.opening.amount} and which at ${amounts.target.amount}`,
          owner: `${owner}, recruiter`,
          days: plan.stepDays * 2,
          facts: [...amounts.facts, ...(must ? [must.id] : [])],
        },
    benefits.length === 0
      ? {
          action: `Draft the offer letter${pay === null ? "" : ` with ${pay.words}`}; the benefits are still missing`,
          owner: "HR",
          days: plan.stepDays * 2,
          facts: pay?.facts ?? ["title"],
        }
      : {
          action: `Put into the offer letter: ${benefits.map(({ text }) => inSentence(text)).join("; ")}`,
          owner: "HR",
          days: plan.stepDays * 2,
          facts: benefits.map(({ id }) => id),
        },
  ];
  return rows.slice(0, 8).map(({ action, owner: who, days, facts }) => ({
    action: clip(action, 600),
    owner: clip(who, 200),
    due: dueDay(briefing, days),
    ...known("plan", ...facts),
  }));
}
