import { findFigures } from "#checks/figures/find-figures.ts";
import { wordingCheckFor } from "#checks/wording/check-wording.ts";
import type { FactId } from "#contract/examination.ts";
import type { Playbook } from "#knowledge/playbook.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { capital } from "#ledger/words.ts";
import { linesIn } from "#tools/attract-source-kit/post-lines.ts";
import { isInEnglish, isTradeSure } from "#tools/attract-source-kit/trade.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/tool.ts";
import type { Briefing } from "#tools/briefing.ts";
import { clip, withoutStop } from "#tools/clip.ts";
import { signatureFor } from "#tools/sign.ts";
import { styleOf } from "#tools/voice.ts";
import { greetingOf, type JobFact, jobFacts } from "#tools/writing/message.ts";
import {
  agencyOf,
  aTitleOf,
  companyOf,
  fill,
  ownTitleOf,
  placeOf,
  say,
  slotsOf,
  titleOf,
} from "#tools/writing/say.ts";

type Template = AttractSourceKit["outreachTemplates"][number];

const inMailLimit = 400;
const inMailChannel = "LinkedIn InMail";

/** The first contact: a short InMail, the e-mail, and what to say on the phone or in a text. */
export function writeOutreach(briefing: Briefing): Template[] {
  return [writeInMail(briefing), writeFirstMail(briefing), writeCall(briefing)];
}

type Written = Pick<Template, "kind" | "channel" | "subject" | "body" | "limit">;

/** `ours` are the playbook's words: "ten minutes" in them is a proposal, not a fact of the job. */
function toTemplate(message: Written, facts: readonly FactId[], ours: readonly string[]): Template {
  const basis = ours.some((words) => findFigures(words).length > 0) ? "plan" : "given";
  const tokens = [...new Set(message.body.match(/\{\{\w{1,40}\}\}/gu) ?? [])];
  const cited = [...new Set(["title", "place", "company", "occupation", ...facts])];
  return { ...message, tokens, basis, facts: cited };
}

/** "Backend engineer in Austin"; the pay stands in the message. */
function subjectOf(ledger: Ledger): string {
  const title = isInEnglish(ledger) ? titleOf(ledger) : ownTitleOf(ledger);
  const place = placeOf(ledger);
  return clip(place === null ? say`${title}` : say`${title} in ${place}`, 190);
}

function jobSentence(ledger: Ledger): string {
  const title = aTitleOf(ledger);
  if (!isInEnglish(ledger)) {
    return say`I recruit for ${companyOf(ledger)}, and this is the job: ${ownTitleOf(ledger)}.`;
  }
  const place = placeOf(ledger);
  if (ledger.company.name.trim() === "") {
    return place === null ? say`I am hiring ${title}.` : say`I am hiring ${title} in ${place}.`;
  }
  const company = companyOf(ledger);
  const agency = agencyOf(ledger);
  if (agency !== null) {
    return place === null
      ? say`${agency} recruits for ${company}, and the job is for ${title}.`
      : say`${agency} recruits for ${company}, and the job is for ${title} in ${place}.`;
  }
  return place === null
    ? say`I recruit for ${company}, which is hiring ${title}.`
    : say`I recruit for ${company}, which is hiring ${title} in ${place}.`;
}

/** What matters most is put in as long as it fits; greeting, job and request always stay. */
function writeInMail({ ledger, sender }: Briefing): Template {
  const { opening, ask } = wordsOf(ledger);
  const room = inMailLimit - 2 - lengthOf(signatureFor(inMailChannel, sender));
  const [start] = byLength(opening);
  const [request] = byLength(ask);
  const greeting = greetingOf(ledger).replace(/^Dear /u, "");
  const facts = factLines(ledger);
  const build = (told: readonly JobFact[], begin: string) =>
    [greeting, begin, jobSentence(ledger), ...told.map(({ line }) => `- ${line}`), request]
      .filter((part) => part !== "")
      .join("\n");
  let told: JobFact[] = [];
  for (const fact of facts) {
    if (lengthOf(build([...told, fact], "")) <= room) told = [...told, fact];
  }
  const whole = build(told, start);
  const body = lengthOf(whole) <= room ? whole : build(told, "");
  return toTemplate(
    {
      kind: "Short InMail",
      channel: inMailChannel,
      subject: subjectOf(ledger),
      body: lengthOf(body) <= room ? body : shortest(ledger, greeting, request, room),
      limit: inMailLimit,
    },
    told.flatMap((fact) => fact.facts),
    [start, request],
  );
}

/** A name that fills the whole message is left out of it. */
function shortest(ledger: Ledger, greeting: string, request: string, room: number): string {
  const rest = lengthOf(`${greeting}\n\n${request}`);
  return [greeting, clip(jobSentence(ledger), Math.max(20, room - rest)), request].join("\n");
}

/** Nobody is spoken to in the words of a trade that may not be theirs. */
function wordsOf(ledger: Ledger): Pick<Playbook["firstContact"], "opening" | "ask"> {
  if (isTradeSure(ledger)) return ledger.playbook.firstContact;
  return { opening: [], ask: ["May I call you about it, and when?"] };
}

