import type { Briefing } from "#tools/briefing.ts";
import { clip } from "#tools/clip.ts";
import { agencyLine, deedsOf, payOf, type Said, termsOf } from "#tools/message-parts.ts";
import {
  asksOf,
  deadlineOf,
  letterheadOf,
  type Letterhead,
  type Message,
  subjectOf,
} from "#tools/outreach.ts";
import { signatureFor } from "#tools/sign.ts";
import { inStyle } from "#tools/voice.ts";
import type { Scene } from "#tools/voices.ts";

export const inMailLimit = 400;
const inMailChannel = "LinkedIn InMail";

const pieceNames = ["agency", "pay", "work", "asks", "deadline", "terms", "moreAsks"] as const;
type PieceName = (typeof pieceNames)[number];
type Pieces = Partial<Record<PieceName, Said>>;

/** Under the limit with its signature: what matters most is put in as long as it fits; the request always stays. */
export function writeInMail({ ledger, sender }: Briefing): Message {
  const head = letterheadOf(ledger);
  const room = inMailLimit - 2 - lengthOf(signatureFor(inMailChannel, sender));
  const request = head.voice.request(ledger.plan.callMinutes);
  const build = (scene: Scene, pieces: Pieces) =>
    inStyle(order(head, scene, pieces, request), head.style);
  const bare = { ...head.scene, terms: "" };
  const scene = fitScene(bare, (one) => lengthOf(build(one, {})) <= room);
  const all = piecesOf({ ledger, head });
  let chosen: Pieces = {};
  for (const name of pieceNames) {
    const next = { ...chosen, [name]: all[name] };
    if (all[name] !== undefined && lengthOf(build(scene, next)) <= room) chosen = next;
  }
  const { pay } = ledger.reading;
  const facts = [
    ...(pay === null ? [] : [pay.id]),
    ...Object.values(chosen).flatMap((piece) => piece.facts),
  ];
  return {
    channel: inMailChannel,
    subject: subjectOf(ledger, head),
    body: Array.from(build(scene, chosen)).slice(0, room).join(""),
    limit: inMailLimit,
    facts: [...new Set(["title", "place", "company", ledger.plan.id, ...facts])],
  };
}

function order(
  { voice, style, greeting }: Letterhead,
  scene: Scene,
  { agency, pay, work, asks, deadline, terms, moreAsks }: Pieces,
  request: string,
): string {
  const hook = work?.text ?? "";
  const money = pay?.text ?? "";
  const sentences = [
    style.numbersFirst ? money : "",
    voice.startsWithWork ? hook : "",
    voice.brief({ ...scene, terms: terms?.text ?? "" }),
    agency?.text ?? "",
    voice.startsWithWork ? "" : hook,
    style.numbersFirst ? "" : money,
    (moreAsks ?? asks)?.text ?? "",
    deadline?.text ?? "",
    request,
  ].filter((part) => part !== "");
  return `${greeting.replace(/^Dear /u, "")} ${lowerStart(sentences.join(" "))}`;
}

/** The greeting ends in a comma, so the sentence goes on small unless it starts with a name. */
function lowerStart(text: string): string {
  return text.replace(/^(?:On|The|Pay|It|You)\b/u, (word) => word.toLowerCase());
}

function piecesOf({ ledger, head }: { ledger: Briefing["ledger"]; head: Letterhead }): Pieces {
  const { voice, style } = head;
  const put = (said: Said | null, wrap: (text: string) => string): Said | undefined =>
    said === null || said.text === "" ? undefined : { ...said, text: wrap(said.text) };
  const deed = deedsOf(ledger).find(({ text }) => text.length <= 100);
  const pieces: Record<PieceName, Said | undefined> = {
    // A confidential client is named by its agency already.
    agency: ledger.company.isConfidential ? undefined : (agencyLine(ledger) ?? undefined),
    pay: put(payOf(ledger, 0), voice.pay),
    work: deed && { text: voice.work(deed.text), facts: [deed.id] },
    asks: put(asksOf(ledger, 1), voice.asks),
    deadline: style.saysDeadline ? (deadlineOf(ledger) ?? undefined) : undefined,
    terms: put(termsOf(ledger), (text) => text),
    moreAsks: put(asksOf(ledger, 2), voice.asks),
  };
  return Object.fromEntries(Object.entries(pieces).filter(([, said]) => said !== undefined));
}

const nameLengths = [80, 48, 30] as const;

/** Long names are cut until the shortest message fits. */
function fitScene(scene: Scene, fits: (scene: Scene) => boolean): Scene {
  const cuts = nameLengths.map((most) => ({
    ...scene,
    employer: clip(scene.employer, most),
    job: clip(scene.job, most),
    where: clip(scene.where, most),
  }));
  return cuts.find(fits) ?? cuts.at(-1) ?? scene;
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
