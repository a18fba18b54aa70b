import type { ToolType } from "#contract/output.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { findThin } from "#ledger/facts/thin.ts";
import { readLanguage } from "#reading/language.ts";
import { candidateSectionsOf } from "#tools/report/audience.ts";
import type { Briefing } from "#tools/briefing.ts";
import { tools } from "#tools/tools.ts";
import type { UntrustedFrame } from "#tools/server-tool.ts";
import { serverTools } from "#tools/tools.server.ts";
import { factsToSend, printFacts } from "#tools/model/facts.ts";
import { modelSectionsOf } from "#tools/model/sections.ts";
import { systemRules, systemVersion } from "#tools/model/system-rules.ts";

/** `system` and `prefix` are the same, byte for byte, for the six tools of one job. */
export type ModelPrompt = { system: string; prefix: string; ask: string };

/** What a model is told before it writes one report; every word from outside stands in a frame. */
export function buildPrompt(
  briefing: Briefing,
  tool: ToolType,
  frame: UntrustedFrame,
  keys: readonly string[] = modelSectionsOf(tool),
): ModelPrompt {
  const wanted = guidanceOf(briefing, frame);
  const own = serverTools[tool].prompt.ofJob?.(briefing, frame) ?? "";
  return {
    ...sharedPart(briefing, frame),
    ask: joinBlocks(introduce(tool), nameSections(tool, keys), wanted, own),
  };
}

/** What is wrong with a section, in words for the model. */
export type Complaint = { where: string; what: string };

/** Asks once more for some sections, with what was wrong about them. */
export function buildRepair(
  briefing: Briefing,
  tool: ToolType,
  frame: UntrustedFrame,
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

/** Characters; together about 20,000 tokens. */
const most = {
  said: 60_000,
  open: 6_000,
  plan: 6_000,
  faults: 8_000,
  earlier: 30_000,
} as const;

function sharedPart(
  { ledger, now }: Briefing,
  frame: UntrustedFrame,
): Pick<ModelPrompt, "system" | "prefix"> {
  const { said, ours, open } = factsToSend(ledger);
  const block = (heading: "said" | "open" | "plan", text: string) =>
    frame.delimit(heading, text.slice(0, most[heading])) + cutNote(text, most[heading]);
  return {
    system: joinBlocks(systemRules, frame.rule),
    prefix: joinBlocks(
      circumstances(ledger, now),
      "What people said about the job and its employer, one fact a line: id | basis | text. Facts named line are lines of the posting that no other fact repeats, in their order, with their kind.",
      block("said", printFacts(ledger, said)),
      "What is published or worked out, in the same form:",
      printFacts(ledger, ours),
      "What is open or estimated, in the same form. There are no other facts and no other ids.",
      block("open", printFacts(ledger, open)),
      "The interview plan. Reports that speak of stages or questions use these names and ids:",
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

/** Today, who writes to candidates, in which language, and whether there is much to write about. */
function circumstances(ledger: Ledger, now: Date): string {
  const date = now.toLocaleDateString("en-US", { dateStyle: "full", timeZone: "UTC" });
  return [
    `Today is ${date}.`,
    senderOf(ledger),
    languageOf(ledger),
    findThin(ledger).length === 0
      ? ""
      : "Little is known of this job: keep every section as short as its schema allows, state what is missing and where to add it, and use no figures among the findings.",
  ]
    .filter((line) => line !== "")
    .join("\n");
}

function senderOf({ company: { agency, isConfidential } }: Ledger): string {
  if (isConfidential)
    return "The sender is an agency. Its client is confidential: no text says anything that would tell who it is.";
  return agency === null
    ? 'The sender is the employer, the fact "company".'
    : 'The sender is an agency, the fact "agency". It recruits for the employer, the fact "company", and is not the employer.';
}

function languageOf({ reading }: Ledger): string {
  const language = readLanguage(reading.text);
  const name = new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language;
  return language === "en"
    ? "Write in English."
    : `Write in English. The posting is in ${name}: quote its lines in ${name}, as they stand, and translate none.`;
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

function guidanceOf({ guidance }: Briefing, frame: UntrustedFrame): string {
  if (guidance.trim() === "") return "";
  return `The person who asked for the report wants this. Follow it as far as the rules and the ledger allow:\n${frame.delimit("guidance", guidance)}`;
}

function joinBlocks(...blocks: readonly string[]): string {
  return blocks.filter((block) => block !== "").join("\n\n");
}
