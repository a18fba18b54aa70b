import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { capital, inSentence, joinOr } from "#ledger/words.ts";
import { assetLine } from "#tools/assets.ts";
import { namedBenefits } from "#tools/benefits.ts";
import type { Briefing } from "#tools/briefing.ts";
import { clip, joinItems, withoutStop } from "#tools/clip.ts";
import { askedFor, sayableMusts, tellingMusts } from "#tools/demands.ts";
import {
  aboutLine,
  agencyLine,
  type Deed,
  deedsOf,
  outThings,
  payOf,
  type Said,
  sceneOf,
  termsOf,
} from "#tools/message-parts.ts";
import { nicesOf, rangeOf, spokenTitle } from "#tools/phrases.ts";
import { greetIn, inStyle, type Style, styleOf, voiceOf } from "#tools/voice.ts";
import type { Scene, Voice } from "#tools/voices.ts";

const mailChannel = "e-mail";
const longestBody = 4_000;
const longestSubject = 200;

/** A message before it is signed, with the facts its words rest on. */
export type Message = {
  channel: string;
  subject: string;
  body: string;
  limit: number | null;
  facts: FactId[];
};

/** What every message of one job is made of. */
export type Letterhead = { voice: Voice; style: Style; scene: Scene; greeting: string };

export function letterheadOf(ledger: Ledger): Letterhead {
  const voice = voiceOf(ledger.company);
  const style = styleOf(ledger.company);
  const spoken = ledger.reading.requirements.flatMap(({ skills }) =>
    skills.filter(({ kind }) => kind === "language").map(({ name }) => name),
  );
  const greeting = style.isBilingual ? greetIn(voice.greeting, spoken) : voice.greeting;
  return { voice, style, scene: sceneOf(ledger), greeting };
}

/** "Senior Backend Engineer in Denver: $148,000 to $176,000 a year"; a discreet style names no figure. */
export function subjectOf(ledger: Ledger, { style }: Letterhead): string {
  const { place, workType } = ledger.reading;
  const isRemote = workType?.type === "remote" || place.isRemote;
  const where = isRemote ? ", remote" : place.city === null ? "" : ` in ${place.city}`;
  const range = style.isDiscreet ? null : rangeOf(ledger);
  return clip(
    `${capital(spokenTitle(ledger))}${where}${range === null ? "" : `: ${range}`}`,
    longestSubject,
  );
}

/** Said in every message where the style asks for it. */
export function deadlineOf({ reading: { applyBy } }: Ledger): Said | null {
  if (applyBy === null) return null;
  const day = withoutStop(applyBy.text).replace(/^(?:by|before|until|on)\s/iu, "");
  return { text: `Applications close on ${clip(day, 60)}.`, facts: [applyBy.id] };
}

type Part = Said | string | null;

/** Paragraphs of sentences; empty ones drop out with their facts. */
function writeLetter(
  ledger: Ledger,
  head: Letterhead,
  subject: string,
  paragraphs: readonly (readonly Part[])[],
): Message {
  const paid = ledger.reading.pay === null ? [] : [ledger.reading.pay.id];
  const deadline = head.style.saysDeadline ? deadlineOf(ledger) : null;
  const all =
    deadline === null
      ? paragraphs
      : [...paragraphs.slice(0, -1), [deadline], ...paragraphs.slice(-1)];
  const said = all.map((parts) => parts.filter((part) => part !== null && part !== ""));
  const body = [head.greeting, ...said.map((parts) => parts.map(textOf).join(" "))]
    .filter((text) => text !== "")
    .join("\n\n");
  return {
    channel: mailChannel,
    subject,
    body: inStyle(body, head.style).slice(0, longestBody),
    limit: null,
    facts: [...new Set(["title", "place", "company", ...paid, ...said.flat().flatMap(factsOf)])],
  };
}

function textOf(part: Part): string {
  return typeof part === "string" ? part : (part?.text ?? "");
}

function factsOf(part: Part): FactId[] {
  return typeof part === "string" || part === null ? [] : part.facts;
}

function say(said: Said | null, put: (text: string) => string): Said | null {
  return said === null || said.text === "" ? null : { text: put(said.text), facts: said.facts };
}

/** What the job asks for, at most so many things. */
export function asksOf(ledger: Ledger, most: number): Said | null {
  const musts = sayableMusts(ledger).slice(0, most);
  if (musts.length === 0) return null;
  return { text: joinItems(musts.map(({ asked }) => asked)), facts: musts.map(({ id }) => id) };
}

function workOf(ledger: Ledger, at: number): Said | null {
  const deed = deedsOf(ledger)[at];
  return deed === undefined ? null : { text: deed.text, facts: [deed.id] };
}

