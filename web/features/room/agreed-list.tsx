import { clsx } from "clsx";
import type { ReactNode } from "react";

export function AgreedList({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line-soft">{children}</ul>;
}

type AgreedRowProps = {
  label: string;
  value: ReactNode;
  /** Who decided it and when: "Tomas, 18 Nov". */
  by?: string | undefined;
  /** Whether nobody decided it. */
  isQuiet?: boolean;
};

/** One thing of an agreement and how it stands. */
export function AgreedRow({ label, value, by, isQuiet = false }: AgreedRowProps) {
  return (
    <li className="grid grid-cols-[minmax(45%,1fr)_minmax(0,auto)] gap-x-4 gap-y-0.5 py-[11px] text-body">
      <span className="text-ink-2">{label}</span>
      <span className={clsx("text-right text-balance", isQuiet ? "text-ink-3" : "font-[600]")}>
        {value}
      </span>
      {by && <span className="col-span-2 text-meta text-ink-3">{by}</span>}
    </li>
  );
}
