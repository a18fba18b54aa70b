import { jobFieldNames, type JobField } from "#contract/job-fields.ts";
import type { ToolType } from "#contract/output.ts";
import type { Fact } from "#contract/examination.ts";
import { insidePrefix } from "#ledger/fact.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { demandFactPrefix, takeOutDemands } from "#ledger/protected-demands.ts";
import type { JobWords } from "#ledger/reading.ts";
import { inSentence } from "#ledger/words.ts";
import { candidateSectionsOf } from "#tools/audience.ts";
import type { Briefing } from "#tools/briefing.ts";
import { tools } from "#tools/tools.ts";
import { serverTools } from "#tools/tools.server.ts";
import { modelSectionsOf } from "#tools/model-sections.ts";
import { listSituations } from "#tools/offer-navigator/situations.ts";
import { systemRules, systemVersion } from "#tools/system-rules.ts";

/** Frames text that people outside wrote, so that a model takes it as material and never as an order. */
export type Frame = { delimit: (heading: string, untrusted: string) => string; rule: string };

/** `system` and `prefix` are the same, byte for byte, for the six tools of one job. */
export type ModelPrompt = { system: string; prefix: string; ask: string };

/** What a model is told before it writes one report; every word from outside stands in a frame. */
export function buildPrompt(
  briefing: Briefing,
  tool: ToolType,
  frame: Frame,
  keys: readonly string[] = modelSectionsOf(tool),
): ModelPrompt {
  const wanted = guidanceOf(briefing, frame);
  const noted = tool === "offerNavigator" ? candidatesOf(briefing, frame) : "";
  return {
    ...sharedPart(briefing, frame),
    ask: joinBlocks(introduce(tool), nameSections(tool, keys), wanted, noted),
  };
}

/** What is wrong with a section, in words for the model. */
export type Complaint = { where: string; what: string };

/** Asks once more for some sections, with what was wrong about them. */
export function buildRepair(
  briefing: Briefing,
  tool: ToolType,
  frame: Frame,
  { keys, complaints, earlier }: { keys: string[]; complaints: Complaint[]; earlier: unknown },
): ModelPrompt {
  const faults = complaints.map(({ where, what }) => `${where}: ${what}`).join("\n");
  return {
    ...sharedPart(briefing, frame),
    ask: joinBlocks(
      introduce(tool),
      "You have written this report once. The checks found faults in some of its sections. Write only those sections again, each one whole: keep what is right, correct what is named.",
      nameSections(tool, keys),
      frame.delimit("faults", faults.slice(0, most.faults)),
      frame.delimit("earlier sections", JSON.stringify(earlier, null, 1).slice(0, most.earlier)),
    ),
  };
}

export function promptVersionOf(tool: ToolType): string {
  return `${systemVersion}/${serverTools[tool].prompt.version}`.slice(0, 60);
}

/** Lines as they were written, since the posting itself stands in the prompt; and what code alone tells the team. */
const isLeftOut = (id: string) => id.startsWith("line.") || id.startsWith(insidePrefix);

/** Characters; together about 24,000 tokens. */
const most = {
  organization: 6_000,
  form: 20_000,
  ledger: 24_000,
  plan: 6_000,
  posting: 34_000,
  faults: 8_000,
  earlier: 30_000,
} as const;

function sharedPart(
  { job, ledger }: Briefing,
  frame: Frame,
): Pick<ModelPrompt, "system" | "prefix"> {
  const { words } = takeOutDemands(job);
  const block = (heading: "organization" | "form" | "posting" | "ledger" | "plan", text: string) =>
    text === ""
      ? ""
      : frame.delimit(heading, text.slice(0, most[heading])) + cutNote(text, most[heading]);
  return {
    system: joinBlocks(systemRules, frame.rule),
    prefix: joinBlocks(
      "Everything known about one job. The organization that hires:",
      block("organization", organizationLines(ledger)),
      "The job as the form has it:",
      block("form", formLines(words)),
      "The posting or notes as they were pasted:",
      block("posting", words.rawExtractedJd) || "Nothing was pasted.",
      "The ledger, one fact a line: id | basis | text. These ids are the only ones there are:",
      block("ledger", ledgerLines(ledger.facts.filter(({ id }) => !isLeftOut(id)))),
      "The interview plan that code has made; reports that speak of stages or questions use these ids:",
      block("plan", planLines(ledger)),
    ),
  };
}

function cutNote(text: string, limit: number): string {
  const missing = text.length - limit;
  return missing > 0
    ? `\nThe text above was too long to send whole: ${missing} characters are missing at its end.`
    : "";
}

/** All that leaves of an organization. */
const organizationFields = [
  "name",
  "industry",
  "companySize",
  "website",
  "description",
  "voiceTone",
  "messagingStyle",
] as const;

