import { mostMusts, partWords } from "#ledger/difficulty.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { disputableLines } from "#ledger/open-questions.ts";
import { formatMoney, perWords } from "#english/money.ts";
import { nameOfMust } from "#ledger/must-words.ts";
import { capital, inSentence } from "#ledger/words.ts";
import { unstatedParts } from "#ledger/usual-pay.ts";
import type { IntakeSync } from "#tools/intake-sync/tool.ts";
import {
  conflictsOf,
  deciderOf,
  findQuestion,
  idsOf,
  known,
  mustsOf,
  ownerOf,
  rangeOf,
} from "#tools/phrases.ts";

type Risk = IntakeSync["risks"][number];
type Level = Risk["likelihood"];

const most = 10;
const weight: Readonly<Record<Level, number>> = { high: 3, medium: 2, low: 1 };

/** Only what this job's facts call for; the likeliest and heaviest first. */
export function writeRisks(ledger: Ledger): Risk[] {
  const found = rules.flatMap((rule) => rule(ledger));
  const weigh = ({ likelihood, effect }: Risk) => weight[likelihood] * weight[effect];
  const sorted = found.toSorted((a, b) => weigh(b) - weigh(a));
  return sorted.length > 0 ? sorted.slice(0, most) : [noRisk(ledger)];
}

function risk(
  text: string,
  [likelihood, effect]: readonly [Level, Level],
  owner: string,
  mitigation: string,
  ...facts: (string | undefined)[]
): Risk {
  return {
    risk: text.slice(0, 600),
    likelihood,
    effect,
    owner: owner.slice(0, 200),
    mitigation: mitigation.slice(0, 600),
    ...known("estimate", ...facts),
  };
}

/** Each fires on a fact of this job, or gives nothing. */
const rules: readonly ((ledger: Ledger) => Risk[])[] = [
  tooManyMusts,
  noRange,
  lowRange,
  disputed,
  missingPart,
  urgent,
  shiftLeft,
  officeDays,
  paperLater,
  emptyClaim,
  flags,
];

function tooManyMusts(ledger: Ledger): Risk[] {
  const musts = mustsOf(ledger);
  const listed = disputableLines(ledger.reading);
  const all = musts.length + listed.length;
  if (all <= mostMusts) return [];
  const [first] = listed.length > 0 ? listed : musts.toReversed();
  const name = first === undefined ? "the last line" : `"${nameOfMust(first)}"`;
  return [
    risk(
      `A long list: people who lack ${name} alone stay away`,
      ["high", "high"],
      "Recruiter",
      listed.length > 0
        ? `Post the form's list only; ask about ${name} in the interview`
        : `Rank them with ${deciderOf(ledger)}, ${name} first`,
      "requirements.count",
      ...idsOf(first === undefined ? [] : [first]),
    ),
  ];
}

function noRange(ledger: Ledger): Risk[] {
  if (rangeOf(ledger) !== null) return [];
  return [
    risk(
      `No pay range: ${ledger.occupation.people} drop out when the number comes last`,
      ["high", "high"],
      "HR compensation",
      "Get bottom and top before the post goes out",
      findQuestion(ledger, "pay")?.id,
    ),
  ];
}

function lowRange(ledger: Ledger): Risk[] {
  const middle = ledger.market.moves.find(({ id }) => id === "move.middle.50");
  if (middle === undefined) return [];
  const { difference, unit, to, perYear, id } = middle;
  return [
    risk(
      `The middle of the range is ${formatMoney(difference, "USD", unit)} ${perWords(unit)} under the median in ${to.place}`,
      ["medium", "high"],
      `${ownerOf(ledger)}, finance`,
      `Decide now who may go above the middle, or spend ${formatMoney(perYear, "USD", "year")} a year more`,
      id,
    ),
  ];
}

