import type { Ledger } from "#ledger/ledger.ts";
import { capital } from "#ledger/words.ts";
import type { Briefing } from "#tools/briefing.ts";
import { clip } from "#tools/clip.ts";
import {
  baseFormOf,
  missingPartOf,
  unstatedWords,
  type BaseForm,
} from "#tools/offer-navigator/pay-form.ts";
import type { OfferNavigator } from "#tools/offer-navigator/tool.ts";
import { dueDay, known, mustsOf } from "#tools/phrases.ts";

type Approval = { item: string; approver: string; when: string; facts: readonly string[] };

const pay = "HR compensation";

/** The post the posting names, else who decides in this trade. */
function deciderOf({ reading, playbook }: Ledger): string {
  const named = reading.team?.reportsTo?.replace(/^(?:the|our|an?)\s/iu, "");
  const [usual = "Hiring manager"] = playbook.plan.decider.split(", or ");
  return clip(capital(named ?? usual), 120);
}

/** Who must say yes to what, in the order it is needed. */
export function writeApprovals(ledger: Ledger): OfferNavigator["approvalChecklist"] {
  const items = [
    ...approvePay(ledger),
    ...approveCredentials(ledger),
    {
      item: "The letter, read by a second person",
      approver: "HR",
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
  week: "The weekly figure, with what it counts and any minimum",
  oneFigure: "The one figure as base pay",
  range: "The range as base pay, apart from every other part",
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
            item: "Opening, target and walk-away, compared with what the team earns",
            approver: deciderOf(ledger),
            when: "before interviews",
            facts: ["offer.points"],
          },
          {
            item: "More than the top, in the post as well",
            approver: pay,
            when: "never silently",
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

function hasOpenPart(ledger: Ledger): boolean {
  return missingPartOf(ledger) !== null || unstatedWords(ledger) !== null;
}

function approveCredentials(ledger: Ledger): Approval[] {
  const held = mustsOf(ledger).filter(({ credentials }) => credentials.length > 0);
  const names = [
    ...new Set(held.flatMap(({ credentials }) => credentials.map(({ name }) => name))),
  ];
  if (names.length === 0) return [];
  return [
    {
      item: `Seen and checked: ${names.slice(0, 3).join(", ")}`,
      approver: "HR",
      when: "before the start",
      facts: held.map(({ id }) => id),
    },
  ];
}

const firstActions: Record<BaseForm, string> = {
  unknown: "Get bottom and top of the base approved",
  scale: "Ask HR which place on the scale the usual background reaches",
  week: "Put on one page what the weekly figure counts",
  oneFigure: "Agree in one sentence why the figure is what it is",
  range: "Agree the points, and which evidence leads to which",
};

export function writeNextActions(briefing: Briefing): OfferNavigator["nextActions"] {
  const { ledger } = briefing;
  const { stepDays } = ledger.plan;
  const rows = [
    { action: firstActions[baseFormOf(ledger)], owner: deciderOf(ledger), days: stepDays },
    ...(hasOpenPart(ledger)
      ? [{ action: "Ask HR about every open part of pay at once", owner: "Recruiter", days: 1 }]
      : []),
    {
      action: "Draft the letter in the words of the posting",
      owner: "HR",
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
