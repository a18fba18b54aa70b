import type { ToolType } from "#contract/output.ts";
import type { Fact } from "#contract/examination.ts";
import { candidateSectionsOf } from "#tools/report/audience.ts";
import type { Briefing } from "#tools/briefing.ts";
import { findProtectedDemands } from "#ledger/questions/protected-demands.ts";
import { factsToSend } from "#tools/model/facts.ts";
import type { Complaint, ModelPrompt } from "#tools/model/prompt.ts";
import type { UntrustedFrame } from "#tools/server-tool.ts";
import { serverTools } from "#tools/tools.server.ts";
import { tools } from "#tools/tools.ts";

/** The rules that a model with a small window can keep in mind. */
const rules = `You write one section of a recruiting report about one job, as JSON. Code checks every sentence.
- The facts below are all that is known. "facts" holds the ids a sentence rests on, exactly as they stand. Invent no id, figure, name, date or promise.
- "basis": "given" somebody said so; "data" published; "derived" computed; "estimate" your judgement; "plan" our own step; "unknown" nobody said it.
- A figure stands in a cited fact, or the item is an "estimate" or a "plan".
- Write about this job, in short plain English. No Markdown, no links, no signature. Keep {{first_name}} and tokens in square brackets.
- Never score, rank, compare or recommend people. Ask nothing about age, sex, family, health, religion, origin, union or past pay.`;

export type SmallAsk = {
  section: string;
  /** The built-in writer's section: what it cites is told first. */
  example: unknown;
  /** What was wrong with an earlier answer. */
  complaints?: readonly Complaint[];
  mostTokens: number;
  countTokens: (text: string) => number;
};

/**
 * What a model is told before it writes one section, with as many facts as fit: those first that our own writer would use.
 * Nothing when not even these fit, or the section needs what never fits beside them.
 */
export function buildSmallPrompt(
  briefing: Briefing,
  tool: ToolType,
  frame: UntrustedFrame,
  { section, example, complaints = [], mostTokens, countTokens }: SmallAsk,
): ModelPrompt | undefined {
  if (needsMore(briefing, section, example)) return undefined;
  const title = tools[tool].sections.find(({ key }) => key === section)?.title ?? section;
  const faults = complaints.map(({ where, what }) => `${where}: ${what}`).join("\n");
  const system = `${rules}\n\n${frame.rule}`;
  const ask = [
    `Report: ${tools[tool].fullName}\n\nWrite the section ${section} (${title}) and no other.`,
    adviceOn(serverTools[tool].prompt.text, section),
    candidateSectionsOf(tool).includes(section) ? voiceOf(briefing, frame) : "",
    briefing.guidance.trim() && frame.delimit("guidance", briefing.guidance.slice(0, 400)),
    faults && `Your first answer had faults:\n${frame.delimit("faults", faults.slice(0, 800))}`,
  ];
  const asked = ask.filter((part) => part !== "").join("\n\n");
  const put = (facts: readonly Fact[]) =>
    `What is known, one fact a line: id | basis | text.\n${frame.delimit("facts", facts.map(lineOf).join("\n"))}`;
  const room = mostTokens - countTokens(system) - countTokens(asked);
  const facts = chooseFacts(briefing, example, room, put, countTokens);
  return facts && { system, prefix: put(facts), ask: asked };
}

/** The interview plan, or what is noted of candidates. */
function needsMore({ ledger, candidates }: Briefing, section: string, example: unknown): boolean {
  if (section === "candidateOfferMatrix" && candidates.length > 0) return true;
  const asked = [
    ...ledger.plan.competencies.flatMap(({ questions }) => questions),
    ...ledger.plan.screen,
  ];
  const texts = textsIn(example);
  return asked.some(({ id }) => texts.has(id));
}

/** How the organization speaks to candidates. */
function voiceOf({ ledger: { company } }: Briefing, frame: UntrustedFrame): string {
  const voice = [company.voiceTone, company.messagingStyle].filter((part) => part.trim() !== "");
  const heard = "Candidates read this section.";
  if (voice.length === 0) return heard;
  return `${heard} Write in this voice:\n${frame.delimit("voice", voice.join("\n").slice(0, 400))}`;
}

/** As many facts as the room holds; nothing when it does not hold those that are needed. */
function chooseFacts(
  { ledger }: Briefing,
  example: unknown,
  room: number,
  put: (facts: readonly Fact[]) => string,
  countTokens: SmallAsk["countTokens"],
): Fact[] | undefined {
  const { said, ours, open } = factsToSend(ledger);
  const told = [...said, ...ours, ...open].filter(
    ({ text }) => findProtectedDemands(text).length === 0,
  );
  const cited = textsIn(example);
  const needed = told.filter(({ id }) => cited.has(id));
  const inOrder = [...needed, ...told.filter(({ id }) => !cited.has(id))];
  const chosen: Fact[] = [];
  let used = countTokens(put([]));
  for (const fact of inOrder) {
    // Two for the ends of the line.
    used += countTokens(put([fact])) - countTokens(put([])) + 2;
    if (used > room) break;
    chosen.push(fact);
  }
  return chosen.length < needed.length ? undefined : chosen;
}

function lineOf({ id, basis, text }: Fact): string {
  return `${id} | ${basis} | ${text.replaceAll(/\s+/gu, " ").trim()}`;
}

/** Every text in a section; its fact ids are among them. */
function textsIn(value: unknown): Set<string> {
  if (typeof value === "string") return new Set([value]);
  if (value === null || typeof value !== "object") return new Set();
  return new Set(Object.values(value).flatMap((inner) => [...textsIn(inner)]));
}

const mostAdvice = 1_200;

/** The lines of a tool's prompt about one section: `risks: at most two …`, or those under it. */
function adviceOn(prompt: string, section: string): string {
  const named = new RegExp(String.raw`(?:^|[\s-])${section}\b`, "u");
  const paragraphs = prompt.split(/\n{2,}/u).map((text) => text.split("\n"));
  const lines = paragraphs.flatMap(([first = "", ...rest]) => {
    const isOwn = first.startsWith(section);
    return isOwn ? [first, ...rest] : [first, ...rest].filter((line) => named.test(line));
  });
  return lines.join("\n").slice(0, mostAdvice);
}