function organizationLines({ company }: Ledger): string {
  const { agency, isConfidential } = company;
  const sender = agency === null ? "" : `${agency}, an agency; it is not the employer`;
  const secret = "confidential; texts say nothing that would tell who it is";
  return labelled([
    ...organizationFields.map((field) => [field, company[field]] as const),
    ["sender", sender],
    ["employer", isConfidential ? secret : ""],
  ]);
}

/** The posting has its own block, and who hires stands in the organization's. */
const toldElsewhere = new Set<JobField>([
  "rawExtractedJd",
  "hiringCompany",
  "isClientConfidential",
]);

/** All that leaves of a job; a description that only repeats the posting is left out. */
function formLines(job: JobWords): string {
  const isRepeated = fold(job.rawExtractedJd).includes(fold(job.description));
  const fields = jobFieldNames.filter(
    (field) => !toldElsewhere.has(field) && !(field === "description" && isRepeated),
  );
  return labelled(fields.map((field) => [field, [job[field]].flat().join("; ")]));
}

function labelled(fields: readonly (readonly [name: string, value: string])[]): string {
  return fields
    .flatMap(([name, value]) => (value.trim() === "" ? [] : `${name}: ${value}`))
    .join("\n");
}

/** What was found out comes before what was said: of a very long posting the end is cut. Code alone speaks of barred demands. */
function ledgerLines(all: readonly Fact[]): string {
  const facts = all.filter(({ id }) => !id.startsWith(demandFactPrefix));
  const isGiven = ({ basis }: Fact) => basis === "given";
  return [...facts.filter((fact) => !isGiven(fact)), ...facts.filter(isGiven)]
    .map(({ id, basis, text }) => `${id} | ${basis} | ${fold(text)}`)
    .join("\n");
}

function planLines({ plan }: Ledger): string {
  return [
    ...plan.stages.map(
      ({ id, name, minutes, who }) => `stage ${id} | ${name} | ${minutes} minutes | ${who}`,
    ),
    ...plan.competencies.flatMap(({ id, name, owner, stageId, about, questions, facts }) => [
      `competency ${id} | ${name} | stage ${stageId} | ${owner} | on ${about} | facts ${facts.join(", ")}`,
      ...questions.map(
        (one) =>
          `question ${one.id} | for ${id} | ${one.kind} | covers ${one.covers.join(", ") || "nothing"}`,
      ),
    ]),
    ...plan.screen.map(
      ({ id, about, covers }) =>
        `screen question ${id} | ${about} | covers ${covers.join(", ") || "nothing"}`,
    ),
  ].join("\n");
}

function introduce(tool: ToolType): string {
  return `Report: ${tools[tool].fullName}\n\n${serverTools[tool].prompt.text.trim()}`;
}

function nameSections(tool: ToolType, keys: readonly string[]): string {
  const named = tools[tool].sections
    .filter(({ key }) => keys.includes(key))
    .map(({ key, title }) => `${key} (${title})`);
  const filled = Object.keys(serverTools[tool].codeFields).filter((path) =>
    keys.includes(path.split(".")[0] ?? ""),
  );
  const left =
    filled.length === 0
      ? ""
      : ` Code fills these fields, they are not in your schema: ${filled.join(", ")}.`;
  const read = candidateSectionsOf(tool).filter((key) => keys.includes(key));
  const sent =
    read.length === 0
      ? ""
      : ` Candidates read texts in ${read.join(", ")}; all else stays in the team.`;
  return `Sections to write, in this order: ${named.join(", ")}. Code writes all others.${left}${sent}`;
}

function guidanceOf({ guidance }: Briefing, frame: Frame): string {
  if (guidance.trim() === "") return "";
  return `The person who asked for the report wants this. Follow it as far as the rules and the ledger allow:\n${frame.delimit("guidance", guidance)}`;
}

/** The situations that code recognized in a recruiter's notes; the notes themselves never leave. */
function candidatesOf({ ledger, candidates }: Briefing, frame: Frame): string {
  if (candidates.length === 0) return "";
  const situations = listSituations(ledger);
  const lines = candidates.map(({ label, notes }) => {
    const fitting = situations
      .filter(({ noted }) => noted.test(notes))
      .map(({ name }) => inSentence(name));
    return `${label}: ${fitting.join("; ") || "no situation noted"}`;
  });
  return `Candidates in the process, by label. Write a row for each label, about the offer only:\n${frame.delimit("candidates", lines.join("\n"))}`;
}

function fold(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}

function joinBlocks(...blocks: readonly string[]): string {
  return blocks.filter((block) => block !== "").join("\n\n");
}
