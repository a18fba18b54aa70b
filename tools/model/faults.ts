import { checkModelWords } from "#checks/model/check-model-words.ts";
import { findQuotedNote } from "#checks/model/quoted-note.ts";
import type { ToolType } from "#contract/output.ts";
import type { Finding } from "#contract/examination.ts";
import { candidateTexts, checkReport } from "#tools/checks.ts";
import { isRecord, type ReportString, walkReport } from "#contract/walk.ts";
import { findProtectedDemands } from "#ledger/questions/protected-demands.ts";
import type { Briefing } from "#tools/briefing.ts";
import { holderOf } from "#tools/report/path.ts";
import { signMessages } from "#tools/report/sign.ts";
import type { Draft } from "#tools/tool.ts";
import { findUnusableProse } from "#tools/model/unusable-prose.ts";

/** Something in a model's section that may not stay as it is. */
export type Fault = Pick<Finding, "rule" | "where" | "quote" | "what" | "fix"> & {
  section: string;
  /** A figure in a text for colleagues may stay where its item can be shown as a judgement; anything else goes. */
  canBeMarked: boolean;
};

type Found = Omit<Fault, "section" | "canBeMarked"> & Pick<Finding, "severity">;

const unsupported = "figures.unsupported";

/** What sends a section back: the gravest findings of these checks, and promises nobody made. */
function isSentBack({ rule, severity }: Found): boolean {
  if (rule === "contradictions.promise") return true;
  return (
    severity === "high" &&
    /^(?:figures|questions|people|client|wording|messages|prose|offer|inside|names)\./u.test(rule)
  );
}

/** Everything that may not stay in these sections of a draft. */
export function findFaults(
  briefing: Briefing,
  tool: ToolType,
  draft: Draft,
  keys: readonly string[],
): Fault[] {
  const own = Object.fromEntries(Object.entries(draft).filter(([key]) => keys.includes(key)));
  const walked = walkReport(tool, own);
  const sent = new Set(
    candidateTexts(walked).flatMap(({ parts }) => parts.map(({ path }) => path)),
  );
  const found: Found[] = [
    ...checkReport(briefing.ledger, tool, own),
    ...findDemands(walked.strings.filter(({ path }) => !sent.has(path))),
    ...findLongMessages(briefing, tool, own),
    ...findUnusableProse(briefing.ledger, walked.strings),
    ...findQuotedNote(walked, briefing.guidance, briefing.ledger.reading.text),
    ...checkModelWords(briefing.ledger, walked, ({ path }) => sent.has(path), [
      briefing.sender.name,
      briefing.sender.title,
    ]),
  ];
  const isOwn = wordsOfThePosting(briefing, walked.strings);
  const faults = found.filter((one) => isSentBack(one) && !isOwn(one));
  return faults.map(({ rule, where, quote, what, fix }) => ({
    rule,
    where,
    quote,
    what,
    fix,
    section: sectionOf(where),
    canBeMarked: rule === unsupported && !sent.has(where) && hasBasis(draft, where),
  }));
}

/**
 * A line of the posting stays as it was written, in a post and wherever it is quoted whole ("New grads considered."); words in
 * it that may put people off are marked beside the post.
 */
function wordsOfThePosting(
  { ledger: { reading } }: Briefing,
  strings: readonly ReportString[],
): (found: Found) => boolean {
  const lines = reading.lines.map(({ text }) => text.toLowerCase());
  const texts = new Map(strings.map(({ path, text }) => [path, text.toLowerCase()]));
  return ({ rule, where, quote }) => {
    if (!rule.startsWith("wording.") || rule === "wording.protected") return false;
    const holding = lines.filter((line) => line.includes(quote.toLowerCase()));
    const isPost = where.startsWith("attractSourceKit.jobPost.");
    return holding.some((line) => isPost || texts.get(where)?.includes(line) === true);
  };
}

/** "intakeSync.risks[2].risk" stands in "risks". */
function sectionOf(where: string): string {
  return /^\w+\.(\w+)/u.exec(where)?.[1] ?? "";
}

function hasBasis(draft: Draft, where: string): boolean {
  const holder = holderOf(draft, where);
  return isRecord(holder) && typeof holder["basis"] === "string";
}

/** What must not be asked of candidates must not be a criterion among colleagues either. */
function findDemands(strings: readonly ReportString[]): Found[] {
  return strings
    .filter(({ path }) => !path.endsWith(".doNotAsk"))
    .flatMap(({ path, text }) =>
      text
        .split(/(?<=[.!?])\s+/u)
        .filter((sentence) => !warnsOfIt.test(sentence))
        .flatMap(findProtectedDemands)
        .map(({ quote }) => ({ path, quote })),
    )
    .map(({ path, quote }) => ({
      rule: "wording.protected",
      severity: "high",
      where: path,
      quote,
      what: "This chooses people by what the law protects.",
      fix: "Leave it out.",
    }));
}

/** "The text says “only men”. It cannot be a criterion": a question to the hiring manager quotes what it strikes. */
const warnsOfIt =
  /^The text says “|\b(?:cannot|never|avoid|remove|delete|strike|leave out|left out|barred|unlawful|illegal|no criterion|not a criterion)\b/iu;

/** A message that does not fit its channel once it is signed. */
function findLongMessages({ sender }: Briefing, tool: ToolType, sections: Draft): Found[] {
  const { numbers } = walkReport(tool, signMessages(sections, sender) as Draft);
  const limits = new Map(
    numbers
      .filter(({ key }) => key === "limit")
      .map(({ path, value }) => [holderPath(path), value]),
  );
  return numbers.flatMap(({ key, path, value }) => {
    const limit = limits.get(holderPath(path));
    if (key !== "characters" || limit === undefined || value <= limit) return [];
    return {
      rule: "messages.tooLong",
      severity: "high",
      where: `${holderPath(path)}.body`,
      quote: "",
      what: `With its signature the message has ${value} characters; the channel takes ${limit}.`,
      fix: `Cut at least ${value - limit} characters.`,
    };
  });
}

function holderPath(path: string): string {
  return path.slice(0, path.lastIndexOf("."));
}
