import type { ReportWriter } from "#contract/options.ts";

const labels: Record<ReportWriter, string> = {
  model: "The model of this server, if it has one",
  "built-in": "The built-in writer",
};

export const reportWriterTiles: readonly { value: ReportWriter; label: string; detail: string }[] =
  [
    {
      value: "model",
      label: labels.model,
      detail: "Drafts the wording from your facts. Without a model the built-in writer writes.",
    },
    {
      value: "built-in",
      label: labels["built-in"],
      detail: "Code alone: nothing of your jobs leaves this server, and nothing is spent.",
    },
  ];

export const reportWriterLabel = (writer: ReportWriter): string => labels[writer];
