import type { Ledger } from "#ledger/ledger.ts";
import type { Offer } from "#english/money.ts";
import { type CandidateText, locate } from "#checks/candidate-texts.ts";
import type { Finding } from "#contract/examination.ts";
import { type Reports, shorten } from "#checks/check.ts";
import { promises } from "#checks/promises.ts";
import { type Sentence, findSentences } from "#english/sentences.ts";
import { splitWords } from "#english/words.ts";
import { stockWords, toStem } from "#checks/stock-words.ts";
import { isRecord, recordsOf, valueAt } from "#contract/walk.ts";

type Contradiction = Omit<Finding, "rule" | "citation"> & { rule: string };

function contradiction(found: Contradiction): Finding {
  return { citation: null, ...found };
}

/** Where reports disagree with the ledger or each other, where form and posting do, and what is promised unasked. */
export function findContradictions(ledger: Ledger, reports: Reports): Finding[] {
  return [
    ...compareRanges(ledger, reports),
    ...compareStages(reports),
    ...findInputConflicts(ledger),
  ];
}

const ranges = [
  { tool: "attractSourceKit", path: "jobPost.range" },
  { tool: "offerNavigator", path: "compensationStrategy.range" },
] as const;

function compareRanges({ reading }: Ledger, reports: Reports): Finding[] {
  const known = reading.pay?.offer ?? null;
  return ranges.flatMap(({ tool, path }) => {
    const report = reports[tool];
    const stated = valueAt(report, path);
    if (report === undefined || printRange(stated) === printRange(known)) return [];
    return contradiction({
      rule: "contradictions.range",
      severity: "high",
      tool,
      where: `${tool}.${path}`,
      quote: printRange(stated),
      what: `The range here is ${printRange(stated)}; the ledger says ${printRange(known)}.`,
      why: "A candidate who reads one range and is offered another is lost.",
      fix: "Use the ledger's range.",
    });
  });
}

function printRange(value: unknown): string {
  if (!isRecord(value)) return "not stated";
  const { min, max, currency, period } = value as Partial<Offer>;
  return `${min ?? "open"} to ${max ?? "open"} ${currency ?? "?"} a ${period ?? "?"}`;
}

function compareStages({ intakeSync, interviewCoach }: Reports): Finding[] {
  if (intakeSync === undefined || interviewCoach === undefined) return [];
  const planned = printStages(valueAt(intakeSync, "interviewPlan.stages"));
  const coached = printStages(valueAt(interviewCoach, "interviewPlan.stages"));
  if (planned === coached) return [];
  return [
    contradiction({
      rule: "contradictions.stages",
      severity: "high",
      tool: "interviewCoach",
      where: "interviewCoach.interviewPlan.stages",
      quote: shorten(coached),
      what: `Intake Sync and Interview Coach name different stages: ${shorten(planned)} against ${shorten(coached)}.`,
      why: "The team prepares one interview and the candidate another.",
      fix: "Use the plan's stages in both.",
    }),
  ];
}

function printStages(value: unknown): string {
  return recordsOf(value)
    .map(({ id, name, minutes }) => `${String(id)} ${String(name)} (${String(minutes)})`)
    .join(", ");
}

function findInputConflicts({ reading }: Ledger): Finding[] {
  return reading.requirements.flatMap(({ id, conflict }) =>
    conflict === null
      ? []
      : contradiction({
          rule: "contradictions.input",
          severity: "high",
          tool: null,
          where: id,
          quote: shorten(conflict.quotes.map(({ quote }) => quote).join(" / ")),
          what: `Form and posting differ about ${conflict.about}: "${conflict.used}" is used, "${conflict.other}" is the other reading.`,
          why: "Candidates who read the posting will hold us to it.",
          fix: "Ask the hiring manager, then change the one that is wrong.",
        }),
  );
}

const admitsIt =
  /\?\s*$|\b(?:ask|asked|confirm|find out|do(?:es)? not know|don['’]t know|not on file|unknown|will tell|no (?:visa|bonus|equity|commission)|not offered|isn['’]t|can['’]t|cannot)\b/iu;

/** Sentences to candidates that promise what nobody said; an expert's own sentences speak of such things without promising them. */
export function findPromises(ledger: Ledger, message: CandidateText): Finding[] {
  const { reading, questions } = ledger;
  const given = new Set<string>([
    ...reading.payParts.map(({ kind }) => kind),
    ...reading.benefits.filter(({ isClaim }) => !isClaim).map(({ kind }) => kind),
  ]);
  const open = promises.filter(({ kind, words }) => !given.has(kind) && !words.test(reading.text));
  const unknown = questions
    .map(({ thing }) => ({ thing, stems: tellingStems(thing) }))
    .filter(({ stems }) => stems.length >= fewestStems);
  return findSentences(message.text)
    .filter((sentence) => !admitsIt.test(sentence.text))
    .flatMap((sentence) => {
      const { text } = sentence;
      const said = new Set(splitWords(text).map(toStem));
      const promised =
        open.find(({ words }) => words.test(text)) ??
        unknown.find(({ stems }) => stems.every((stem) => said.has(stem)));
      return promised === undefined ? [] : [toPromise(message, sentence, promised.thing)];
    });
}

/** One telling word alone is no subject: "night" does not promise the night differential. */
const fewestStems = 2;

function tellingStems(thing: string): string[] {
  return splitWords(thing)
    .map(toStem)
    .filter((stem) => !stockWords.has(stem));
}

function toPromise(message: CandidateText, sentence: Sentence, thing: string): Finding {
  const place = locate(message, sentence.start, sentence.end);
  return contradiction({
    rule: "contradictions.promise",
    severity: "medium",
    tool: null,
    quote: shorten(sentence.text),
    what: `This speaks of ${thing}, and nobody has said anything about it.`,
    why: "A promise we cannot keep costs the hire and may bind the employer.",
    fix: "Leave it out until it is answered.",
    ...place,
  });
}
