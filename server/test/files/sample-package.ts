import { toolTypes, type ToolType } from "#contract/output.ts";
import { edNurse } from "#eval/cases/ed-nurse.ts";
import { writePackage } from "#eval/measure-reports.ts";
import type { DocumentInput } from "#tools/document/document.ts";
import { builtInStamp } from "#tools/writing/finish.ts";
import { signMessages } from "#tools/report/sign.ts";
import type { Draft } from "#tools/tool.ts";

const { reports } = writePackage(edNurse);
const metadata = (toolType: ToolType) => ({
  ...builtInStamp,
  engine: toolType === "offerNavigator" ? "openai/gpt" : builtInStamp.engine,
});

/** Six reports as the built-in writers write them for one of our own jobs; the fifth is said to be a model's. */
export const sampleReports = Object.fromEntries(
  toolTypes.map((toolType): [string, Draft] => {
    const signed = signMessages(reports[toolType], edNurse.sender) as Draft;
    return [toolType, { ...signed, metadata: metadata(toolType) }];
  }),
) as Record<ToolType, Draft>;

/** The sample as one job's package, with names of several scripts on its cover. */
export function samplePackage(changes: Partial<DocumentInput> = {}): DocumentInput {
  return {
    job: {
      id: 4217,
      title: "Night Nurse, Intensive Care",
      location: "Łódź",
      salaryRange: "92 000 – 118 000 PLN",
    },
    organization: "Klinika Zielona 東京",
    date: new Date("2026-11-14T10:00:00Z"),
    outputs: toolTypes.map((toolType) => ({
      toolType,
      status: "completed",
      content: sampleReports[toolType],
    })),
    ...changes,
  };
}
