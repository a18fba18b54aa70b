import { useMemo } from "react";
import type { Output } from "#contract/output.ts";
import type { WhyNot } from "#web/ui/button/copy-guard.ts";

/** Whether anything in a report rests on facts that have changed. */
export function restsOnChanges({ staleParts, keptParts }: Output): boolean {
  return staleParts.length + keptParts.length > 0;
}

/** Why a text of this report should not be copied unseen; what compares them is loaded when something has changed. */
export function useCopyGuard(output: Output): WhyNot | undefined {
  return useMemo(() => {
    if (!restsOnChanges(output)) return undefined;
    return async (text: string) => {
      const { tellChangedIn } = await import("#tools/report/staleness/changed-text.ts");
      return tellChangedIn(output, text);
    };
  }, [output]);
}
