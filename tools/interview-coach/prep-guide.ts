import { withArticle } from "#ledger/families/article.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { Credential, Requirement } from "#ledger/reading.ts";
import { capital, inSentence } from "#ledger/words.ts";
import { assetLine } from "#tools/assets.ts";
import type { Briefing } from "#tools/briefing.ts";
import { joinItems } from "#tools/clip.ts";
import { sayableMusts } from "#tools/demands.ts";
import { greetingOf } from "#tools/interview-coach/greeting.ts";
import type { InterviewCoach } from "#tools/interview-coach/tool.ts";
import { idsOf, known, mustsOf, rangeOf, spokenTitle, whereOf } from "#tools/phrases.ts";
import { inStyle, styleOf } from "#tools/voice.ts";

/** The sentences that differ by tone. */
type Tone = {
  open: (job: string) => string;
  ask: (things: string) => string;
  help: string;
};

const plain: Tone = {
  open: (job) => `Thank you for your interest in ${job}; this is what to expect.`,
  ask: (things) => `Please ask about ${things} (what I do not know, I will find out).`,
  help: "If you need an adjustment to take part, please tell me and we will arrange it.",
};

const tones: Readonly<Record<string, Tone>> = {
  professional: plain,
  formal: {
    open: (job) => `Thank you for considering ${job}; the interviews are arranged as follows.`,
    ask: (things) =>
      `You are welcome to ask about ${things} (whatever I do not know, I shall find out).`,
    help: "Should you need an adjustment to take part, please let me know, and it will be arranged.",
  },
  friendly: {
    open: (job) => `Thanks for making time for ${job}; here's what to expect.`,
    ask: (things) => `Ask us about ${things} (if I don't know, I'll find out).`,
    help: "If you need an adjustment to take part, just tell me and we'll sort it out.",
  },
  casual: {
    open: (job) => `Here's how we interview for ${job}.`,
    ask: (things) => `Ask away, say about ${things} (if I don't know, I'll find out).`,
    help: "Need an adjustment to take part? Tell me and we'll fix it.",
  },
  innovative: {
    open: (job) => `No puzzles, no surprises: this is how we interview for ${job}.`,
    ask: (things) =>
      `Bring your own questions, for example about ${things} (what I do not know, I will find out).`,
    help: "If you need an adjustment to take part, tell me and we will arrange it.",
  },
};

/** Ready to send: what happens, how to prepare, what to bring, what to ask. */
export function writePrepGuide({ ledger }: Briefing): InterviewCoach["candidatePrepGuide"] {
  const { plan, reading, company } = ledger;
  const tone = tones[company.voiceTone] ?? plain;
  const at = company.name === "" ? "" : ` at ${company.name}`;
  const plainFacts = writeFacts(ledger);
  const job = `the ${spokenTitle(ledger)} job${at}${plainFacts === "" ? "" : ` (${plainFacts})`}`;
  const steps = plan.stages
    .filter(({ kind }) => kind !== "debrief")
    .map((stage, index) => `${index + 1}. ${describeStage(stage, ledger)}`);
  const style = styleOf(company);
  const asset = style.isBrief ? null : assetLine(ledger);
  const parts = [
    greetingOf(ledger),
    tone.open(job),
    steps.join("\n"),
    ...writePreparation(ledger),
    ...(asset === null ? [] : [asset.line]),
    ...writeAsk(ledger, tone),
    tone.help,
  ];
  const body = inStyle(parts.join("\n\n"), style).slice(0, 4_000);
  return {
    channel: "e-mail",
    subject: `Interviews${at}: ${spokenTitle(ledger)}`.slice(0, 200),
    body,
    tokens: [...new Set(body.match(/\{\{[a-z_]{1,40}\}\}/gu))],
    ...known(
      "plan",
      plan.id,
      ...idsOf(mustsOf(ledger)),
      ...idsOf(ledger.questions),
      reading.pay?.id,
      reading.schedule?.id,
      reading.workType?.id,
      asset?.id,
      ...plan.competencies.flatMap(({ facts }) => facts),
    ),
  };
}

