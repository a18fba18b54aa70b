import { useEffect, useState } from "react";

/** Under which the rows that somebody opened are kept: they are still open when the report is opened again. */
const keyOf = (outputId: number) => `roleprint-rows-${outputId}`;

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
    const before = sessionStorage.getItem(keyOf(outputId)) ?? "";
    return new Set([...before.split(" "), linkedId ?? ""].filter(Boolean));
  });
  useEffect(() => {
    sessionStorage.setItem(keyOf(outputId), [...rows].join(" "));
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
