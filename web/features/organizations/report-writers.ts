import type { ReportWriter } from "#contract/options.ts";

const labels: Record<ReportWriter, string> = {
  model: "An AI model, if one is connected",
  "built-in": "The built-in writer",
};

const textReaderLabels: Record<ReportWriter, string> = {
  model: labels.model,
  "built-in": "The built-in reader alone",
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

export const textReaderTiles: typeof reportWriterTiles = [
  {
    value: "model",
    label: labels.model,
    detail:
      "Sees the whole text, with e-mail addresses and phone numbers replaced, and says what each line is.",
  },
  {
    value: "built-in",
    label: textReaderLabels["built-in"],
    detail: "What you paste stays on this server until a report is written.",
  },
];

export const textReaderLabel = (reader: ReportWriter): string => textReaderLabels[reader];
