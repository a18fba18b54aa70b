import type { Ledger } from "#ledger/ledger.ts";
import type { Requirement, Shift } from "#ledger/reading.ts";
import { tellingOpen } from "#tools/asked.ts";
import { clip } from "#tools/clip.ts";
import { refusable } from "#tools/conditions.ts";
import { tellingMusts } from "#tools/demands.ts";
import type { EngagementHub } from "#tools/engagement-hub/tool.ts";
import { deedsOf } from "#tools/message-parts.ts";
import { known, rangeOf } from "#tools/phrases.ts";
import { vary } from "#tools/vary.ts";

/** One request for each stage and channel, around something of this job. */
export function writeCalls(ledger: Ledger): EngagementHub["callsToAction"] {
  const { plan, reading } = ledger;
  const [first, second] = tellingMusts(ledger);
  const [opening, deed] = deedsOf(ledger);
  const range = rangeOf(ledger);
  const [asked] = tellingOpen(ledger);
  const [condition] = refusable(ledger);
  const shift = reading.schedule?.shift ?? null;
  const rows: [string, string, string, (string | undefined)[]][] = [
    [
      "First contact",
      "LinkedIn InMail",
      shift === null
        ? askForCall(ledger)
        : `Would ${plan.callMinutes} minutes around your ${shiftWords[shift]} suit you?`,
      [opening?.id, reading.schedule?.id],
    ],
    [
      "First contact",
      "e-mail",
      range === null ? "Which question comes first?" : `Is ${range} worth a call?`,
      [reading.pay?.id],
    ],
    ["After the screen", "phone", first ? askAbout(first) : "Which day suits?", [first?.id]],
    [
      "After an interview",
      "e-mail",
      deed
        ? vary(
            ledger,
            `What would you still want to know before you ${deed.text}?`,
            `Whom would you like to ask how they ${deed.text}?`,
            `Is anything open on how to ${deed.text}?`,
          )
        : "What is unclear?",
      [deed?.id],
    ],
    [
      "Before the offer",
      "phone",
      asked
        ? `Does it hang on ${asked.thing}?`
        : condition
          ? `Does ${condition.thing} still hold for you?`
          : "What decides it?",
      [asked?.id, ...(condition?.facts ?? [])],
    ],
    [
      "Not now",
      "e-mail",
      second ? `May I write when the next job with ${second.asked} opens?` : "May I write again?",
      [second?.id],
    ],
  ];
  return rows.map(([stage, channel, ask, facts]) => ({
    stage,
    channel,
    ask: clip(ask, 600),
    ...known("plan", plan.id, ...facts),
  }));
}

const shiftWords: Record<Shift, string> = {
  days: "day shifts",
  evenings: "evening shifts",
  nights: "night shifts",
  weekends: "weekends",
  rotating: "shifts",
};

function askForCall(ledger: Ledger): string {
  const minutes = ledger.plan.callMinutes;
  const [deed] = deedsOf(ledger);
  if (deed === undefined) return `Would ${minutes} minutes suit you?`;
  return vary(
    ledger,
    `Would ${minutes} minutes suit you, to hear how we ${deed.text}?`,
    `Have you ${minutes} minutes for this: ${deed.text}?`,
    `May I take ${minutes} minutes to tell you how we ${deed.text}?`,
  );
}

function askAbout({ kind, asked }: { kind: Requirement["kind"]; asked: string }): string {
  if (kind === "credential") return `Until when is it valid: ${asked}?`;
  return kind === "experience"
    ? `Where did you get ${asked}?`
    : `What did you last do with ${asked}?`;
}