/** Of the two that a playbook has, the shorter is for the InMail and the longer for the e-mail. */
function byLength(lines: readonly string[]): [string, string] {
  const [short = "", long = short] = lines.toSorted((left, right) => left.length - right.length);
  return [short, long];
}

function writeFirstMail({ ledger }: Briefing): Template {
  const { isBrief, numbersFirst } = styleOf(ledger.company);
  const { opening, ask } = wordsOf(ledger);
  const facts = factLines(ledger);
  const duties = isBrief ? [] : dutyLines(ledger);
  const more = isBrief ? [] : payLines(ledger);
  const list = [...facts, ...more].map(({ line }) => `- ${line}`).join("\n");
  const work = duties.map(({ line }) => `- ${line}`).join("\n");
  const job = [jobSentence(ledger), list].filter((part) => part !== "").join("\n");
  const [, first] = byLength(opening);
  const [, request] = byLength(ask);
  const body = [
    greetingOf(ledger),
    ...(numbersFirst ? [job, first] : [first, job]),
    work === "" ? "" : `The work, in the words of the post:\n${work}`,
    request,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
  return toTemplate(
    { kind: "First e-mail", channel: "e-mail", subject: subjectOf(ledger), body, limit: null },
    [...facts, ...more, ...duties].flatMap((one) => one.facts),
    [first, request],
  );
}

/** What is known of the job; the closing date and a link where the style asks for them. */
function factLines(ledger: Ledger): JobFact[] {
  const { applyBy, assets } = ledger.reading;
  const { saysDeadline, showsWork } = styleOf(ledger.company);
  const link = assets.find(({ text }) => /https?:\/\//u.test(text));
  const place = placeOf(ledger)?.text ?? "";
  return [
    // The sentence before has named the town.
    ...jobFacts(ledger)
      .filter(({ line }) => line !== `Where: ${place}`)
      .map(({ line, facts }) => ({
        line: isBase(ledger) ? line.replace(/^Pay:/u, "Base pay:") : line,
        facts,
      })),
    ...(saysDeadline && applyBy !== null && /\d/u.test(applyBy.text)
      ? [{ line: `Apply by: ${applyBy.text}`, facts: [applyBy.id] }]
      : []),
    ...(showsWork && link !== undefined
      ? [{ line: `See: ${/https?:\/\/\S+/u.exec(link.text)?.[0] ?? ""}`, facts: [link.id] }]
      : []),
  ];
}

/** Where a posting says base, the range is that and no more. */
function isBase(ledger: Ledger): boolean {
  return linesIn(ledger, "pay").some(({ text }) => /\bbase\b/iu.test(text));
}

const mostPayLines = 2;

/** What comes with the base, as written: earnings at target, tips, differentials. */
function payLines({ reading: { payParts } }: Ledger): JobFact[] {
  return payParts
    .filter(({ text }) => text.length <= longestDuty && /\d/u.test(text) && !/[!?]/u.test(text))
    .slice(0, mostPayLines)
    .map(({ id, text }) => ({ line: capital(withoutStop(text)), facts: [id] }));
}

const mostDuties = 3;
const longestDuty = 120;

/** The first duties as written; none that shouts, and none with a word that the checks would mark. */
function dutyLines(ledger: Ledger): JobFact[] {
  const { playbook, reading } = ledger;
  const check = wordingCheckFor([...playbook.wordingExceptions, reading.title.clean]);
  const isFit = (text: string) =>
    text.length <= longestDuty &&
    !/[!?]|:$/u.test(text) &&
    check(text, { tool: null, where: "" }).every(({ severity }) => severity === "info");
  const lines = linesIn(ledger, "duty").filter(({ text }) => isFit(text));
  const bullets = lines.filter(({ isBullet }) => isBullet);
  return (bullets.length >= 2 ? bullets : lines)
    .slice(0, mostDuties)
    .map(({ text, facts }) => ({ line: capital(withoutStop(text)), facts }));
}

const anyCall = {
  needs: [],
  say: "Hi {first_name}, this is {sender} with {company}, about our {title} opening. Is this a good moment, or when may I call?",
};

/** People who apply get a text, people who are written to get a call. */
function writeCall({ ledger, sender }: Briefing): Template {
  const { reach, firstContact } = ledger.playbook;
  const slots = slotsOf(ledger, sender.name.trim() === "" ? "{{sender_name}}" : sender.name);
  const spoken = isInEnglish(ledger) ? slots : { ...slots, title: ownTitleOf(ledger).text };
  const isSure = isTradeSure(ledger) && isInEnglish(ledger);
  const text = isSure && reach === "apply" ? fill(firstContact.text, slots) : null;
  const call = isSure ? fill(firstContact.call, slots) : null;
  const { pay } = ledger.reading;
  const isText = text !== null;
  const body = text ?? call ?? fill(anyCall, spoken) ?? "";
  return toTemplate(
    {
      kind: isText ? "Text message" : "Call script",
      channel: isText ? "text message" : "phone",
      subject: "",
      body: clip(body, 600),
      limit: null,
    },
    pay === null ? [] : [pay.id],
    [isText ? firstContact.text.say : firstContact.call.say],
  );
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
