import type { ModelConnection } from "#contract/connection.ts";
import { Button } from "#web/ui/button/button.tsx";
import { CalendarDate } from "#web/ui/time/time.tsx";

type StoredKeyProps = { connection: ModelConnection; onReplace: () => void };

/** A key that nobody sees again: dots, its last four and who added it. */
export function StoredKey({ connection, onReplace }: StoredKeyProps) {
  const added = (
    <>
      added by {connection.addedBy ?? "a former member"}, <CalendarDate iso={connection.addedAt} />
    </>
  );
  return (
    <div className="grid gap-1.5">
      <p className="text-small font-[560]">Key</p>
      <div className="flex gap-2">
        <p className="flex h-10 min-w-0 flex-1 items-center gap-2 rounded-control border border-line bg-canvas px-3 whitespace-nowrap max-tablet:h-11 dark:bg-raised">
          <span aria-hidden="true" className="tracking-[0.06em]">
            •••• •••• ••••
          </span>
          <span>
            <span className="sr-only">Ends in </span>
            {connection.keyEnd}
          </span>
          <span className="ml-auto truncate text-meta text-ink-3 max-tablet:hidden">{added}</span>
        </p>
        <Button className="h-10 max-tablet:h-11" onClick={onReplace}>
          Replace<span className="sr-only"> the key</span>
        </Button>
      </div>
      <p className="text-meta text-ink-3 first-letter:uppercase tablet:hidden">{added}</p>
    </div>
  );
}
