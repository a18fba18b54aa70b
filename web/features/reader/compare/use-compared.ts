import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { messages } from "#contract/messages.ts";
import type { Output, ReportContent } from "#contract/output.ts";
import { query } from "#web/api/query.ts";
import { refusalOf } from "#web/api/refusal.ts";
import { useCall } from "#web/api/use-call.ts";
import { compareReports } from "#web/features/reader/compare/compare-reports.ts";
import { useKeep } from "#web/features/reader/edit/use-save.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

/** Two versions by number: what somebody has, and what it is compared with. */
export type VersionPair = { mine: number; next: number };

/** Two versions of a report, what differs between them, and how a section is brought back. */
export function useCompared(output: Output, first: VersionPair, onRestored: () => void) {
  const { id, toolType } = output;
  const [pair, setPair] = useState(first);
  /** The report as it was when it was last looked at: somebody may save meanwhile. */
  const [seen, setSeen] = useState(output);
  const { keep, askAgain } = useKeep(output.jobId);
  const { data: versions, refetch } = useQuery({
    ...query("listVersions", { params: { outputId: id } }),
    staleTime: 0,
  });
  const isListed = versions?.some(({ version }) => version === output.version) ?? true;
  useEffect(() => {
    if (!isListed) void refetch();
  }, [isListed, refetch]);
  const mine = useText([seen, output], pair.mine);
  const next = useText([seen, output], pair.next);
  const sections = useMemo(
    () =>
      mine === undefined || next === undefined ? undefined : compareReports(toolType, mine, next),
    [toolType, mine, next],
  );
  const restoring = useCall("restoreVersion", {
    onDone: (saved) => {
      keep(saved);
      setSeen(saved);
      setPair((now) => (now.next === seen.version ? { ...now, next: saved.version } : now));
      onRestored();
      showSuccess(messages.contentUpdated);
    },
    onFailed: (error) => {
      askAgain();
      showError(refusalOf(error) ?? messages.updateFailed);
    },
  });
  return {
    versions: versions ?? [],
    pair,
    setPair,
    /** One of the two can be read while the other is on its way. */
    atHand: next ?? mine,
    sections,
    isRestoring: restoring.isPending,
    restore: (version: number, section: string) =>
      restoring.mutate({
        params: { outputId: id, version: String(version) },
        body: { baseVersion: seen.version, sections: [section] },
      }),
    isOlderThanNow: output.version > seen.version,
    compareWithNow: () => {
      setSeen(output);
      setPair((now) => ({ ...now, next: output.version }));
    },
  };
}

/** The text of a version; those at hand are not asked for. */
function useText(known: readonly Output[], version: number): ReportContent | undefined {
  const atHand = known.find((one) => one.version === version)?.content ?? undefined;
  const { data } = useQuery({
    ...query("getVersion", { params: { outputId: known[0]?.id ?? 0, version } }),
    enabled: atHand === undefined,
    staleTime: Infinity,
  });
  return atHand ?? data?.content;
}
