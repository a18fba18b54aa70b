import type { Playbook, PlaybookSlot } from "#knowledge/playbook.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { Briefing } from "#tools/briefing.ts";
import { factsOfNeeds } from "#tools/engagement-hub/needs.ts";
import type { EngagementHub } from "#tools/engagement-hub/tool.ts";
import { known } from "#tools/phrases.ts";
import { fill, slotsOf } from "#tools/writing/say.ts";

type Objection = EngagementHub["objectionHandling"][number];
type Answer = Playbook["objections"]["toTalking"][number];

const mostRows = 2;

/** Why people of the trade would not talk at all; answers with facts of this job first. Objections to the offer stand in Offer Navigator. */
export function writeObjections({ ledger, sender }: Briefing): Objection[] {
  const slots = slotsOf(ledger, sender.name);
  const lacking = ({ needs }: Answer) => needs.filter((need) => slots[need] === undefined);
  const rank = (one: Answer) => (lacking(one).length > 0 ? 2 : one.needs.length > 0 ? 0 : 1);
  const ofTrade = ledger.playbook.objections.toTalking
    .toSorted((left, right) => rank(left) - rank(right))
    .map((one) => ({
      objection: one.they,
      reply: fill(one, slots) ?? one.say,
      missing:
        lacking(one)
          .map((need) => names[need])
          .join(", ") || null,
      ...known("estimate", "occupation", ...factsOfNeeds(ledger, one.needs)),
    }));
  return [...aboutTheEmployer(ledger), ...ofTrade].slice(0, mostRows);
}

const names: Record<PlaybookSlot, string> = {
  title: "The title",
  titles: "The title",
  company: "The employer",
  place: "The place",
  sender: "The sender",
  first_name: "The first name",
  range: "The pay range",
  schedule: "The schedule",
  workplace: "Where the work is done",
  start: "The start date",
  length: "The length of the contract",
  openings: "The number of openings",
};

/** What people may have heard; the reply neither confirms nor repeats what the team wrote down. */
const heard: Readonly<Record<string, string>> = {
  "low employer-review rating": "I read the reviews of your company.",
  "unstable team": "I heard that people keep leaving.",
  "recent layoffs": "Did you not have layoffs?",
  "low budget": "I heard that money is tight there.",
  "urgent backfill": "Why did the last person leave?",
};

function aboutTheEmployer({ reading }: Ledger): Objection[] {
  return reading.redFlags
    .filter(({ owner }) => owner === "employer")
    .flatMap(({ id, text }) => {
      const objection = heard[text.toLowerCase()];
      if (objection === undefined) return [];
      return [
        {
          objection,
          reply:
            "You should hear that from the hiring manager and not from me. I will get you an answer before your first interview.",
          missing: "A sentence from the hiring manager",
          ...known("plan", id),
        },
      ];
    })
    .slice(0, 1);
}
