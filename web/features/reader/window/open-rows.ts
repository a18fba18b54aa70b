import { useEffect, useState } from "react";

/** The rows somebody opened, by report: they are still open when the report is opened again. */
const kept = new Map<number, ReadonlySet<string>>();

export type OpenRows = {
  isOpen: (id: string) => boolean;
  open: (id: string) => void;
  toggle: (id: string) => void;
  /** Opens every row, or folds them when all are open. */
  toggleAll: () => void;
};

/** Which sections of a report stand open; the one that its address names is open from the start. */
export function useOpenRows(
  outputId: number,
  ids: readonly string[],
  linkedId: string | undefined,
): OpenRows {
  const [rows, setRows] = useState(() => {
    const before = kept.get(outputId) ?? [];
    return new Set(linkedId === undefined ? before : [...before, linkedId]);
  });
  useEffect(() => {
    kept.set(outputId, rows);
  }, [outputId, rows]);
  return {
    isOpen: (id) => rows.has(id),
    open: (id) => setRows(new Set([...rows, id])),
    toggle: (id) => {
      const others = [...rows].filter((one) => one !== id);
      setRows(new Set(rows.has(id) ? others : [...others, id]));
    },
    toggleAll: () => setRows(new Set(ids.every((id) => rows.has(id)) ? [] : ids)),
  };
}
