import { isPayStated } from "#ledger/facts/pay-rate.ts";
import { mostMusts } from "#ledger/market/difficulty.ts";
import { hiringManagerOf } from "#ledger/facts/hiring-manager.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { formatMoney, perWords } from "#english/money.ts";
import { payMoveOf } from "#tools/intake-sync/pay-move.ts";
import type { IntakeSync } from "#tools/intake-sync/schema.ts";
import {
  conflictsOf,
  idsOf,
  known,
  listedOf,
  mustsOf,
  openFlagsOf,
} from "#tools/writing/phrases.ts";
import { count, figure, flagOf, quote, say, scheduleOf } from "#tools/writing/say.ts";

type Risk = IntakeSync["risks"][number];
type Level = Risk["likelihood"];

const most = 2;
const weight: Readonly<Record<Level, number>> = { high: 3, medium: 2, low: 1 };

/** What this job's facts call for, the likeliest and heaviest first; what every search runs into only where there is none. */
export function writeRisks(ledger: Ledger): Risk[] {
  const weigh = ({ likelihood, effect }: Risk) => weight[likelihood] * weight[effect];
  const own = rules.flatMap((rule) => rule(ledger)).toSorted((a, b) => weigh(b) - weigh(a));
  return own.length === 0 ? [slow(ledger)] : own.slice(0, most);
}

function slow({ plan }: Ledger): Risk {
  return risk(
    "People with other offers are lost while interview times are sought.",
    ["medium", "medium"],
    "Recruiter",
    "Hold the times before the first message goes out.",
    plan.id,
  );
}

function risk(
  text: string,
  [likelihood, effect]: readonly [Level, Level],
  owner: string,
  mitigation: string,
  ...facts: (string | undefined)[]
): Risk {
  return { risk: text, likelihood, effect, owner, mitigation, ...known("estimate", ...facts) };
}

/** Each fires on a fact of this job, or gives nothing. */
const rules: readonly ((ledger: Ledger) => Risk[])[] = [
  longList,
  noRange,
  lowRange,
  disputed,
  urgent,
  shiftLeft,
  officeDays,
  paperLater,
  emptyClaim,
  flags,
  saidTooEarly,
  calledAnyway,
];

function longList(ledger: Ledger): Risk[] {
  const all = [...mustsOf(ledger), ...listedOf(ledger)];
  if (all.length <= mostMusts) return [];
  return [
    risk(
      say`With ${count(all.length, "must-have", "must-haves")} on the list, people who meet most of it do not apply.`,
      ["high", "high"],
      "Recruiter",
      "Post the few that decide, and ask the rest in the interviews.",
      "requirements.count",
      ...idsOf(all),
    ),
  ];
}

function noRange(ledger: Ledger): Risk[] {
  if (isPayStated(ledger.reading)) return [];
  return [
    risk(
      "People drop out when the money comes last.",
      ["high", "high"],
      "Recruiter",
      "Get bottom and top approved before the post goes out.",
      "unknown.pay",
    ),
  ];
}

function lowRange(ledger: Ledger): Risk[] {
  const move = payMoveOf(ledger);
  if (move === null) return [];
  const { difference, unit, to, id } = move;
  const gap = figure(`${formatMoney(difference, "USD", unit)} ${perWords(unit)}`);
  return [
    risk(
      say`An offer in the middle is ${gap} short of ${figure(to.name)} in ${figure(to.place)}.`,
      ["medium", "high"],
      hiringManagerOf(ledger.reading),
      "Agree now who may go above the middle, and how fast they answer.",
      id,
    ),
  ];
}

function disputed(ledger: Ledger): Risk[] {
  return conflictsOf(ledger)
    .slice(0, 1)
    .map(({ id }) =>
      risk(
        "Candidates hear one thing from us and read another in the posting.",
        ["high", "medium"],
        "Recruiter",
        "Get one answer in writing before the first call.",
        id,
      ),
    );
}

function urgent({ reading: { urgency, startDate }, ...ledger }: Ledger): Risk[] {
  if (urgency?.level !== "critical") return [];
  return [
    risk(
      "It is urgent, and people who have work must give notice.",
      ["high", "medium"],
      "Recruiter",
      "Hold interview hours now, and ask about notice in the first call.",
      urgency.id,
      startDate?.id,
      ledger.plan.id,
    ),
  ];
}

function shiftLeft(ledger: Ledger): Risk[] {
  const { schedule } = ledger.reading;
  const hours = scheduleOf(ledger);
  const shift = schedule?.shift ?? null;
  if (schedule === null || hours === null || shift === null || shift === "days") return [];
  return [
    risk(
      say`People accept ${hours} in the offer and leave within the year.`,
      ["medium", "high"],
      hiringManagerOf(ledger.reading),
      "Let them see one such shift before they sign.",
      schedule.id,
    ),
  ];
}

function officeDays({ reading: { workType } }: Ledger): Risk[] {
  if (workType?.type !== "hybrid" || workType.officeDays === null) return [];
  return [
    risk(
      "The office days come up late and cost a finalist.",
      ["medium", "medium"],
      "Recruiter",
      "Say the days in the first message.",
      workType.id,
    ),
  ];
}

function paperLater(ledger: Ledger): Risk[] {
  const late = mustsOf(ledger).find(({ credentials }) =>
    credentials.some(({ timing }) => timing.kind === "within"),
  );
  if (late === undefined) return [];
  return [
    risk(
      "Somebody starts without a paper that is due later, and the time runs out.",
      ["low", "medium"],
      "HR",
      "Put the day by which it is due into the offer letter.",
      late.id,
    ),
  ];
}

function emptyClaim({ reading: { benefits } }: Ledger): Risk[] {
  const claim = benefits.find(({ isClaim }) => isClaim);
  if (claim === undefined || benefits.some(({ isClaim }) => !isClaim)) return [];
  return [
    risk(
      say`${quote(claim)} promises what nobody has named.`,
      ["medium", "low"],
      "HR",
      "Send the list, or cut the sentence.",
      claim.id,
    ),
  ];
}

function flags(ledger: Ledger): Risk[] {
  return openFlagsOf(ledger.reading)
    .filter(({ owner }) => owner === "employer")
    .slice(0, 1)
    .map((flag) =>
      risk(
        say`Candidates hear of ${flagOf(flag)} from somebody else first.`,
        ["medium", "high"],
        hiringManagerOf(ledger.reading),
        "Agree on one sentence, and say it in the first call.",
        flag.id,
      ),
    );
}

/** "NOT public yet": what may be told, and when, is agreed before anything is posted. */
function saidTooEarly({ reading }: Ledger): Risk[] {
  return reading.keptInside
    .filter(({ about }) => about === "embargo")
    .slice(0, 1)
    .map(({ id }) =>
      risk(
        "The post or a message gives away what is not public yet.",
        ["medium", "high"],
        hiringManagerOf(reading),
        "Agree what may be said, and from which day, before anything goes out.",
        id,
      ),
    );
}

function calledAnyway({ reading }: Ledger): Risk[] {
  return reading.keptInside
    .filter(({ about }) => about === "offLimits")
    .slice(0, 1)
    .map(({ id }) =>
      risk(
        "Somebody who is off limits gets our message.",
        ["medium", "high"],
        "Recruiter",
        "Take them off every list and out of every search first.",
        id,
      ),
    );
}
