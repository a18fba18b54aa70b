import type { Ledger } from "#ledger/ledger.ts";
import { joinAnd } from "#ledger/words.ts";
import { tellingOpen } from "#tools/asked.ts";
import type { EngagementHub } from "#tools/engagement-hub/tool.ts";
import { clip, withoutStop } from "#tools/clip.ts";
import { refusable } from "#tools/conditions.ts";
import { tellingMusts } from "#tools/demands.ts";
import { termsOf } from "#tools/message-parts.ts";
import { idsOf, known, rangeOf } from "#tools/phrases.ts";
import { type Style, styleOf, voiceOf } from "#tools/voice.ts";

const most = 8;

/** What each rule of the style does to a message. */
const followed: Record<keyof Style, string> = {
  isBrief: "Short messages",
  numbersFirst: "Pay comes first",
  showsWork: "Link the work",
  isDiscreet: "Discreet subjects",
  saysDeadline: "Closing date included",
  isBilingual: "Both languages",
  usesFirstNames: "First names",
  usesFullNames: "Full names",
  avoidsContractions: "No short forms",
  usesSentences: "Sentences, no lists",
};

/** How this organization sounds, with the words of this job to use and to avoid. */
export function writePlaybook(ledger: Ledger): EngagementHub["messagingPlaybook"] {
  const { company, reading } = ledger;
  const voice = voiceOf(company);
  const range = rangeOf(ledger);
  const [must] = tellingMusts(ledger);
  const terms = termsOf(ledger);
  const claims = reading.benefits.filter(({ isClaim }) => isClaim).slice(0, 2);
  const asked = tellingOpen(ledger).slice(0, 2);
  const things = joinAnd(asked.map(({ thing }) => thing));
  const [condition] = refusable(ledger);
  const rules = Object.entries(styleOf(company)).flatMap(([key, isAsked]) =>
    isAsked ? [followed[key as keyof Style]] : [],
  );
  const dos = [
    voice.do,
    ...rules,
    ...(range === null ? [] : [`Say ${range} early`]),
    ...(must ? [`Write "${must.asked}" in these words`] : []),
    ...(terms.text === "" ? [] : [`Name the terms: ${terms.text}`]),
    "One recruiter per person",
  ];
  const donts = [
    voice.dont,
    ...claims.map(({ text }) => `Write "${withoutStop(text)}"`),
    ...(things === "" ? [] : [`Promise ${things}`]),
    ...(condition ? [`Soften ${condition.thing}`] : []),
    "Ask past pay",
  ];
  const tone =
    company.voiceTone === "" ? "Professional, by default" : `Voice: ${company.voiceTone}`;
  const style = company.messagingStyle.trim();
  return {
    tone: clip(
      style === "" ? tone : `${tone}; style: ${withoutStop(style).replaceAll(/\.\s+/gu, "; ")}`,
      600,
    ),
    do: dos.slice(0, most).map((line) => clip(line, 600)),
    dont: donts.slice(0, most).map((line) => clip(line, 600)),
    ...known(
      "derived",
      "voice",
      reading.pay?.id,
      must?.id,
      ...terms.facts,
      ...(condition?.facts ?? []),
      ...idsOf(claims),
      ...idsOf(asked),
    ),
  };
}
