import { useEffect, useRef, type RefObject } from "react";
import type { ToolType } from "#contract/output.ts";
import { placeOf, type Path } from "#web/features/reader/edit/fields.ts";
import { addRow, moveRow, removeRow, type Edited } from "#web/features/reader/edit/rows.ts";

export type RowTool = "up" | "down" | "remove" | "add";

/** What is done with rows; the focus stays with the row, or goes on where a removed one stood. */
export function useRows(
  form: RefObject<HTMLFormElement | null>,
  tool: ToolType,
  section: string,
  change: (to: (edited: Edited) => Edited) => void,
) {
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    if (focusNext.current === undefined) return;
    const wanted = form.current?.querySelector<HTMLElement>(focusNext.current);
    focusNext.current = undefined;
    wanted?.focus();
  });
  const toolAt = (list: Path, at: number, what: RowTool) => `${placeOf(list)} ${at} ${what}`;
  const find = (list: Path, at: number, what: RowTool) =>
    `[data-row-tool="${CSS.escape(toolAt(list, at, what))}"]`;
  return {
    toolAt,
    move: (list: Path, from: number, to: number) => {
      focusNext.current = find(list, to, to < from ? "up" : "down");
      change((edited) => moveRow(edited, list, from, to));
    },
    remove: (list: Path, at: number, count: number) => {
      const next = Math.min(at, count - 2);
      focusNext.current = next < 0 ? "textarea, select, button" : find(list, next, "remove");
      change((edited) => removeRow(edited, list, at));
    },
    add: (list: Path, count: number) => {
      const place = placeOf([...list, count]).slice(0, -1);
      focusNext.current = `[data-place^="${CSS.escape(place)}"]`;
      change((edited) => addRow(tool, section, edited, list));
    },
  };
}
