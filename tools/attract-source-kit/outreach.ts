import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { payScaleOf, shiftRatesOf } from "#ledger/market/pay-scale.ts";
import { linesIn } from "#tools/attract-source-kit/post-lines.ts";
import { isInEnglish } from "#tools/attract-source-kit/trade.ts";
import { amountsIn } from "#reading/values/pay/amounts.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import type { Briefing } from "#tools/briefing.ts";
import { clip } from "#tools/writing/clip.ts";
import { signatureFor } from "#tools/report/sign.ts";
import { styleOf } from "#tools/writing/voice.ts";
import { greetingOf, type JobFact, jobFacts } from "#tools/writing/message.ts";
import {
  benefitLines,
  besideRange,
  dutyLines,
  longestLine,
  payLines,
  tellable,
} from "#tools/writing/message-lines.ts";
import {
  agencyOf,
  aTitleOf,
  companyOf,
  figure,
  ownTitleOf,
  placeOf,
  isEmployerNamed,
  rangeOf,
  say,
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

function toTemplate(message: Written, facts: readonly FactId[]): Template {
  const tokens = [...new Set(message.body.match(/\{\{\w{1,40}\}\}/gu) ?? [])];
  const cited = [...new Set(["title", "place", "company", "occupation", ...facts])];
  return { ...message, tokens, basis: "given", facts: cited };
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
    return isEmployerNamed(ledger)
      ? say`I recruit for ${companyOf(ledger)}, and this is the job: ${ownTitleOf(ledger)}.`
      : say`This is the job: ${ownTitleOf(ledger)}.`;
  }
  const place = placeOf(ledger);
  if (!isEmployerNamed(ledger)) {
    return place === null ? say`I am hiring ${title}.` : say`I am hiring ${title} in ${place}.`;
  }
  const company = companyOf(ledger);
  const agency = agencyOf(ledger);
  if (agency !== null) {
    return place === null
      ? say`I am with ${agency}, and our client ${company} is hiring ${title}.`
      : say`I am with ${agency}, and our client ${company} is hiring ${title} in ${place}.`;
  }
  return place === null
    ? say`I recruit for ${company}, which is hiring ${title}.`
    : say`I recruit for ${company}, which is hiring ${title} in ${place}.`;
}

/** What matters most is put in as long as it fits; greeting, job and request always stay. */
function writeInMail({ ledger, sender }: Briefing): Template {
  const room = inMailLimit - 2 - lengthOf(signatureFor(inMailChannel, sender));
  const greeting = greetingOf(ledger).replace(/^Dear /u, "");
  const build = (told: readonly JobFact[]) =>
    [greeting, jobSentence(ledger), ...told.map(({ line }) => `- ${line}`), shortAsk].join("\n");
  let told: JobFact[] = [];
  for (const fact of inMailFacts(ledger)) {
    if (lengthOf(build([...told, fact])) <= room) told = [...told, fact];
  }
  const body = build(told);
  return toTemplate(
    {
      kind: "Short InMail",
      channel: inMailChannel,
      subject: subjectOf(ledger),
      body: lengthOf(body) <= room ? body : shortest(ledger, greeting, shortAsk, room),
      limit: inMailLimit,
    },
    told.flatMap((fact) => fact.facts),
  );
}

/** Whoever is written to out of the blue wants to know what the work is; whoever applies compares pay and hours. */
function inMailFacts(ledger: Ledger): JobFact[] {
  const work = ledger.playbook.reach === "apply" ? [] : dutyLines(ledger).slice(0, 1);
  return [...factLines(ledger), ...work, ...payBeside(ledger), ...benefitLines(ledger)];
}

const shortAsk = "May I tell you more?";
const ask = "Would you like to hear more? Tell me when I may call, or ask me in writing.";

/** A name that fills the whole message is left out of it. */
function shortest(ledger: Ledger, greeting: string, request: string, room: number): string {
  const rest = lengthOf(`${greeting}\n\n${request}`);
  return [greeting, clip(jobSentence(ledger), Math.max(20, room - rest)), request].join("\n");
}

