import { isPayStated } from "#ledger/facts/pay-rate.ts";
import type { FactId } from "#contract/examination.ts";
import { hiringManagerOf } from "#ledger/facts/hiring-manager.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import type { Briefing } from "#tools/briefing.ts";
import { conflictsOf, known } from "#tools/writing/phrases.ts";
import { dueDay, launchDayOf } from "#tools/writing/search-calendar.ts";
import { count, figure, say } from "#tools/writing/say.ts";

type Row = { item: string; owner: string; inDays: number; facts: readonly FactId[] };
type Post = AttractSourceKit["jobPost"];

const most = 4;

/** What must be true before the post goes out, the blocking matters first. */
export function writeChecklist(
  briefing: Briefing,
  post: Post,
): AttractSourceKit["launchChecklist"] {
  const { ledger } = briefing;
  const rows = [
    ...aboutPay(ledger),
    ...aboutDemands(ledger),
    ...aboutLaw(ledger),
    ...aboutPost(post, ledger),
    ...always,
  ];
  const manager = hiringManagerOf(ledger.reading);
  return rows.slice(0, most).map(({ item, owner, inDays, facts }) => ({
    item,
    owner: owner === "Hiring manager" ? manager : owner,
    due: dueDay(briefing, Math.min(inDays, launchDayOf(ledger))),
    ...known("plan", ...facts),
  }));
}

function aboutPay({ reading }: Ledger): Row[] {
  return reading.pay !== null && isPayStated(reading)
    ? [
        {
          item: "Check that every place where the post stands states the same pay.",
          owner: "Recruiter",
          inDays: 1,
          facts: [reading.pay.id],
        },
      ]
    : [
        {
          item: "Get the pay range, and hold the post until it is there.",
          owner: "Hiring manager",
          inDays: 1,
          facts: ["title"],
        },
      ];
}

function aboutDemands(ledger: Ledger): Row[] {
  const conflicts = conflictsOf(ledger);
  if (conflicts.length === 0) return [];
  const points = count(conflicts.length, "point", "points");
  return [
    {
      item: say`Settle ${points} where the form and the posting differ. The post goes by the form.`,
      owner: "Hiring manager",
      inDays: 1,
      facts: conflicts.map(({ id }) => id),
    },
  ];
}

function aboutLaw({ law }: Ledger): Row[] {
  const now = law.rules.filter(({ when, reach }) => when === "posting" && reach !== "notYet");
  const read = now.filter(({ isChecked }) => isChecked);
  const [first, ...others] = read.length > 0 ? read : now;
  if (first === undefined) return [];
  const rule = figure(
    others.length === 0 ? `rule of ${first.place}` : "rules of the places it reaches",
  );
  return [
    {
      item:
        read.length > 0
          ? say`Read the post against the pay ${rule}.`
          : say`Ask counsel to read the post against the pay ${rule}.`,
      owner: "Recruiter",
      inDays: 1,
      facts: [first, ...others].map(({ factId }) => factId),
    },
  ];
}

/** An address, a link, a number, a keyword to text or a door. */
const wayToApply =
  /\btext \p{Lu}{2,}\b|\b(?:come (?:to|by|in)|drop (?:in|by|off)|stop (?:in|by))\b|\b\d{1,5} (?:\p{Lu}\p{L}+\.? ){1,3}(?:St|Street|Rd|Road|Ave|Avenue|Blvd|Dr|Drive|Ln|Lane|Hwy|Way|Pike)\b|@|https?:|\bwww\.|\w\.\w{2,}\/\w|\d{3}[-. ]\d{4}|\b(?:phone|call|online|in person|walk[- ]?ins?|apply now)\b/iu;

function aboutPost({ lint, whatYouWillDo, howToApply }: Post, { reading }: Ledger): Row[] {
  const marked = lint.findings.filter(({ finding }) => finding.includes("kept as written")).length;
  const lines = [
    whatYouWillDo.length === 0
      ? "Add the duties. Without them the post says nothing of the work."
      : "",
    marked === 0
      ? ""
      : say`Decide on ${count(marked, "marked phrase", "marked phrases")} beside the post. Nothing changes until you do.`,
    wayToApply.test(howToApply)
      ? ""
      : reading.leftOut.undecided > 0
        ? "Add where to apply. It may stand in a line that is undecided."
        : "Add the address or the link for applications.",
  ].filter((line) => line !== "");
  return lines.map((item) => ({ item, owner: "Recruiter", inDays: 2, facts: ["title"] }));
}

const always: readonly Row[] = [
  {
    item: "Run the balanced search and save the first list of people to write to.",
    owner: "Recruiter",
    inDays: 3,
    facts: ["title"],
  },
  {
    item: "Hold interview times in the calendars before the first reply comes in.",
    owner: "Hiring manager",
    inDays: 3,
    facts: ["plan"],
  },
  {
    item: "Read the post aloud once before it goes out.",
    owner: "Recruiter",
    inDays: 2,
    facts: ["title"],
  },
];
