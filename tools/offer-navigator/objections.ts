import type { PlaybookSlot } from "#knowledge/playbook.ts";
import type { Briefing } from "#tools/briefing.ts";
import type { OfferNavigator } from "#tools/offer-navigator/schema.ts";
import { known } from "#tools/writing/phrases.ts";
import { fill, slotsOf } from "#tools/writing/say.ts";

type Objection = OfferNavigator["objectionHandling"][number];

const names: Partial<Record<PlaybookSlot, string>> = {
  range: "The range",
  place: "The place of work",
  schedule: "The hours",
  workplace: "On site, hybrid or remote",
  start: "The start date",
  length: "How long the job lasts",
  openings: "How many people are hired",
};

const mostRows = 2;

/** What people of the trade say to an offer, and an honest answer that gives nothing away. */
export function writeObjections({ ledger, sender }: Briefing): Objection[] {
  const slots = slotsOf(ledger, sender.name);
  const ofTrade = ledger.playbook.objections.toOffer.slice(0, mostRows).flatMap((objection) => {
    const reply = fill(objection, slots);
    if (reply === null) return [];
    const lacking = objection.needs.find((need) => slots[need] === undefined);
    const isAboutPay = objection.needs.includes("range") && slots.range !== undefined;
    return [
      {
        objection: objection.they,
        reply,
        missing: lacking === undefined ? null : (names[lacking] ?? null),
        covers: [],
        ...known("estimate", "occupation", isAboutPay ? "pay.range" : null),
      },
    ];
  });
  return [...ofTrade, ...always].slice(0, mostRows);
}

const always: readonly Objection[] = [
  {
    objection: "My employer will make a counter-offer.",
    reply:
      "That happens. What would it have to change apart from money, and is that what you told me at the start?",
    missing: null,
    covers: [],
    ...known("plan", "title"),
  },
  {
    objection: "I want to talk it over at home.",
    reply:
      "Of course. By which day would you like to decide, and what can I send you in writing until then?",
    missing: null,
    covers: [],
    ...known("plan", "title"),
  },
];
