import type { Output } from "#contract/output.ts";
import { recordsOf, valueAt } from "#contract/walk.ts";
import { briefOf, type BriefFinding } from "#tools/briefs.ts";
import { itemOf, type Block, type Item } from "#tools/document/block.ts";
import { readContent } from "#tools/report/report.ts";
import { tools } from "#tools/tools.ts";

type Report = Pick<Output, "toolType" | "content">;
export type ManagerSection = { title: string; blocks: Block[] };

export const briefTitle = "For the hiring manager";

const mostDecisions = 4;
const mostQuestions = 5;

/**
 * The first page of a package: what a hiring manager has to know and decide. Every sentence of it stands in the
 * reports behind it; what we would pay at most does not stand in it.
 */
export function managerBrief(reports: readonly Report[]): ManagerSection[] {
  const contentOf = (key: Report["toolType"]) =>
    reports.find(({ toolType }) => toolType === key)?.content ?? null;
  const intake = contentOf("intakeSync");
  if (intake === null || reports.length < 2) return [];
  const { verdict, actions } = briefOf(tools.intakeSync, intake);
  const market = contentOf("marketPulse");
  const found = market === null ? [] : briefOf(tools.marketPulse, market).findings;
  const written = readContent(intake);
  const decisions = recordsOf(valueAt(written, "roleAlignment.openDecisions"));
  const questions = recordsOf(valueAt(written, "questionsForHiringManager"));
  const steps = (actions?.items ?? []).map(({ action, owner, due }) => ({
    ...itemOf(action),
    detail: [owner, due].filter((part) => part !== "").join(", "),
  }));
  const sections: ManagerSection[] = [
    {
      title: "In one sentence",
      blocks: verdict === "" ? [] : [{ kind: "finding", text: verdict }],
    },
    section("What we found", "list", found.filter(({ isInternal }) => !isInternal).map(toFound)),
    section("For you to decide", "checklist", decisions.slice(0, mostDecisions).map(toDecide)),
    section("Questions for you", "list", questions.slice(0, mostQuestions).map(toQuestion)),
    section("What happens next", "list", steps),
  ];
  return sections.filter(({ blocks }) => blocks.length > 0);
}

function section(
  title: string,
  kind: "list" | "checklist",
  items: readonly Item[],
): ManagerSection {
  const said = items.filter(({ text }) => text !== "");
  return { title, blocks: said.length === 0 ? [] : [{ kind, items: said }] };
}

function toFound({ claim, reason }: BriefFinding): Item {
  return itemOf(`${claim}: ${reason.text}`);
}

function toDecide(decision: Record<string, unknown>): Item {
  const options = recordsOf(decision["options"]).map(({ option }) => wordsOf(option));
  return {
    ...itemOf(wordsOf(decision["decision"])),
    detail: options.filter((option) => option !== "").join("  ·  "),
  };
}

function toQuestion({ question }: Record<string, unknown>): Item {
  return itemOf(wordsOf(question));
}

function wordsOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