function writeFirstMail({ ledger }: Briefing): Template {
  const { isBrief } = styleOf(ledger.company);
  const facts = factLines(ledger);
  const duties = isBrief ? [] : dutyLines(ledger);
  const more = isBrief ? [] : [...payBeside(ledger), ...benefitLines(ledger)];
  const list = [...facts, ...more].map(({ line }) => `- ${line}`).join("\n");
  const work = duties.map(({ line }) => `- ${line}`).join("\n");
  const body = [
    greetingOf(ledger),
    [jobSentence(ledger), list].filter((part) => part !== "").join("\n"),
    work === "" ? "" : `The work, in the words of the post:\n${work}`,
    ask,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
  return toTemplate(
    { kind: "First e-mail", channel: "e-mail", subject: subjectOf(ledger), body, limit: null },
    [...facts, ...more, ...duties].flatMap((one) => one.facts),
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
      .map((fact) => (fact.line.startsWith("Pay: ") ? payFact(ledger, fact) : fact)),
    ...(saysDeadline && applyBy !== null && /\d/u.test(applyBy.text)
      ? [{ line: `Apply by: ${applyBy.text}`, facts: [applyBy.id] }]
      : []),
    ...(showsWork && link !== undefined
      ? [{ line: `See: ${/https?:\/\/\S+/u.exec(link.text)?.[0] ?? ""}`, facts: [link.id] }]
      : []),
  ];
}

/** What comes with the range in the same line: "plus tip pool", "OT 1.5x after 8". */
const makesPay =
  /\b(?:tips?|tip pool|differential|per diem|LOA|commission|overtime|OT|double|uncapped|on[- ]call)\b/iu;

/** The posting's own line where it tells the same range and more: "$27.50 - $31.00/hr + $1.75/hr differential", "$28 to start, $30.50 after 90 days". */
function payFact(ledger: Ledger, { line, facts }: JobFact): JobFact {
  const steps = payScaleOf(ledger.reading);
  const written = steps === null ? [] : tellable(ledger, [steps], longestLine);
  const more = ledger.reading.lines.filter(
    ({ place, text }) => place === "pay" && makesPay.test(text),
  );
  const told = [...payLines(ledger), ...written, ...tellable(ledger, more, longestLine)];
  const fuller = told.find((one) => tellsRange(ledger, one));
  if (fuller === undefined)
    return { line: isBase(ledger) ? line.replace(/^Pay:/u, "Base pay:") : line, facts };
  return { line: `Pay: ${fuller.line.replace(payLabel, "")}`, facts: [...facts, ...fuller.facts] };
}

const payLabel =
  /^(?:(?:base )?(?:pay|salary|comp(?:ensation)?|wages?)(?: (?:range|rate))?)\s?[:–-]\s?/iu;

/** What comes with the base and has not been told with the range. */
function payBeside(ledger: Ledger): JobFact[] {
  const shifts = shiftRatesOf(ledger.reading).map(({ text }) => text.toLowerCase());
  return payLines(ledger).filter(
    (one) =>
      !tellsRange(ledger, one) && !shifts.some((text) => text.includes(one.line.toLowerCase())),
  );
}

function tellsRange({ reading }: Ledger, { line }: JobFact): boolean {
  const { min = null, max = null } = reading.pay?.offer ?? {};
  const ends = [min, max].filter((end) => end !== null);
  const told = new Set(amountsIn(line).flatMap((amount) => [amount.min, amount.max]));
  return ends.length > 0 && ends.every((end) => told.has(end));
}

/** Where a posting says base, the range is that and no more. */
function isBase(ledger: Ledger): boolean {
  return linesIn(ledger, "pay").some(({ text }) => /\bbase\b/iu.test(text));
}

/** People who apply get a text, people who are written to get a call. */
function writeCall({ ledger, sender }: Briefing): Template {
  const name = sender.name.trim() === "" ? "{{sender_name}}" : sender.name;
  const isText = ledger.playbook.reach === "apply";
  const range = rangeOf(ledger);
  const pay = range === null ? "" : say`It pays ${range}${figure(besideRange(ledger))}.`;
  const isNamed = agencyOf(ledger) !== null || ledger.company.name.trim() !== "";
  const from = agencyOf(ledger) ?? companyOf(ledger);
  const body = [
    isNamed
      ? say`Hi {{first_name}}, this is ${figure(name)} with ${from}.`
      : say`Hi {{first_name}}, this is ${figure(name)}.`,
    agencyOf(ledger) === null ? ownSentence(ledger) : clientSentence(ledger),
    pay,
    isText ? "May I call you about it, and when?" : "Is this a good moment to talk?",
  ].filter((part) => part !== "");
  return toTemplate(
    {
      kind: isText ? "Text message" : "Call script",
      channel: isText ? "text message" : "phone",
      subject: "",
      body: clip(body.join(" "), 600),
      limit: null,
    },
    ledger.reading.pay === null ? [] : [ledger.reading.pay.id],
  );
}

function ownSentence(ledger: Ledger): string {
  const [title, place] = [aTitleOf(ledger), placeOf(ledger)];
  if (!isInEnglish(ledger)) return say`The job: ${ownTitleOf(ledger)}.`;
  // Who writes without a name may well be an agency.
  const who = figure(isEmployerNamed(ledger) ? "We are" : "I am");
  return place === null ? say`${who} hiring ${title}.` : say`${who} hiring ${title} in ${place}.`;
}

function clientSentence(ledger: Ledger): string {
  const [title, place, company] = [aTitleOf(ledger), placeOf(ledger), companyOf(ledger)];
  if (!isInEnglish(ledger)) return say`Our client ${company} has this job: ${ownTitleOf(ledger)}.`;
  return place === null
    ? say`Our client ${company} is hiring ${title}.`
    : say`Our client ${company} is hiring ${title} in ${place}.`;
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
