import { candidateTexts } from "#tools/checks.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { isRecord, walkReport } from "#contract/walk.ts";
import { splitSentences } from "#english/sentences.ts";
import { briefOnSubject, type Subject } from "#eval/measure-reports.ts";
import type { LabelledText } from "#eval/reading/corpus.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { filler, showPage } from "#reading/source/page-source.ts";
import { readForm } from "#reading/form.ts";
import { countWords } from "#tools/report/count-words.ts";
import { toDocument } from "#tools/document/document.ts";
import { bareOrganization } from "#tools/fixtures/sample-briefing.ts";
import type { Draft } from "#tools/tool.ts";
import { serverTools } from "#tools/tools.server.ts";

export type WrittenPackage = {
  name: string;
  job: JobFields;
  reports: Record<ToolType, Draft>;
};

/** As `npm run write` has it: a sender's own name may stand in a text by chance. */
const nobody = { name: "", title: "", signatureBlock: "" };

/** The package of a text as somebody pastes it, the form left as auto-fill filled it. */
export function writeFor({ name, text }: Pick<LabelledText, "name" | "text">): WrittenPackage {
  const job = { ...emptyJob, ...readForm(text).fields, rawExtractedJd: text };
  return writeSubject({ key: name, job, organization: bareOrganization, sender: nobody });
}

export function writeSubject(subject: Subject): WrittenPackage {
  const briefing = briefOnSubject(subject);
  const written = toolTypes.map((tool) => [tool, serverTools[tool].write(briefing)]);
  const { key: name, job } = subject;
  return { name, job, reports: Object.fromEntries(written) as WrittenPackage["reports"] };
}

/** Everything candidates read, in small letters. */
export function readByCandidates({ reports }: WrittenPackage): string {
  return toolTypes
    .flatMap((tool) => candidateTexts(walkReport(tool, reports[tool])))
    .map(({ text }) => text.toLowerCase())
    .join("\n");
}

/** The job post without what the checks say beside it, in small letters. */
export function postOf({ reports }: WrittenPackage): string {
  const { strings } = walkReport("attractSourceKit", reports.attractSourceKit);
  return strings
    .filter(({ path }) => path.startsWith("attractSourceKit.jobPost.") && !path.includes(".lint"))
    .map(({ text }) => text.toLowerCase())
    .join("\n");
}

/** As whole words: "115" is no part of "$115,000". */
export function isSaid(text: string, words: string): boolean {
  const escaped = words.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}]|,\d)`, "u").test(text);
}

export function wordsOf({ job, reports }: WrittenPackage): number {
  const outputs = toolTypes.map((toolType) => ({
    toolType,
    status: "completed" as const,
    content: reports[toolType],
  }));
  const document = { job: { ...job, id: 1 }, organization: "", outputs, date: new Date(0) };
  return countWords(toDocument(document));
}

/** The sentence each report opens with. */
export function verdictsOf({ reports }: WrittenPackage): { tool: ToolType; verdict: string }[] {
  return toolTypes.map((tool) => {
    const { summary, launchNarrative } = reports[tool];
    const opening = summary ?? launchNarrative;
    return { tool, verdict: isRecord(opening) ? String(opening["answer"]) : "" };
  });
}

const mostVerdictWords = 22;
const longestVerdict = 140;
const machinery = /\b(?:form|lines?|basis|rungs?|ledger|slots?)\b/iu;

/** What is wrong with an opening sentence; `allowed` are words of the job's own title. */
export function faultsOfVerdict(verdict: string, title = ""): string[] {
  const words = verdict.match(/[^\s]+/gu) ?? [];
  const ours = title === "" ? verdict : verdict.replaceAll(new RegExp(escape(title), "giu"), "");
  return [
    ...(words.length > mostVerdictWords ? [`${words.length} words`] : []),
    ...(verdict.length > longestVerdict ? [`${verdict.length} signs`] : []),
    ...(verdict.includes(";") ? ["a semicolon"] : []),
    ...(/[“”"]/u.test(verdict) ? ["quoted words"] : []),
    ...(machinery.test(ours) ? ["a word of our machinery"] : []),
    ...(/^[\p{Lu}\p{N}].*[.?]$/u.test(verdict) ? [] : ["no whole sentence"]),
  ];
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);

const leastWords = 8;
const isPassage = /[.!?]$/u;

/** Sentences of ours that stand in two reports; what the job's own words say is not counted. */
export function repeatedSentences({ job, reports }: WrittenPackage): string[] {
  const known = wordsGiven(job);
  const seen = new Map<string, ToolType>();
  const repeated = new Set<string>();
  for (const tool of toolTypes) {
    for (const { text, path } of walkReport(tool, reports[tool]).strings) {
      if (/\.(?:lint|searches|facts|link|source)\b/u.test(path)) continue;
      for (const sentence of splitSentences(text)) {
        const key = keyOf(sentence.replaceAll(/“[^”]*”/gu, ""));
        if (key.split(" ").length < leastWords || !isPassage.test(sentence)) continue;
        if (known.includes(key) || notCounted.test(sentence)) continue;
        const before = seen.get(key);
        if (before !== undefined && before !== tool) repeated.add(sentence);
        seen.set(key, before ?? tool);
      }
    }
  }
  return [...repeated];
}

const notCounted = /not legal advice|equal opportunity|accommodation/iu;

/** The job's own words, of a page's source as the page shows them. */
function wordsGiven(job: JobFields): string {
  const text = Object.values(job).flat().join("\n");
  return keyOf(showPage(text).replaceAll(filler, ""));
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Where a text breaks off: "e.g", an open bracket, a preposition at the end. */
const brokenEnd = /\b(?:e\.g|i\.e|a\.m|p\.m|approx|incl|of|and|or|the|(?<!\/)an?)$/u;

/** Texts of ours that end in the middle; quoted and printed lines of the job may be so themselves. */
export function brokenTexts({ job, reports }: WrittenPackage): string[] {
  const known = wordsGiven(job);
  return toolTypes.flatMap((tool) =>
    walkReport(tool, reports[tool])
      .strings.filter(({ path }) => !/\.(?:lint|searches|link|string|terms|spec)\b/u.test(path))
      .map(({ text }) => text.replaceAll(/“[^”]*”/gu, "").trim())
      .filter((text) => text !== "" && !known.includes(keyOf(text)))
      .filter((text) => brokenEnd.test(text) || hasOpenBracket(text)),
  );
}

function hasOpenBracket(text: string): boolean {
  return text.split("(").length > text.split(")").length;
}
