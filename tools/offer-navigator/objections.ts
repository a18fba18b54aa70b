import type { Playbook, PlaybookSlot } from "#knowledge/playbook.ts";
import { isHourLine } from "#ledger/interview/screen-hours.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { Briefing } from "#tools/briefing.ts";
import type { OfferNavigator } from "#tools/offer-navigator/schema.ts";
import { known } from "#tools/writing/phrases.ts";
import { fill, quote, say, slotsOf } from "#tools/writing/say.ts";

type Objection = OfferNavigator["objectionHandling"][number];
type PlaybookObjection = Playbook["objections"]["toOffer"][number];

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
    const stated = statedOn(ledger, objection);
    if (stated !== null)
      return [{ objection: objection.they, ...stated, missing: null, covers: [] }];
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

type Stated = Pick<Objection, "reply" | "basis" | "facts">;

const aTurn =
  /\b(?:every|one|two|three|\d+) (?:week|weekend|night|day)s? (?:in|out of|of|every)\b|[$£€]\s?\d/iu;
const aClock = /\d\s?(?:am|pm|a\.m|p\.m)\b|\d:\d{2}/iu;

/** What the posting says itself is not promised for later: the turn of on-call, the hours, the start. */
function statedOn({ reading }: Ledger, { they, needs }: PlaybookObjection): Stated | null {
  const lines = reading.lines.filter(({ text }) => text.length <= longestLine);
  const onCall = lines.find(({ text }) => /\bon[- ]call\b/iu.test(text) && aTurn.test(text));
  if (/\bon[- ]call\b/iu.test(they) && onCall !== undefined) {
    const reply = say`The posting says ${quote(onCall)}. I will ask how often calls really came, and you decide with that in hand.`;
    return { reply, ...known("given", onCall.id, "occupation") };
  }
  const topic = /\b(?:weekend|night|evening|days)/iu.exec(they)?.[0].toLowerCase() ?? "";
  const hours = lines.find(
    ({ place, text }) =>
      place === "terms" &&
      isHourLine(text) &&
      aClock.test(text) &&
      text.toLowerCase().includes(topic),
  );
  if (needs.includes("schedule") && reading.schedule?.shift === null && hours !== undefined) {
    const reply = say`The posting says ${quote(hours)}. Tell me what of it would not work, and I will ask what can move.`;
    return { reply, ...known("given", hours.id, "occupation") };
  }
  const { startDate } = reading;
  if (needs.includes("start") && startDate !== null) {
    const reply = say`The start is given as ${quote(startDate)}. Tell me the day you are free, and I will ask.`;
    return { reply, ...known("given", startDate.id, "occupation") };
  }
  return null;
}

const longestLine = 160;

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
