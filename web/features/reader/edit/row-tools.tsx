import { clsx } from "clsx";
import { ArrowDown, ArrowUp, Lock, LockOpen, Plus, Trash2 } from "lucide-react";
import { useEdit } from "#web/features/reader/edit/edit-context.ts";
import type { Path } from "#web/features/reader/edit/fields.ts";
import { Button } from "#web/ui/button/button.tsx";

type RowToolsProps = {
  list: Path;
  at: number;
  count: number;
  /** One under the other, in a table that needs its width for words. */
  isUpright?: boolean;
};

/** What can be done with a row of a list: its place, and its end. */
export function RowTools({ list, at, count, isUpright = false }: RowToolsProps) {
  const { rows, locking, partAt, isLockedAt, isWrittenAt } = useEdit();
  const here = [...list, at];
  const part = partAt(here);
  const isLocked = part !== undefined && locking.lockOf(part) !== undefined;
  const row = `row ${at + 1}`;
  return (
    <span className={clsx("inline-flex", isUpright && "tablet:-my-1 tablet:flex-col")}>
      <Button
        aria-label={`Move ${row} up`}
        data-row-tool={rows.toolAt(list, at, "up")}
        icon={<ArrowUp />}
        isDisabled={at === 0}
        look="quiet"
        size="icon"
        onClick={() => rows.move(list, at, at - 1)}
      />
      <Button
        aria-label={`Move ${row} down`}
        data-row-tool={rows.toolAt(list, at, "down")}
        icon={<ArrowDown />}
        isDisabled={at === count - 1}
        look="quiet"
        size="icon"
        onClick={() => rows.move(list, at, at + 1)}
      />
      <Button
        aria-label={`Remove ${row}`}
        data-row-tool={rows.toolAt(list, at, "remove")}
        icon={<Trash2 />}
        isDisabled={isLockedAt(here)}
        look="quiet"
        size="icon"
        onClick={() => rows.remove(list, at, count)}
      />
      {part !== undefined && (
        <Button
          aria-label={`${isLocked ? "Unlock" : "Lock"} ${row}`}
          icon={isLocked ? <LockOpen /> : <Lock />}
          isBusy={locking.isPending}
          // What was written in a row is saved before the row is locked.
          isDisabled={isWrittenAt(here)}
          look="quiet"
          needsServer
          size="icon"
          onClick={() => locking.toggle(part)}
        />
      )}
    </span>
  );
}

type AddRowProps = { list: Path; name: string; count: number };

export function AddRow({ list, name, count }: AddRowProps) {
  const { rows } = useEdit();
  return (
    <Button
      aria-label={name === "" ? "Add row" : `Add row to ${name}`}
      className="justify-self-start"
      data-row-tool={rows.toolAt(list, 0, "add")}
      icon={<Plus />}
      look="quiet"
      size="small"
      onClick={() => rows.add(list, count)}
    >
      Add row
    </Button>
  );
}
