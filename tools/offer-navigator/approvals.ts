import { hiringManagerOf } from "#ledger/facts/hiring-manager.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { papersAmongBreakers } from "#ledger/questions/deal-breaker-questions.ts";
import { readCeiling } from "#ledger/market/pay-ceiling.ts";
import type { Briefing } from "#tools/briefing.ts";
import { baseFormOf, type BaseForm } from "#tools/offer-navigator/pay-form.ts";
import type { OfferNavigator } from "#tools/offer-navigator/schema.ts";
import { isPaperAtHire, known, moneyInside, mustsOf } from "#tools/writing/phrases.ts";
import { dueDay } from "#tools/writing/search-calendar.ts";
import { figure, quote, say } from "#tools/writing/say.ts";

type Approval = { item: string; approver: string; when: string; facts: readonly string[] };

const pay = "Whoever approves pay";

function deciderOf({ reading }: Ledger): string {
  return hiringManagerOf(reading);
}

/** Who must say yes to what, in the order it is needed. */
export function writeApprovals(ledger: Ledger): OfferNavigator["approvalChecklist"] {
  const items = [
    ...approvePay(ledger),
    ...approveMore(ledger),
    ...approveCredentials(ledger),
    {
      item: "The letter, read by a second person",
      approver: "HR or the recruiter",
      when: "before sending",
      facts: [],
    },
  ];
  return items.map(({ facts, ...one }, at) => ({
    order: at + 1,
    ...one,
    ...known("plan", "title", ...facts),
  }));
}

const bases: Record<BaseForm, string> = {
  unknown: "Bottom and top of the base range",
  scale: "The place on the scale, with what was counted",
  shifts: "The rate of each shift, as posted",
  bands: "Which of the posted ranges applies, by place and level",
  rate: "The posted rate, with what it counts and any minimum",
  week: "The weekly figure, with what it counts and any minimum",
  oneFigure: "The posted figure as base pay",
  range: "The posted range as base pay",
};

function approvePay(ledger: Ledger): Approval[] {
  const form = baseFormOf(ledger);
  return [
    {
      item: bases[form],
      approver: pay,
      when: form === "scale" ? "before the offer" : "before the post",
      facts: [],
    },
    ...(form === "range"
      ? [
          {
            item: "Opening, target and walk-away",
            approver: deciderOf(ledger),
            when: "before interviews",
            facts: ["offer.points"],
          },
          {
            item: "Any offer above the top of the range",
            approver: pay,
            when: "before it is made, and then the post is changed",
            facts: ["pay.range"],
          },
        ]
      : [
          {
            item: "Start date, hours and place of work as the letter will state them",
            approver: deciderOf(ledger),
            when: "before the offer",
            facts: [],
          },
        ]),
  ];
}

/** What the text keeps inside about money: whoever named it confirms it, and candidates never hear it. */
function approveMore({ reading }: Ledger): Approval[] {
  const [more] = moneyInside(reading);
  if (more === undefined) return [];
  const ceiling = readCeiling(reading);
  return [
    {
      item:
        ceiling === null
          ? "What the Intake Brief says about pay for the team alone, confirmed in writing and told to no candidate"
          : say`The higher limit of ${figure(ceiling.amount)}, confirmed in writing and told to no candidate`,
      approver: pay,
      when: "before any offer rests on it",
      facts: [more.id, ...(ceiling === null ? [] : [ceiling.id])],
    },
  ];
}

const mostPapers = 4;

/** In the list's own words: "CPA or EA" is one of two, and what may follow later is no condition of the offer. */
function approveCredentials(ledger: Ledger): Approval[] {
  const breakers = papersAmongBreakers(ledger.reading);
  const held = [...mustsOf(ledger).filter(isPaperAtHire), ...breakers].slice(0, mostPapers);
  return held.map(({ id, text }) => ({
    item: say`Seen and checked: ${quote({ text })}`,
    approver: "HR or the recruiter",
    when: "before the offer",
    facts: [id],
  }));
}

const firstActions: Record<BaseForm, string> = {
  unknown: "Get bottom and top of the base approved",
  shifts: "Put the rate of each shift on one page, base and differential together",
  scale: "Ask HR which place on the scale the usual background reaches",
  bands: "Have it confirmed which range applies at which place and level",
  rate: "Put on one page what the rate counts and what comes beside it",
  week: "Put on one page what the weekly figure counts",
  oneFigure: "Confirm the posted figure with whoever approves pay",
  range: "Agree opening, target and walk-away, and what earns each",
};

export function writeNextActions(briefing: Briefing): OfferNavigator["nextActions"] {
  const { ledger } = briefing;
  const { stepDays } = ledger.plan;
  const rows = [
    { action: firstActions[baseFormOf(ledger)], owner: deciderOf(ledger), days: stepDays },
    {
      action: "Ask who may approve an offer above the posted pay",
      owner: "Recruiter",
      days: 1,
    },
    {
      action: "Check the offer letter's template against the posted pay and terms",
      owner: "Recruiter",
      days: stepDays * 2,
    },
  ];
  return rows.map(({ action, owner, days }) => ({
    action,
    owner,
    due: dueDay(briefing, days),
    ...known("plan", "title"),
  }));
}