export function writeFirstMail({ ledger }: Briefing): Message {
  const head = letterheadOf(ledger);
  const { voice, style, scene } = head;
  const [nice] = nicesOf(ledger).flatMap((one) => {
    const asked = one.kind === "trait" || one.kind === "education" ? null : askedFor(one);
    return asked === null ? [] : [{ id: one.id, asked }];
  });
  const pay = say(payOf(ledger), voice.pay);
  const terms = termsOf(ledger).facts;
  const asks = say(asksOf(ledger, 3), voice.asks);
  const welcome =
    nice === undefined || style.isBrief
      ? null
      : { text: `Welcome, not required: ${nice.asked}.`, facts: [nice.id] };
  const link = style.showsWork ? assetLine(ledger) : null;
  return writeLetter(ledger, head, subjectOf(ledger, head), [
    style.numbersFirst ? [pay] : [],
    [{ text: voice.opening(scene), facts: terms }, agencyLine(ledger)],
    [style.isBrief ? null : aboutLine(ledger), say(workOf(ledger, 0), voice.work)],
    [style.numbersFirst ? null : pay, asks, welcome],
    [link === null ? null : { text: link.line, facts: [link.id] }],
    [{ text: voice.request(ledger.plan.callMinutes), facts: [ledger.plan.id] }],
  ]);
}

/** Names what may rule the job out, so that a no costs one word. */
export function writeFollowUp({ ledger }: Briefing): Message {
  const head = letterheadOf(ledger);
  const { voice, scene } = head;
  const work = say(workOf(ledger, 1) ?? workOf(ledger, 0), voice.work);
  const told = work ?? say(asksOf(ledger, 2), voice.asks);
  const out = outThings(ledger);
  const subject = `Re: ${subjectOf(ledger, head)}`.slice(0, longestSubject);
  return writeLetter(ledger, head, subject, [
    [voice.again(scene), told],
    [out === null ? null : { text: voice.way(joinOr(out.things)), facts: out.facts }],
    [{ text: voice.day(ledger.plan.callMinutes), facts: [ledger.plan.id] }],
  ]);
}

/** Several tasks as one sentence. */
function workInOne(deeds: readonly Deed[], voice: Voice): Said[] {
  if (deeds.length === 0) return [];
  const tasks = deeds.map(({ text }) => text).join("; ");
  return [{ text: voice.work(tasks), facts: deeds.map(({ id }) => id) }];
}

/** The third touch gives facts to judge by, and something to read where there is anything. */
export function writeFactsMail({ ledger }: Briefing): Message {
  const head = letterheadOf(ledger);
  const { voice, style, scene } = head;
  const inSentences = style.usesSentences || ledger.company.voiceTone === "formal";
  const deeds = deedsOf(ledger).slice(1, style.isBrief ? 2 : 4);
  const benefits = namedBenefits(ledger).slice(0, 3);
  const pay = payOf(ledger, 3);
  const benefitsSaid: Said | null =
    benefits.length === 0
      ? null
      : {
          text: joinItems(benefits.map(({ text }) => inSentence(text))),
          facts: benefits.map(({ id }) => id),
        };
  const facts: Said[] = [
    ...(inSentences
      ? workInOne(deeds, voice)
      : deeds.map(({ id, text }) => ({ text: capital(text), facts: [id] }))),
    deeds.length > 0
      ? null
      : say(asksOf(ledger, 3), inSentences ? voice.asks : (text) => `Asked for: ${text}`),
    say(pay, inSentences ? voice.pay : (text) => `Pay: ${text}`),
    say(
      benefitsSaid,
      inSentences ? (text) => `It comes with ${text}.` : (text) => `Benefits: ${text}`,
    ),
  ].filter((part) => part !== null);
  const asset = assetLine(ledger);
  const listed = {
    text: facts
      .map(({ text }) => (inSentences ? text : `- ${text}`))
      .join(inSentences ? " " : "\n"),
    facts: facts.flatMap((part) => part.facts),
  };
  const subject =
    deeds[0] === undefined ? `What the ${scene.title} job is` : capital(deeds[0].text);
  return writeLetter(ledger, head, clip(subject, 90), [
    [voice.facts(scene)],
    [listed.text === "" ? null : listed],
    [asset === null ? null : { text: asset.line, facts: [asset.id] }],
    [
      {
        text: voice.bring(scene),
        facts: ledger.reading.team === null ? [] : [ledger.reading.team.id],
      },
    ],
  ]);
}

/** The last touch closes politely and leaves the door open. */
export function writeLastMail({ ledger }: Briefing): Message {
  const head = letterheadOf(ledger);
  const { voice, scene } = head;
  const asks = asksOf(ledger, 2);
  const [must] = tellingMusts(ledger);
  const about = must === undefined ? `at ${scene.employer}` : `with ${must.asked}`;
  const subject = clip(`Closing the loop: ${scene.title} ${about}`, longestSubject);
  const facts = [...(asks?.facts ?? []), ...(must ? [must.id] : [])];
  return writeLetter(ledger, head, subject, [
    [
      { text: voice.last(scene, asks?.text ?? ""), facts },
      asks === null ? say(workOf(ledger, 0), voice.work) : null,
    ],
    [voice.thanks],
  ]);
}
