import { findSendDay, formatDay } from "#ledger/calendar.ts";
import type { Playbook } from "#knowledge/playbook.ts";
import { capital } from "#ledger/words.ts";
import type { Briefing } from "#tools/briefing.ts";
import { factsOfNeeds } from "#tools/engagement-hub/needs.ts";
import { isByPost } from "#tools/engagement-hub/pipeline.ts";
import type { EngagementHub } from "#tools/engagement-hub/tool.ts";
import { known } from "#tools/phrases.ts";
import { inStyle, styleOf } from "#tools/voice.ts";
import { greetingOf } from "#tools/writing/message.ts";
import { day, fill, figure, say, slotsOf, titleOf } from "#tools/writing/say.ts";

type Later = Playbook["later"][number];

/** Working days of the four messages, counted from the first one; urgent searches write faster. */
const daysByUrgency = {
  critical: [4, 6, 8, 11],
  active: [6, 9, 13, 18],
  passive: [8, 14, 20, 28],
} as const;

/** Ours, before the trade's own goodbye: an answer that costs one word. */
const oneWord: Later = {
  name: "Yes, later or no",
  needs: [],
  say: "One word is enough about the {title} job: yes, later or no. If it is later, add the month. If it is no, I will leave it there.",
};

/** What comes after the InMail and the first e-mail, which stand in the Attract & Source Kit. */
export function writeSequence(briefing: Briefing): EngagementHub["nurtureSequences"] {
  const { ledger, now } = briefing;
  const { reading, plan, playbook } = ledger;
  const [first, second, goodbye] = playbook.later;
  const workingDays = daysByUrgency[reading.urgency?.level ?? "active"];
  const messages = [first, second, oneWord, goodbye].flatMap((later) =>
    writeLater(briefing, later),
  );
  const dates = sendDays(briefing, workingDays);
  return [
    {
      name: say`${titleOf(ledger)}: follow-ups`,
      startRule: say`After the first contact in the Attract & Source Kit, here on ${day(findSendDay(now, 1, reading.place.country))}`,
      stopRule: "At any answer",
      sendWindow: say`${figure(plan.sendWindow)}, their time`,
      touches: messages.map((message, at) => ({
        touch: at + 1,
        workingDay: workingDays[at] ?? at + 1,
        day: dates[at] ?? "",
        ...message,
      })),
      ...known("plan", plan.id, reading.urgency?.id),
    },
  ];
}

/** None on a Friday, a weekend or a holiday, no two on one day. */
function sendDays({ ledger, now }: Briefing, workingDays: readonly number[]): string[] {
  const { country } = ledger.reading.place;
  const days: Date[] = [];
  for (const working of workingDays) {
    const next = findSendDay(now, working, country);
    const before = days.at(-1);
    const isTaken = before !== undefined && next.getTime() <= before.getTime();
    days.push(isTaken ? findSendDay(before, 1, country) : next);
  }
  return days.map(formatDay);
}

function writeLater({ ledger, sender }: Briefing, later: Later | undefined) {
  if (later === undefined) return [];
  const slots = slotsOf(ledger, sender.name.trim() || "the recruiter");
  const text = fill({ needs: later.needs, say: bare(later.say) }, slots);
  if (text === null) return [];
  const style = styleOf(ledger.company);
  const isText = isByPost(ledger);
  return [
    {
      channel: isText ? "text message" : "e-mail",
      subject: later.name,
      body: inStyle(`${greetingOf(ledger)}\n\n${capital(text)}`, style),
      limit: null,
      ...known("plan", "occupation", "title", ...factsOfNeeds(ledger, later.needs)),
    },
  ];
}

/** Without address and signature, which every message gets from the organization's voice and from code. */
function bare(text: string): string {
  return text
    .replace(/\s*(?:\p{L}+, )?\{sender\}(?:,? (?:at |with )?\{company\})?\.?$/u, "")
    .replace(/^(?:(?:Hi|Hello|Hey|Dear|Good evening|Good morning) )?\{first_name\}[,.:] /u, "")
    .replaceAll(/, \{first_name\}(?=[.,:?])/gu, "");
}
