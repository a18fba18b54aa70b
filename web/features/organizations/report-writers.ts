import type { ReportWriter } from "#contract/options.ts";

const labels: Record<ReportWriter, string> = {
  model: "An AI model, if one is connected",
  "built-in": "The built-in writer",
};

export const reportWriterTiles: readonly { value: ReportWriter; label: string; detail: string }[] =
  [
    {
      value: "model",
      label: labels.model,
      detail:
        "Drafts the wording from your facts. If none is connected, the built-in writer is used.",
    },
    {
      value: "built-in",
      label: labels["built-in"],
      detail: "No AI: your jobs stay on this server, at no cost.",
    },
  ];

export const reportWriterLabel = (writer: ReportWriter): string => labels[writer];
