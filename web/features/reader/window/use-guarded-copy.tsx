import { lazy, Suspense, useCallback, useState } from "react";
import type { Output } from "#contract/output.ts";
import { tellChangedIn } from "#tools/report/changed-text.ts";
import { copyText, type Copied } from "#web/ui/hooks/clipboard.ts";

const CopyCheck = lazy(async () => ({
  default: (await import("#web/ui/button/copy-check.tsx")).CopyCheck,
}));

type Asked = { reason: string; copied: Copied; anchor: { current: HTMLElement | null } };

/** Copies from a report by a key, and asks first beside the section where what it rests on has changed. */
export function useGuardedCopy(output: Output) {
  const [asked, setAsked] = useState<Asked>();
  const whyNot = useCallback((text: string) => tellChangedIn(output, text), [output]);
  const copy = (copied: Copied, sectionId: string) => {
    const reason = whyNot(copied.text);
    if (reason === null) void copyText(copied);
    else
      setAsked({
        reason,
        copied,
        anchor: { current: document.getElementById(`${sectionId}-title`) },
      });
  };
  const close = () => setAsked(undefined);
  const check = asked && (
    <Suspense>
      <CopyCheck
        anchor={asked.anchor}
        reason={asked.reason}
        onClose={close}
        onCopy={() => {
          close();
          void copyText(asked.copied);
        }}
      />
    </Suspense>
  );
  return { whyNot, copy, check };
}
