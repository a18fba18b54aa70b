import { useQuery } from "@tanstack/react-query";
import { Briefcase, FileText } from "lucide-react";
import { useMatch, useNavigate } from "react-router";
import { toolTypes, type Output } from "#contract/output.ts";
import { linkToJob, screens } from "#contract/screens.ts";
import { tools } from "#tools/tools.ts";
import { query } from "#web/api/query.ts";
import { usePieceCommands } from "#web/app/shell/use-piece-commands.tsx";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import type { PaletteGroup } from "#web/features/palette/command.ts";
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
