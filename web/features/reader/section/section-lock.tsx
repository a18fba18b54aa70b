import { Lock, LockOpen } from "lucide-react";
import { countOf } from "#english/counts.ts";
import { useLocking } from "#web/features/reader/edit/use-save.ts";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import { Button } from "#web/ui/button/button.tsx";

/** The lock on a part, a section's key or a row's id, if it has one. */
export function usePartLock(part: string) {
  const { output } = useReader();
  return output.locks.find((lock) => lock.part === part);
}

/** Before the title of a locked part: that it is locked, and by whom; of a section also how many of its rows are. */
export function LockMark({ part }: { part: string }) {
  const { output } = useReader();
  const lock = usePartLock(part);
  const count = output.locks.filter(({ section }) => section === part).length;
  if (!lock && count === 0) return null;
  const words = lock
    ? `Locked by ${lock.lockedBy ?? "a former colleague"}`
    : `${countOf(count, "row")} locked`;
  return (
    <span className="inline-flex self-center text-ink-3" title={words}>
      <Lock aria-hidden="true" className="size-4!" />
      <span className="sr-only">{words}</span>
    </span>
  );
}

type LockButtonProps = { part: string; title: string };

/** A locked part stays as it is when the report is written again, and nobody edits it. */
export function LockButton({ part, title }: LockButtonProps) {
  const { output } = useReader();
  const { lockOf, toggle, isPending } = useLocking(output);
  const isLocked = lockOf(part) !== undefined;
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
      onClick={() => toggle(part)}
    >
      <span className="max-tablet:sr-only">{label}</span>
    </Button>
  );
}