function describeStage(stage: Ledger["plan"]["stages"][number], ledger: Ledger): string {
  const { id, kind, minutes, name, who } = stage;
  const topics = ledger.plan.competencies
    .filter(({ stageId }) => stageId === id)
    .map(({ topic, name: subject }) => topic ?? inSentence(subject));
  const about =
    topics.length > 0 ? `, with questions around ${joinItems([...new Set(topics)])}` : "";
  const person = toPerson(who, ledger);
  switch (kind) {
    case "screen":
      return `${name}: ${minutes} minutes with me by phone${aboutGates(ledger)}.`;
    case "visit":
      return `${name}: ${minutes} minutes with ${person}, if you wish; nothing is rated.`;
    default:
      return `${name}: ${minutes} minutes with ${person}${about}.`;
  }
}

/** What may be said to everyone: nothing disputed, no bare degree. */
function aboutGates(ledger: Ledger): string {
  const named = sayableMusts(ledger)
    .slice(0, 2)
    .map(({ asked }) => asked);
  return named.length === 0 ? "" : `, about ${joinItems(named)}`;
}

function toPerson(who: string, { reading }: Ledger): string {
  const manager = (reading.team?.reportsTo ?? "").replace(/^(?:the|our|an?) /iu, "");
  if (manager !== "" && who.includes(capital(manager))) {
    return `the ${who.replace(capital(manager), manager)}`;
  }
  const plainWords = inSentence(who);
  if (/\bpanel$/iu.test(who)) return `the ${plainWords}`;
  return who.endsWith("s") ? plainWords : withArticle(plainWords);
}

function writePreparation(ledger: Ledger): string[] {
  const musts = sayableMusts(ledger);
  const shown = musts.filter(({ kind }) => examples.has(kind)).map(({ asked }) => asked);
  const papers = musts
    .filter(({ kind, credentials }) => kind === "credential" && !credentials.some(mayFollow))
    .map(({ asked }) => asked);
  const care = ledger.rules.key === "clinical" ? " Leave out anything that names a patient." : "";
  const of = shown.length > 0 ? `: ${joinItems(shown.slice(0, 4))}` : "";
  return [
    `We ask what you did and what you would do here, so bring real examples of your own work${of}.${care}`,
    ...(papers.length > 0 ? [`Please have at hand: ${joinItems([...new Set(papers)])}.`] : []),
  ];
}

function mayFollow({ timing }: Credential): boolean {
  return timing.kind === "within";
}

const examples = new Set<Requirement["kind"]>(["skill", "experience", "language"]);

function writeFacts(ledger: Ledger): string {
  const { schedule, workType } = ledger.reading;
  const range = rangeOf(ledger);
  return [
    ...(range === null ? [] : [range]),
    ...(schedule === null ? [] : [inSentence(schedule.text)]),
    ...(workType === null ? [] : [placeWords(ledger)]),
  ].join("; ");
}

function placeWords(ledger: Ledger): string {
  const { workType } = ledger.reading;
  const where = whereOf(ledger);
  const text = inSentence(workType?.text ?? "");
  return where.startsWith("in ") ? `${text}, ${where}` : text;
}

function writeAsk({ questions }: Ledger, tone: Tone): string[] {
  const open = questions.filter(({ isAskedByCandidates }) => isAskedByCandidates).slice(0, 3);
  return [
    open.length > 0
      ? tone.ask(joinItems(open.map(({ thing }) => toYou(thing))))
      : "Ask us anything that would decide it for you.",
  ];
}

const addressed: readonly (readonly [RegExp, string])[] = [
  [/\b(?:this|a) person['’]s\b/gu, "your"],
  [/\b(?:this|a) person is\b/gu, "you are"],
  [/\b(?:this|a) person (owns|decides|takes|needs)\b/gu, "you $1"],
  [/\b(?:this|a) person\b/gu, "you"],
];

/** "The budget this person owns" as it is said to the person. */
function toYou(thing: string): string {
  return addressed
    .reduce((rest, [about, to]) => rest.replace(about, to), thing)
    .replace(/\byou (own|decide|take|need)s\b/gu, "you $1");
}
