import { createContext, use, type KeyboardEvent } from "react";
import type { SectionLayout } from "#tools/document/layout.ts";
import type { Path } from "#web/features/reader/edit/fields.ts";
import type { useLocking } from "#web/features/reader/edit/use-save.ts";
import type { useRows } from "#web/features/reader/edit/use-rows.ts";

type Edit = {
  layoutAt: (path: Path) => SectionLayout;
  /** Undefined where there is nothing to change. */
  textAt: (path: Path) => string | undefined;
  change: (path: Path, text: string) => void;
  /** What a lock on the row at this place goes by; undefined where there is no stored row. */
  partAt: (path: Path) => string | undefined;
  locking: ReturnType<typeof useLocking>;
  isLockedAt: (path: Path) => boolean;
  /** Whether something was written in the row at this place that is not saved yet. */
  isWrittenAt: (path: Path) => boolean;
  rows: ReturnType<typeof useRows>;
  onKeyDown: (event: KeyboardEvent) => void;
};

export const EditContext = createContext<Edit | null>(null);

export function useEdit(): Edit {
  const edit = use(EditContext);
  if (edit === null) throw new Error("a field stands outside an editor");
  return edit;
}