function disputed(ledger: Ledger): Risk[] {
  const first = conflictsOf(ledger).slice(0, 1);
  return first.map(({ id, conflict: { about, used, other } }) =>
    risk(
      `Candidates hear two answers on ${inSentence(about)}`,
      ["high", "medium"],
      "Recruiter",
      `One written answer from ${deciderOf(ledger)}: "${used}" or "${other}"`,
      id,
    ),
  );
}

function missingPart(ledger: Ledger): Risk[] {
  const [missing] = unstatedParts(ledger.reading, ledger.rules);
  const range = rangeOf(ledger);
  if (missing === undefined || range === null) return [];
  return [
    risk(
      `${capital(range)} reads low while ${partWords(missing)} is nowhere stated`,
      ["medium", "medium"],
      "HR compensation",
      `State ${partWords(missing)}, or that there is none`,
      ledger.reading.pay?.id,
    ),
  ];
}

function urgent(ledger: Ledger): Risk[] {
  const { urgency, startDate } = ledger.reading;
  if (urgency?.level !== "critical") return [];
  const [must] = mustsOf(ledger);
  const who = must === undefined ? ledger.occupation.people : `people with ${nameOfMust(must)}`;
  const date = startDate === null ? "" : `, for ${inSentence(startDate.text)}`;
  return [
    risk(
      `Critical urgency${date} meets the notice of ${who} who have work`,
      ["high", "medium"],
      ownerOf(ledger),
      "Hold interview slots now; ask for the notice in the first call",
      urgency.id,
      startDate?.id,
      must?.id,
    ),
  ];
}

function shiftLeft(ledger: Ledger): Risk[] {
  const { schedule } = ledger.reading;
  const shift = schedule?.shift ?? null;
  if (schedule === null || shift === null || shift === "days") return [];
  return [
    risk(
      `${capital(inSentence(schedule.text))}: accepted in the offer, left within the year`,
      ["medium", "high"],
      ownerOf(ledger),
      `Let people see ${shift} before they sign`,
      schedule.id,
    ),
  ];
}

function officeDays({ reading: { workType } }: Ledger): Risk[] {
  const days = workType?.officeDays ?? null;
  if (workType === null || days === null) return [];
  return [
    risk(
      `${capital(days)} in the office rules out good people late`,
      ["medium", "medium"],
      "Recruiter",
      `Say ${days} in the first message`,
      workType.id,
    ),
  ];
}

function paperLater(ledger: Ledger): Risk[] {
  const late = mustsOf(ledger).find(({ credentials }) =>
    credentials.some(({ timing }) => timing.kind === "within"),
  );
  if (late === undefined) return [];
  const name = nameOfMust(late);
  return [
    risk(
      `Someone starts without ${name}, and the time runs out`,
      ["low", "medium"],
      "HR",
      `Put the date for ${name} into the offer letter`,
      late.id,
    ),
  ];
}

function emptyClaim({ reading: { benefits } }: Ledger): Risk[] {
  const claim = benefits.find(({ isClaim }) => isClaim);
  if (claim === undefined || benefits.some(({ isClaim }) => !isClaim)) return [];
  return [
    risk(
      `"${claim.text}" promises what nobody can name`,
      ["medium", "low"],
      "HR",
      "Send the list, or cut the sentence",
      claim.id,
    ),
  ];
}

function flags(ledger: Ledger): Risk[] {
  return ledger.reading.redFlags
    .filter(({ owner }) => owner === "employer")
    .map(({ id, text }) =>
      risk(
        `Candidates hear of "${inSentence(text)}" elsewhere first`,
        ["medium", "high"],
        ownerOf(ledger),
        `One agreed sentence on "${inSentence(text)}", said in the screen`,
        id,
      ),
    );
}

function noRisk(ledger: Ledger): Risk {
  const [first] = ledger.questions;
  return risk(
    first
      ? `Work starts before ${first.thing} is known`
      : `Nothing written about the ${ledger.occupation.person} job warns of trouble`,
    ["medium", "medium"],
    "Recruiter",
    first
      ? `Ask: ${first.question}`
      : `Ask ${deciderOf(ledger)} what went wrong in the last search`,
    first?.id ?? "title",
  );
}
