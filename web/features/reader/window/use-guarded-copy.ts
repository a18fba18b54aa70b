import type { Output } from "#contract/output.ts";
import { useCopyGuard } from "#web/report/use-copy-guard.ts";
import { showError } from "#web/ui/feedback/toasts.ts";
import { copyText, type Copied } from "#web/ui/hooks/clipboard.ts";

/** Copies from a report by a key; what rests on changed facts is left to the Copy beside it, which asks. */
export function useGuardedCopy(output: Output) {
  const whyNot = useCopyGuard(output);
  const copy = async (copied: Copied) => {
    const reason = await whyNot?.(copied.text);
    if (reason) showError({ title: "Not copied", description: `${reason} Copy asks beside it.` });
    else await copyText(copied);
  };
  return { whyNot, copy: (copied: Copied) => void copy(copied) };
}
