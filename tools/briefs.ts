import type { ReportContent, ToolType } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import { attractSourceKitBrief } from "#tools/attract-source-kit/brief.ts";
import {
  nounOf,
  printed,
  storedOf,
  wordsIn,
  type BriefPlan,
  type BriefFigure,
  type FindingPlan,
  type RowPlan,
  type Stored,
  type ToldSentence,
} from "#tools/report/brief-plan.ts";
import { engagementHubBrief } from "#tools/engagement-hub/brief.ts";
import { intakeSyncBrief } from "#tools/intake-sync/brief.ts";
import { interviewCoachBrief } from "#tools/interview-coach/brief.ts";
import { marketPulseBrief } from "#tools/market-pulse/brief.ts";
import { offerNavigatorBrief } from "#tools/offer-navigator/brief.ts";
import { missingIn, type Missing } from "#tools/report/missing.ts";
import { verdictOf } from "#tools/report/opening.ts";
import { parseJson } from "#tools/model/parse-json.ts";
import { readReport } from "#tools/report/report.ts";
import { isThin } from "#tools/report/thin.ts";
import type { Tool } from "#tools/tool.ts";

/** The reason is one whole sentence of the report, in the section it names. */
export type BriefFinding = {
  claim: string;
  figure: BriefFigure | null;
  reason: ToldSentence;
  isInternal: boolean;
};

export type BriefAction = { action: string; reason: string; due: string; owner: string };

/** A section as a row: what it is called, what it counts, and one sentence it concludes with. */
export type BriefRow = { key: string; title: string; size: number; count: string; line: string };

/** A report on one screen. Everything in it stands in the report; what the report lacks is left out. */
export type Brief = {
  verdict: string;
  /** Something it needs is missing; its findings then have no figures. */
  isThin: boolean;
  missing: Missing[];
  findings: BriefFinding[];
  actions: { section: string; items: BriefAction[] } | null;
  /** The key of the section that stands open from the start; null where the report has none such. */
  opens: string | null;
  rows: BriefRow[];
};

const plans: Readonly<Record<ToolType, BriefPlan>> = {
  marketPulse: marketPulseBrief,
  intakeSync: intakeSyncBrief,
  attractSourceKit: attractSourceKitBrief,
  engagementHub: engagementHubBrief,
  offerNavigator: offerNavigatorBrief,
  interviewCoach: interviewCoachBrief,
};

const most = 3;

type Part = { key: string; name: string; title: string; value: unknown };

/** What a stored report comes to, whoever wrote or changed it. */
export function briefOf(tool: Tool, content: ReportContent): Brief {
  const plan = plans[tool.key];
  const parts = partsOf(tool, content);
  const stored = storedOf(Object.fromEntries(parts.map(({ name, value }) => [name, value])));
  const keyOf = (name: string) => parts.find((part) => part.name === name)?.key ?? name;
  const opening = parts.find(({ name }) => name === tool.sections[0]?.key);
  const verdict = verdictOf(opening?.value);
  const isShortOfFacts = isThin(content);
  const findings = findingsOf(plan.findings, stored, verdict).map((finding) => ({
    ...finding,
    figure: isShortOfFacts ? null : finding.figure,
    reason: { ...finding.reason, section: keyOf(finding.reason.section) },
  }));
  const items = actionsOf(plan.actions, stored);
  const [listed = ""] = plan.actions.section.split(".");
  const said = new Set([verdict, ...findings.map(({ reason }) => reason.text)]);
  const row = (part: Part) => rowOf(part, plan.rows, stored, said);
  return {
    verdict,
    isThin: isShortOfFacts,
    missing: missingIn(content),
    findings,
    actions: items.length === 0 ? null : { section: keyOf(listed), items },
    opens: parts.find(({ name }) => name === plan.opens)?.key ?? null,
    rows: parts.filter((part) => part !== opening).map(row),
  };
}

/** The sections by the tool's own names for them; what no tool knows keeps its key. */
function partsOf(tool: Tool, content: ReportContent): Part[] {
  const names = new Map(
    tool.sections.flatMap(({ key, alternativeKeys = [] }) =>
      [key, ...alternativeKeys].map((name) => [name, key] as const),
    ),
  );
  return readReport(tool, content).map(({ key, title, value }) => ({
    key,
    name: names.get(key) ?? key,
    title,
    value: typeof value === "string" ? (parseJson(value) ?? value) : value,
  }));
}

/** Nothing is said twice: a reason that is the verdict or stands before is passed over. */
function findingsOf(
  listed: readonly FindingPlan[],
  stored: Stored,
  verdict: string,
): BriefFinding[] {
  const findings: BriefFinding[] = [];
  for (const { claim, figure, reason, isInternal = false } of listed) {
    const told = reason(stored);
    const said = [verdict, ...findings.map((one) => one.reason.text)];
    if (findings.length === most || told === undefined || said.includes(told.text)) continue;
    findings.push({
      claim: typeof claim === "string" ? claim : claim(stored),
      figure: figure?.(stored) ?? null,
      reason: told,
      isInternal,
    });
  }
  return findings;
}

function actionsOf(
  { section, action, reason = "" }: BriefPlan["actions"],
  stored: Stored,
): BriefAction[] {
  const listed = stored.value(section);
  const items = Array.isArray(listed) ? (listed as unknown[]) : [];
  const read = items.flatMap((item) => {
    if (typeof item === "string") return [{ action: item, reason: "", due: "", owner: "" }];
    if (!isRecord(item)) return [];
    const text = (field: string) => (typeof item[field] === "string" ? item[field].trim() : "");
    return [{ action: text(action), reason: text(reason), due: text("due"), owner: text("owner") }];
  });
  return read.filter((one) => one.action.trim() !== "").slice(0, most);
}

/** Fields in which reports of any writer conclude. */
const conclusions = ["finding", "note", "answer", "summary", "text"];

/** "Which of it counts?" concludes nothing. */
const fewestInRow = 5;

function rowOf(
  { key, name, title, value }: Part,
  rows: Readonly<Record<string, RowPlan>>,
  stored: Stored,
  said: ReadonlySet<string>,
): BriefRow {
  const plan = Object.hasOwn(rows, name) ? rows[name] : undefined;
  const counted = plan?.count ?? (Array.isArray(value) ? name : "");
  const size = typeof counted === "string" ? stored.count(counted) : counted(stored);
  const noun = plan?.noun ?? (["entry", "entries"] as const);
  const paths = plan ? plan.line : [name, ...conclusions.map((one) => `${name}.${one}`)].join(" ");
  const line = stored
    .told(paths ?? "")
    .find(({ text }) => wordsIn(text) >= fewestInRow && !said.has(text));
  return {
    key,
    title,
    size,
    count: size === 0 ? "" : `${printed(size)} ${nounOf(size, noun)}`,
    line: line?.text ?? "",
  };
}
