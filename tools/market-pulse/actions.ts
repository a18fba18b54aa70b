import { mostMusts } from "#ledger/market/difficulty.ts";
import type { Ledger } from "#ledger/ledger.ts";
import {
  deciderOf,
  getRange,
  leadWithPay,
  placeOnScale,
  printRange,
  raisePay,
  readPosts,
  showEarnings,
  startExperienced,
  statePart,
  stopAskingPastPay,
  type Action,
  type PayActionRule,
} from "#tools/market-pulse/pay-actions.ts";
import { movable, scarceMust } from "#tools/market-pulse/verdict.ts";
import { idsOf, known, listedOf, mustsOf, openFlagsOf } from "#tools/writing/phrases.ts";
import { count, flagOf, quote, say } from "#tools/writing/say.ts";

const fewest = 3;
const most = 3;

/** What helps most first; where too little is known to act on, what always helps fills up. */
export function writeActions(ledger: Ledger): Action[] {
  const fired = rules.flatMap((rule) => rule(ledger) ?? []).slice(0, most);
  const isShort = mustsOf(ledger).length < fewestToGiveUp;
  const fitting = always
    .filter((one) => one !== askTeam || !ledger.reading.isReasonInside)
    .toSorted(
      (one, other) => Number(isShort && one === giveUp) - Number(isShort && other === giveUp),
    );
  return [...fired, ...fitting.slice(0, Math.max(0, fewest - fired.length))];
}

const settleConflict: PayActionRule = (ledger) => {
  const must = mustsOf(ledger).find(({ conflict }) => conflict !== null);
  if (!must?.conflict) return null;
  const { used, other } = must.conflict;
  return {
    action: say`Settle which one counts: ${quote({ text: used })} or ${quote({ text: other })}.`,
    owner: deciderOf(ledger),
    effect: say`Post, screen and interviews ask for the same.`,
    effort: "one question",
    ...known("given", must.id),
  };
};

const sortMusts: PayActionRule = (ledger) => {
  const all = [...mustsOf(ledger), ...listedOf(ledger)];
  const loose = all.filter(({ kind }) => movable.has(kind));
  if (all.length <= mostMusts || loose.length < 3) return null;
  return {
    action: say`Sort the ${count(all.length, "must-have", "must-haves")} into those that would rule somebody out and those that help.`,
    owner: deciderOf(ledger),
    effect: say`More people apply, and nobody is lost over a wish.`,
    effort: "one conversation",
    ...known("derived", "requirements.count", ...idsOf(all).slice(0, 20)),
  };
};

const answerFlags: PayActionRule = (ledger) => {
  const flags = openFlagsOf(ledger.reading)
    .filter(({ owner }) => owner === "employer")
    .slice(0, 3);
  const [first] = flags;
  if (first === undefined) return null;
  const names = flags.map((flag) => flagOf(flag).text).join(", ");
  return {
    action: `${say`Agree on one honest sentence about`} ${names}.`,
    owner: deciderOf(ledger),
    effect: say`Everybody gives candidates the same answer.`,
    effort: "one conversation",
    ...known("given", ...idsOf(flags)),
  };
};

const widenScarce: PayActionRule = (ledger) => {
  const must = scarceMust(ledger);
  return must === null
    ? null
    : {
        action: say`Ask what else would prove ${quote(must)}.`,
        owner: deciderOf(ledger),
        effect: say`People who learned it elsewhere come into reach.`,
        effort: "one conversation",
        ...known("estimate", must.id),
      };
};

/** Hours or office days that do not suit everybody are told early. */
const tellConditions: PayActionRule = ({ reading: { schedule, workType } }) => {
  const isOdd = schedule !== null && schedule.shift !== null && schedule.shift !== "days";
  const isHybrid = workType?.type === "hybrid" && workType.officeDays !== null;
  if (!isOdd && !isHybrid && !schedule?.travel && !schedule?.onCall) return null;
  return {
    action: isHybrid
      ? say`Name the office days in the first lines of the post.`
      : say`Write the hours into the first lines of the post, as people will work them.`,
    owner: "Recruiter",
    effect: say`Those it does not suit drop out before the screen.`,
    effort: "low",
    ...known("plan", schedule?.id, workType?.id),
  };
};

const rules: readonly PayActionRule[] = [
  getRange,
  statePart,
  settleConflict,
  sortMusts,
  raisePay,
  startExperienced,
  stopAskingPastPay,
  printRange,
  answerFlags,
  showEarnings,
  placeOnScale,
  readPosts,
  widenScarce,
  leadWithPay,
  tellConditions,
];

/** Colleagues hear of a search from it. */
const askTeam: Action = {
  action: say`Ask the team for names of people who do this work elsewhere.`,
  owner: "Recruiter",
  effect: say`The first calls go to people somebody vouches for.`,
  effort: "low",
  ...known("plan", "title"),
};

/** Of two must-haves nobody gives one up before the search has begun. */
const fewestToGiveUp = 3;

const giveUp: Action = {
  action: say`Agree which must-have that no law asks for could be given up first.`,
  owner: "Recruiter",
  effect: say`It is known before the search needs it.`,
  effort: "one question",
  ...known("plan", "requirements.count"),
};

const always: readonly Action[] = [
  giveUp,
  askTeam,
  {
    action: say`Set the day on which this search is looked at again.`,
    owner: "Recruiter",
    effect: say`Must-haves and pay are questioned before a month is lost.`,
    effort: "low",
    ...known("plan", "title"),
  },
];
