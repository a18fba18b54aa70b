import { mkdirSync, writeFileSync } from "node:fs";
import { toolTypes } from "#contract/output.ts";
import { evalCases } from "#eval/cases.ts";
import { writePackage } from "#eval/measure-reports.ts";
import { documentAsMarkdown } from "#tools/document-text.ts";
import { toDocument } from "#tools/document.ts";
import { builtInStamp } from "#tools/finish.ts";
import { signMessages } from "#tools/sign.ts";
import type { Draft } from "#tools/tool.ts";

/** `node scripts/samples.ts`: three packages of the built-in writer, from our own descriptions, into docs/samples. */
const shown = new Set(["ed-nurse", "backend-engineer", "account-executive"]);

mkdirSync("docs/samples", { recursive: true });
for (const one of evalCases.filter(({ key }) => shown.has(key))) {
  const { reports } = writePackage(one);
  const outputs = toolTypes.map((toolType) => ({
    toolType,
    status: "completed" as const,
    content: { ...(signMessages(reports[toolType], one.sender) as Draft), metadata: builtInStamp },
  }));
  const document = toDocument({
    job: { ...one.job, id: 1 },
    organization: one.organization.name,
    outputs,
    date: new Date("2026-11-14T12:00:00Z"),
  });
  writeFileSync(`docs/samples/${one.key}.md`, documentAsMarkdown(document));
}
