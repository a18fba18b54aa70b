import type { ReportContent } from "#contract/output.ts";
import { piecesOf, type ReportPiece } from "#tools/report/pieces.ts";
import type { Tool } from "#tools/tool.ts";

type CardText = { label: string; text: string };

type Wanted = { label: string; is: (piece: ReportPiece) => boolean };

const search = (piece: ReportPiece) => piece.kind === "search";
const inMail: Wanted = {
  label: "Copy InMail",
  is: ({ kind, name, about }) => kind === "message" && /inmail/iu.test(`${name} ${about}`),
};

/** What is copied most of a report; of several the first that the report has. */
const wanted: Partial<Record<Tool["key"], readonly (readonly Wanted[])[]>> = {
  attractSourceKit: [
    [inMail, { label: "Copy message", is: ({ kind }) => kind === "message" }],
    [
      { label: "Copy search", is: (piece) => search(piece) && / balanced\b/u.test(piece.name) },
      { label: "Copy search", is: search },
    ],
  ],
  interviewCoach: [[{ label: "Copy first question", is: ({ kind }) => kind === "question" }]],
};

/** What a card offers to copy; nothing where the report does not have it. */
export function cardTexts(tool: Tool, content: ReportContent): CardText[] {
  const choices = wanted[tool.key];
  if (!choices) return [];
  const pieces = piecesOf(tool, content);
  return choices.flatMap((ways) => {
    const [found] = ways.flatMap(({ label, is }) => {
      const text = pieces.find(is)?.text;
      return text ? [{ label, text }] : [];
    });
    return found ?? [];
  });
}
