import type { ToolType } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import { lintPost } from "#tools/attract-source-kit/job-post-lint.ts";
import type { Briefing } from "#tools/briefing.ts";
import { searchLink } from "#tools/links.ts";
import { dueDay } from "#tools/phrases.ts";

type Fields = Record<string, unknown>;

/** Where a field stands: the item around it, its place in a list, and the built-in writer's item for the same place. */
type Slot = {
  briefing: Briefing;
  item: Fields;
  field: string;
  at: number;
  twin: Fields | undefined;
};
type Compute = (slot: Slot) => unknown;

const asBuiltIn: Compute = ({ twin, field }) => twin?.[field];
const asCounted: Compute = ({ at }) => at + 1;
const tokensOfBody: Compute = ({ item }) => [
  ...new Set(String(item["body"]).match(/\{\{\w{1,40}\}\}/gu) ?? []),
];

/**
 * Fields inside a model's sections that code fills whoever writes the rest, in the order they are filled:
 * the model's schema does not have them. Lists on the way are looked through.
 */
export const codeFields: Record<ToolType, Readonly<Record<string, Compute>>> = {
  marketPulse: {
    "summary.difficulty": asBuiltIn,
    "competitiveLandscape.links": ({ twin }) => twin?.["links"] ?? [],
    "sourcingSignals.link": ({ item }) => ({
      label: "Search the news",
      url: searchLink(String(item["signal"])),
    }),
  },
  intakeSync: {
    "nextSteps.due": ({ briefing, item }) => dueDay(briefing, Number(item["workingDay"])),
    "questionsForHiringManager.rank": asCounted,
  },
  attractSourceKit: {
    "jobPost.pay": asBuiltIn,
    "jobPost.range": asBuiltIn,
    "jobPost.legal": asBuiltIn,
    "jobPost.lint": ({ briefing, item }) =>
      lintPost(item as Parameters<typeof lintPost>[0], briefing.ledger),
    "outreachTemplates.kind": asBuiltIn,
    "outreachTemplates.channel": asBuiltIn,
    "outreachTemplates.limit": asBuiltIn,
    "outreachTemplates.tokens": tokensOfBody,
    "launchChecklist.due": asBuiltIn,
  },
  engagementHub: {
    "nurtureSequences.sendWindow": asBuiltIn,
    "nurtureSequences.touches.touch": asCounted,
    "nurtureSequences.touches.workingDay": asBuiltIn,
    "nurtureSequences.touches.day": asBuiltIn,
    "nurtureSequences.touches.channel": asBuiltIn,
    "nurtureSequences.touches.limit": asBuiltIn,
    "nextActions.due": asBuiltIn,
  },
  offerNavigator: { "approvalChecklist.order": asCounted },
  interviewCoach: {
    "candidatePrepGuide.channel": asBuiltIn,
    "candidatePrepGuide.tokens": tokensOfBody,
    "questions.scale": asBuiltIn,
    "questions.competencies": asBuiltIn,
    "questions.items.competency": asBuiltIn,
    "questions.items.stage": asBuiltIn,
    "questions.items.kind": asBuiltIn,
    "questions.items.covers": asBuiltIn,
    "questions.screen.covers": asBuiltIn,
    "followUpNotes.candidateFollowUp.channel": asBuiltIn,
  },
};

/** A model's section with the fields that code owns. */
export function fillCodeFields(
  briefing: Briefing,
  tool: ToolType,
  key: string,
  written: unknown,
  builtIn: unknown,
): unknown {
  return Object.entries(codeFields[tool]).reduce((section, [path, compute]) => {
    const [first, ...inside] = path.split(".");
    return first === key ? fillPath({ briefing, compute }, section, builtIn, inside) : section;
  }, written);
}

function fillPath(
  how: { briefing: Briefing; compute: Compute },
  value: unknown,
  twin: unknown,
  path: readonly string[],
  at = 0,
): unknown {
  if (Array.isArray(value)) {
    return value.map((item, place) => fillPath(how, item, twinOf(twin, item, place), path, place));
  }
  const [field, ...deeper] = path;
  if (!isRecord(value) || field === undefined) return value;
  const beside = isRecord(twin) ? twin : undefined;
  const filled =
    deeper.length === 0
      ? how.compute({ briefing: how.briefing, item: value, field, at, twin: beside })
      : fillPath(how, value[field], beside?.[field], deeper);
  return { ...value, [field]: filled };
}

/** Items with a name of their own are found by it; others by their place. */
function twinOf(twins: unknown, item: unknown, place: number): unknown {
  if (!Array.isArray(twins)) return undefined;
  const name = nameOf(item);
  return name === null
    ? (twins[place] ?? twins.at(-1))
    : twins.find((twin) => nameOf(twin) === name);
}

function nameOf(item: unknown): string | null {
  const name = isRecord(item) ? (item["id"] ?? item["employer"]) : null;
  return typeof name === "string" ? name.trim().toLowerCase() : null;
}
