import { Copy, FileText, Mail, MessageCircleQuestionMark, Reply, Search } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { toolTypes, type Output } from "#contract/output.ts";
import { linkToJob } from "#contract/screens.ts";
import { piecesOf, type ReportPiece } from "#tools/report/pieces.ts";
import { tools } from "#tools/tools.ts";
import type { PaletteCommand, PaletteGroup } from "#web/features/palette/command.ts";
import { copyText } from "#web/ui/hooks/clipboard.ts";

const rowsShown = 8;

/** In this order; each with the words people use for it. */
const kinds: readonly {
  kind: ReportPiece["kind"];
  title: string;
  words: string;
  icon: ReactNode;
}[] = [
  { kind: "section", title: "Sections", words: "section", icon: <FileText /> },
  { kind: "message", title: "Messages", words: "message outreach", icon: <Mail /> },
  { kind: "search", title: "Searches", words: "boolean search string", icon: <Search /> },
  {
    kind: "question",
    title: "Questions",
    words: "question ask",
    icon: <MessageCircleQuestionMark />,
  },
  { kind: "reply", title: "Replies", words: "objection reply answer", icon: <Reply /> },
];

/** What stands in the reports of a job: to be opened in its place, and texts to be copied from here. */
export function usePieceCommands(jobId: number, outputs: readonly Output[]): PaletteGroup[] {
  const navigate = useNavigate();
  const pieces = useMemo(
    () =>
      toolTypes.flatMap((toolType) => {
        const content = outputs.find((output) => output.toolType === toolType)?.content ?? null;
        if (content === null) return [];
        return piecesOf(tools[toolType], content).map((piece) => ({ ...piece, toolType }));
      }),
    [outputs],
  );
  return kinds.map(({ kind, title, words, icon }) => ({
    title,
    most: rowsShown,
    commands: pieces
      .filter((piece) => piece.kind === kind)
      .flatMap(({ name, about, sectionId, text, toolType }, at): PaletteCommand[] => {
        const id = `${kind} ${toolType} ${at}`;
        const detail = [tools[toolType].fullName, about].filter(Boolean).join(" · ");
        const open = {
          id,
          label: name,
          detail,
          words,
          icon,
          movesFocus: true as const,
          run: () => void navigate(`${linkToJob(jobId)}?report=${toolType}#${sectionId}`),
        };
        if (text === null) return [open];
        const label = `Copy: ${name}`;
        const run = () => void copyText({ text });
        return [open, { id: `copy ${id}`, label, name, detail, words, icon: <Copy />, run }];
      }),
  }));
}
