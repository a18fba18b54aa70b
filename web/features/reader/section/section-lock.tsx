import { Lock, LockOpen } from "lucide-react";
import { messages } from "#contract/messages.ts";
import { refusalOf } from "#web/api/refusal.ts";
import { useCall } from "#web/api/use-call.ts";
import { useKeep } from "#web/features/reader/edit/use-save.ts";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import { Button } from "#web/ui/button/button.tsx";
import { showError } from "#web/ui/feedback/toasts.ts";

/** The lock on a section, if it has one. */
export function useSectionLock(sectionKey: string) {
  const { output } = useReader();
  return output.locks.find(({ part }) => part === sectionKey);
}

/** Before the title of a locked section: that it is locked, and by whom. */
export function LockMark({ sectionKey }: { sectionKey: string }) {
  const lock = useSectionLock(sectionKey);
  if (!lock) return null;
  const words = `Locked by ${lock.lockedBy ?? "a former colleague"}`;
  return (
    <span className="inline-flex self-center text-ink-3" title={words}>
      <Lock aria-hidden="true" className="size-4!" />
      <span className="sr-only">{words}</span>
    </span>
  );
}

type LockButtonProps = { sectionKey: string; title: string };

/** A locked section stays as it is when the report is written again, and nobody edits it. */
export function LockButton({ sectionKey, title }: LockButtonProps) {
  const { output } = useReader();
  const { keep } = useKeep(output.jobId);
  const isLocked = useSectionLock(sectionKey) !== undefined;
  const { mutate, isPending } = useCall("setLock", {
    onDone: keep,
    onFailed: (error) => showError(refusalOf(error) ?? messages.updateFailed),
  });
  const label = isLocked ? "Unlock" : "Lock";
  return (
    <Button
      aria-label={`${label} ${title}`}
      className="max-tablet:w-10 max-tablet:px-0"
      icon={isLocked ? <LockOpen /> : <Lock />}
      isBusy={isPending}
      look="quiet"
      needsServer
      size="small"
      onClick={() =>
        mutate({
          params: { outputId: output.id },
          body: { part: sectionKey, isLocked: !isLocked },
        })
      }
    >
      <span className="max-tablet:sr-only">{label}</span>
    </Button>
  );
}
