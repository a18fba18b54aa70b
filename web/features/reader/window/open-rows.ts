import { useEffect, useState } from "react";

/** Under which the rows that somebody opened are kept: they are still open when the report is opened again. */
const keyOf = (outputId: number) => `roleprint-rows-${outputId}`;
/** Set while somebody wants every report open. */
const allKey = "roleprint-rows-all";

export type OpenRows = {
  isAllOpen: boolean;
  isOpen: (id: string) => boolean;
  open: (id: string) => void;
  toggle: (id: string) => void;
  /** Opens every row, of this report and the next ones, or folds them when all are open. */
  toggleAll: () => void;
};

/** While all are open, `others` are the folded ones; else the open ones. */
type Rows = { isAll: boolean; others: ReadonlySet<string> };

/** Which sections of a report stand open; the one that its address names is open from the start, as is the one used at once. */
export function useOpenRows(
  outputId: number,
  ids: readonly string[],
  first: readonly (string | undefined)[],
): OpenRows {
  const [rows, setRows] = useState((): Rows => {
    if (localStorage.getItem(allKey) !== null) return { isAll: true, others: new Set() };
    const before = sessionStorage.getItem(keyOf(outputId))?.split(" ") ?? [];
    return { isAll: false, others: new Set([...before, ...first].filter(Boolean) as string[]) };
  });
  useEffect(() => {
    if (!rows.isAll) sessionStorage.setItem(keyOf(outputId), [...rows.others].join(" "));
  }, [outputId, rows]);
  const isOpen = (id: string) => rows.others.has(id) !== rows.isAll;
  const toggle = (id: string) => {
    const rest = [...rows.others].filter((one) => one !== id);
    setRows({ ...rows, others: new Set(rows.others.has(id) ? rest : [...rest, id]) });
  };
  const isAllOpen = ids.every(isOpen);
  return {
    isAllOpen,
    isOpen,
    toggle,
    open: (id) => {
      if (!isOpen(id)) toggle(id);
    },
    toggleAll: () => {
      if (isAllOpen) localStorage.removeItem(allKey);
      else localStorage.setItem(allKey, "yes");
      setRows({ isAll: !isAllOpen, others: new Set() });
    },
  };
}
