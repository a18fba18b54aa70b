import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { Requirement } from "#ledger/reading.ts";
import { inSentence, joinAnd } from "#ledger/words.ts";
import { tellingOpen } from "#tools/asked.ts";
import type { Briefing } from "#tools/briefing.ts";
import { clip, firstFitting, joinItems } from "#tools/clip.ts";
import { askedFor, bendableMusts } from "#tools/demands.ts";
import type { EngagementHub } from "#tools/engagement-hub/tool.ts";
import { followGuidance } from "#tools/guidance.ts";
import { outThings } from "#tools/message-parts.ts";
import {
  deciderOf,
  idsOf,
  known,
  listedOf,
  mustsOf,
  openRequirementOf,
  rangeOf,
} from "#tools/phrases.ts";
import { vary } from "#tools/vary.ts";

const longestAnswer = 260;

/** How many first messages one hire takes, and what lowers the number most. */
export function writeSummary({ ledger, guidance }: Briefing): EngagementHub["summary"] {
  const { plan, reading } = ledger;
  const lever = findLever(ledger);
  const held = tellingOpen(ledger).slice(0, 2);
  const out = outThings(ledger);
  const things = (out?.things ?? []).filter((thing) => thing !== reading.place.city);
  const shift = reading.schedule?.shift ?? null;
  const sentences = [
    things.length === 0 ? "" : `The first message names ${joinItems(things)}.`,
    shift === null ? "" : `Send ${plan.sendWindow}, when people on ${shift} read.`,
    held.length === 0 ? "" : `The third one waits for ${joinAnd(held.map(({ thing }) => thing))}.`,
    ...followGuidance(
      guidance,
      [...reading.duties, ...reading.benefits].map(({ text }) => text),
    ),
  ].filter((sentence) => sentence !== "");
  return {
    answer: firstFitting([lever.words], longestAnswer),
    text:
      clip(sentences.join(" "), 4_000) || `Ask ${deciderOf(ledger)} what people ask about first.`,
    ...known(
      "estimate",
      plan.funnel.id,
      "title",
      ...lever.facts,
      ...idsOf(held),
      ...(out?.facts ?? []),
      reading.schedule?.id,
    ),
  };
}

type Lever = { words: string; facts: FactId[] };
type Scale = { count: number; people: string };

/** The first of these the job offers: an unsettled demand, one of the posting alone, an alternative, pay, a must that can bend. */
function findLever(ledger: Ledger): Lever {
  const { plan, occupation } = ledger;
  const scale = {
    count: plan.funnel.steps[0]?.people ?? 0,
    people: clip(occupation.people, 80),
  };
  return (
    ofConflict(ledger, scale) ??
    ofListed(ledger, scale) ??
    ofAlternative(ledger, scale) ??
    ofPay(ledger, scale) ??
    ofMust(ledger, scale)
  );
}

function ofConflict(ledger: Ledger, { count, people }: Scale): Lever | null {
  const held = mustsOf(ledger).find(({ conflict }) => conflict !== null);
  if (!held?.conflict) return null;
  const about = clip(inSentence(held.conflict.about), 80);
  return {
    words: `Settle ${about} before the first of about ${count} messages to ${people}: it decides who passes.`,
    facts: [held.id],
  };
}

const fixed = new Set<Requirement["kind"]>([
  "authorization",
  "trait",
  "physical",
  "credential",
  "education",
]);

function ofListed(ledger: Ledger, { count, people }: Scale): Lever | null {
  const [listed] = listedOf(ledger).flatMap((one) => {
    const asked = fixed.has(one.kind) ? null : askedFor(one);
    return asked === null ? [] : [{ id: one.id, asked: asked.replaceAll('"', "") }];
  });
  if (listed === undefined) return null;
  const { id, asked } = listed;
  const words = vary(
    ledger,
    `One hire takes about ${count} first messages; drop "${asked}" from the list and it takes fewer.`,
    `Is "${asked}" really needed? Without it, fewer than ${count} ${people} have to be written to.`,
    `Every extra demand costs messages: with "${asked}" on the list, plan about ${count}.`,
  );
  return { words, facts: [id] };
}

function ofAlternative(ledger: Ledger, { count, people }: Scale): Lever | null {
  const open = openRequirementOf(ledger);
  if (open === null) return null;
  const other = clip(inSentence(open.alternatives[0] ?? ""), 90);
  return {
    words: `Count on ${count} ${people} for one hire, and fewer once ${other} counts in the search as well.`,
    facts: [open.requirement.id],
  };
}

function ofPay(ledger: Ledger, { count, people }: Scale): Lever | null {
  if (rangeOf(ledger) !== null) return null;
  return {
    words: `Without a range, ${count} messages to ${people} may still end without a hire: get the figure before the first one.`,
    facts: ["unknown.pay"],
  };
}

function ofMust(ledger: Ledger, { count, people }: Scale): Lever {
  const [must] = bendableMusts(ledger);
  if (must === undefined) {
    return {
      words: `Ask what may bend before the ${count} messages to ${people} that one hire usually takes.`,
      facts: ["title"],
    };
  }
  const words = vary(
    ledger,
    `Read "${must.asked}" generously: most of the ${count} ${people} written to for one hire will turn on it.`,
    `About ${count} messages for one hire, unless "${must.asked}" may bend: ask before the first one.`,
    `"${must.asked}" is what thins out ${count} ${people}; agree how strictly it is read.`,
  );
  return { words, facts: [must.id] };
}
