import { z } from "zod";
import { HandOverFormat } from "#contract/hand-over/format.ts";
import { lengths } from "#contract/limits.ts";
import { ToolType, type Output } from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import { Id, text } from "#contract/text.ts";
import type { HandOverService } from "#server/features/hand-over/hand-over.service.ts";
import { adds, defineTool, reads, type Tool } from "#server/features/mcp/tool.ts";
import type { OutputService } from "#server/features/outputs/outputs.service.ts";
import type { SuggestEdit } from "#server/features/outputs/suggestions/suggest-edit.service.ts";
import { briefOf } from "#tools/briefs.ts";
import { readContent } from "#tools/report/report.ts";
import { tools } from "#tools/tools.ts";

/** Reports: read them, suggest an edit, hand the job over. */
export function reportTools(
  outputs: OutputService,
  suggest: SuggestEdit,
  handOver: HandOverService,
): readonly Tool[] {
  return [
    defineTool({
      name: "read_report",
      title: "Read a report",
      description:
        "A report of a job in its short form: verdict, findings, next actions, and a line for each section. Name a section to read it whole, with the ids that suggest_edit takes.",
      input: z.strictObject({
        jobId: Id,
        report: ToolType,
        section: text(lengths.line).optional().describe("A key of the short form's sections"),
      }),
      marks: reads,
      run: async (caller, { jobId, report, section }) => {
        const { outputs: all = [] } = await outputs.list(caller, jobId);
        const output = all.find(({ toolType }) => toolType === report);
        if (!output) throw new Problem("notFound");
        const { id: outputId, status, error } = output;
        const said =
          section === undefined ? shortForm(output) : { [section]: sectionOf(output, section) };
        return { outputId, resource: `roleprint://reports/${outputId}`, status, error, ...said };
      },
    }),
    defineTool({
      name: "suggest_edit",
      title: "Suggest an edit",
      description:
        "Suggests other words for one place of a report. People see it beside the report and accept it or not; nothing changes before. `part` is a section's key or a block's id, `field` the field of it.",
      input: z.strictObject({
        outputId: Id,
        part: z.string().min(1).max(120),
        field: z.string().min(1).max(120).exactOptional(),
        text: z.union([text(lengths.description), z.array(text(lengths.paragraph)).max(60)]),
      }),
      marks: adds,
      run: async (caller, { outputId, ...edit }) => {
        await suggest(caller, outputId, edit);
        return { isSuggested: true, next: "A person of the team accepts it or keeps their words." };
      },
    }),
    defineTool({
      name: "hand_over",
      title: "Hand a job over",
      description:
        "The job as a file for another system: its post as HTML or JSON-LD, its interview questions as Markdown. Nothing is sent to the other system.",
      input: z.strictObject({ jobId: Id, format: HandOverFormat }),
      marks: reads,
      run: async (caller, { jobId, format }) => {
        const { name, bytes } = await handOver.file(caller, jobId, format);
        return { name, file: bytes.toString() };
      },
    }),
  ];
}

function shortForm({ toolType, content }: Output) {
  if (content === null) return {};
  const { verdict, isThin, findings, actions, artefact, rows } = briefOf(tools[toolType], content);
  return {
    verdict,
    isThin,
    findings: findings.map(({ claim, figure, reason }) => ({ claim, figure, reason: reason.text })),
    actions: actions?.items ?? [],
    sections: [...(artefact === null ? [] : [artefact]), ...rows].map(
      ({ key, title, count, line }) => ({ key, title, count, line }),
    ),
  };
}

function sectionOf({ content }: Output, section: string): unknown {
  const report = content === null ? {} : readContent(content);
  if (!Object.hasOwn(report, section)) throw new Problem("notFound");
  return report[section];
}
