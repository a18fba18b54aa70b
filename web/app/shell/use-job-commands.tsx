import { useQuery } from "@tanstack/react-query";
import {
  Briefcase,
  FileText,
  Copy,
  Mail,
  MessageCircleQuestionMark,
  Reply,
  Search,
} from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { useMatch, useNavigate } from "react-router";
import { toolTypes, type Output } from "#contract/output.ts";
import { linkToJob, screens } from "#contract/screens.ts";
import { restsOnChanges } from "#web/report/use-copy-guard.ts";
import { piecesOf, type ReportPiece } from "#tools/report/pieces.ts";
import { tools } from "#tools/tools.ts";
import { query } from "#web/api/query.ts";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import type { PaletteGroup, PaletteCommand } from "#web/features/palette/command.ts";
import { copyText } from "#web/ui/hooks/clipboard.ts";
import { useSettled } from "#web/ui/hooks/use-settled.ts";

const jobsShown = 8;
const restMs = 150;

const noOutputs: readonly Output[] = [];

/** The reports of the job on screen, and as soon as something is typed what stands in them. */
function useReportCommands(search: string): PaletteGroup[] {
  const jobId = Number(useMatch(screens.job.path)?.params.jobId);
  const navigate = useNavigate();
  const { data: outputs = noOutputs } = useQuery({
    ...query("listOutputs", { params: { jobId } }),
    enabled: Number.isSafeInteger(jobId),
  });
  const pieces = usePieceCommands(jobId, outputs);
  const ready = toolTypes.filter((toolType) =>
    outputs.some((output) => output.toolType === toolType && output.content !== null),
  );
  const commands = ready.map((toolType) => ({
    id: `report ${toolType}`,
    label: tools[toolType].fullName,
    detail: "report of this job",
    icon: <FileText />,
    run: () => void navigate(`${linkToJob(jobId)}?report=${toolType}`),
  }));
  const reports = { title: "This job", commands };
  return search === "" ? [reports] : [reports, ...pieces];
}

/** What was typed, looked for by the server in the jobs of the organization; while it is typed, no job is offered. */
export function useJobCommands(search: string): PaletteGroup[] {
  const reports = useReportCommands(search);
  const navigate = useNavigate();
  const { selected } = useOrganizationSelection();
  const isSettled = useSettled(search, restMs) === search;
  const { data: jobs = [] } = useQuery({
    ...query("listJobs", {
      query: {
        organizationId: selected?.organizationId ?? 0,
        limit: jobsShown,
        ...(search ? { q: search } : {}),
      },
    }),
    enabled: selected !== undefined && isSettled,
  });
  const commands = jobs.map(({ id, title, location }) => ({
    id: `job ${id}`,
    label: title,
    detail: location,
    icon: <Briefcase />,
    run: () => void navigate(linkToJob(id)),
  }));
  const found = { title: "Jobs", commands, isFound: true };
  return [...reports, found];
}

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
function usePieceCommands(jobId: number, outputs: readonly Output[]): PaletteGroup[] {
  const navigate = useNavigate();
  const pieces = useMemo(
    () =>
      toolTypes.flatMap((toolType) => {
        const output = outputs.find((one) => one.toolType === toolType);
        if (!output || output.content === null) return [];
        // What may rest on changed facts is copied where it can be read, and asked about.
        const isCopied = !restsOnChanges(output);
        return piecesOf(tools[toolType], output.content).map((piece) => ({
          ...piece,
          text: isCopied ? piece.text : null,
          toolType,
        }));
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
