import { useEffect, useEffectEvent } from "react";
import { forgetDraft, keepDraft, type JobDraft } from "#web/features/job-form/job-draft.ts";

const keepEveryMs = 1_000;

/** Keeps what is typed in this tab, also across a lost session; nothing to keep forgets it. */
export function useKeptDraft(
  organizationId: number | undefined,
  compose: () => JobDraft | undefined,
): void {
  const keep = useEffectEvent(() => {
    if (organizationId === undefined) return;
    const draft = compose();
    if (draft) keepDraft(organizationId, draft);
    else forgetDraft(organizationId);
  });
  useEffect(() => {
    const timer = setInterval(keep, keepEveryMs);
    window.addEventListener("pagehide", keep);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, []);
}
