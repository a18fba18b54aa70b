import type { Ledger } from "#ledger/ledger.ts";
import { inSentence } from "#ledger/words.ts";
import { tellingOpen } from "#tools/asked.ts";
import type { EngagementHub } from "#tools/engagement-hub/tool.ts";
import { clip } from "#tools/clip.ts";
import { refusable } from "#tools/conditions.ts";
import { askedFor, tellingMusts } from "#tools/demands.ts";
import { deedsOf } from "#tools/message-parts.ts";
import { letterheadOf } from "#tools/outreach.ts";
import { known, type Known, mustsOf, nicesOf, rangeOf } from "#tools/phrases.ts";
import { vary } from "#tools/vary.ts";
import { inStyle } from "#tools/voice.ts";

type WinBack = { trigger: string; says: string; when: string } & Known;

const most = 6;

/** One for each thing that made people say no and may change; each message asks one thing. */
export function writeWinBacks(ledger: Ledger): EngagementHub["winBackStrategies"] {
  const { greeting, style } = letterheadOf(ledger);
  const hello = greeting.replace(/^Dear /u, "");
  const rows = [
    ...unanswered(ledger),
    ...conditions(ledger),
    unsettled(ledger),
    overPay(ledger),
    earlier(ledger),
    silent(ledger),
    lacked(ledger),
  ].filter((row) => row !== null);
  return rows.slice(0, most).map(({ trigger, says, ...row }) => ({
    trigger: clip(trigger, 600),
    body: clip(inStyle(`${hello} ${says}`, style), 600),
    ...row,
  }));
}

function unanswered(ledger: Ledger): WinBack[] {
  const asked = tellingOpen(ledger);
  return [asked[1] ?? asked[0]]
    .filter((question) => question !== undefined)
    .map(({ id, thing }) => ({
      trigger: `No answer on ${thing}`,
      says: `about ${thing}: I know more now, shall I send it?`,
      when: "once answered",
      ...known("unknown", id),
    }));
}

function conditions(ledger: Ledger): WinBack[] {
  return refusable(ledger)
    .slice(0, 2)
    .map(({ facts, thing }) => ({
      trigger: `Said no because of ${thing}`,
      says: vary(
        ledger,
        `you said no because of ${thing}; may I write if that changes?`,
        `you ruled it out over ${thing}; shall I tell you if that changes?`,
        `should ${thing} ever change here, may I come back to you?`,
      ),
      when: "with their no",
      ...known("given", ...facts),
    }));
}

function unsettled(ledger: Ledger): WinBack | null {
  const held = mustsOf(ledger).find(({ conflict }) => conflict !== null);
  if (!held?.conflict) return null;
  const about = inSentence(held.conflict.about);
  return {
    trigger: `Unsure about ${about}`,
    says: `${about} is settled now; shall I tell you?`,
    when: "once decided",
    ...known("given", held.id),
  };
}

function overPay(ledger: Ledger): WinBack | null {
  const range = rangeOf(ledger);
  if (range === null) return null;
  return {
    trigger: `Said no to ${range}`,
    says: vary(
      ledger,
      `${range} was too low for you; may I write if it moves?`,
      `you needed more than ${range}; shall I come back once there is room?`,
      `should ${range} go up, do you want to hear of it?`,
    ),
    when: "only if raised",
    ...known("given", "pay.range"),
  };
}

function earlier(ledger: Ledger): WinBack | null {
  const [must] = tellingMusts(ledger);
  if (must === undefined) return null;
  return {
    trigger: `Applied before, with ${must.asked}`,
    says: vary(
      ledger,
      `you applied here before, and this job asks for ${must.asked}; may I send it?`,
      `your application named ${must.asked}; it is needed again, would you look?`,
    ),
    when: "first week",
    ...known("given", must.id),
  };
}

function silent(ledger: Ledger): WinBack {
  const [deed] = deedsOf(ledger).slice(1);
  const stage = ledger.plan.stages[1]?.name.toLowerCase() ?? "first interview";
  return {
    trigger: `Silent after the ${stage}`,
    says: deed
      ? vary(
          ledger,
          `we would still like to hear how you would ${deed.text}; which day suits you?`,
          `one talk is left, on how to ${deed.text}; when could you come?`,
          `is it the timing, or something about the work: ${deed.text}?`,
        )
      : "the team is ready; which day suits you?",
    when: "after three days",
    ...known("plan", ledger.plan.id, deed?.id),
  };
}

function lacked(ledger: Ledger): WinBack | null {
  const [nice] = nicesOf(ledger).flatMap((one) => {
    const asked = one.kind === "trait" ? null : askedFor(one);
    return asked === null ? [] : [{ id: one.id, asked }];
  });
  if (nice === undefined) return null;
  return {
    trigger: `Thought ${nice.asked} was required`,
    says: `${nice.asked} was never required; does that help?`,
    when: "once",
    ...known("given", nice.id),
  };
}
