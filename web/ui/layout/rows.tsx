import type { ReactNode } from "react";

type RowsProps = { label: string; children: ReactNode };

export function Rows({ label, children }: RowsProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line-soft">
      {children}
    </ul>
  );
}

type RowProps = {
  tile: ReactNode;
  title: ReactNode;
  detail: ReactNode;
  actions?: ReactNode;
};

/** One person, account or invitation of a list; on phones the actions move below. */
export function Row({ tile, title, detail, actions }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      {tile}
      <div className="min-w-[min(200px,60%)] flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-[560]">{title}</p>
        <p className="text-small text-ink-3">{detail}</p>
      </div>
      {actions && <div className="flex items-center gap-1.5">{actions}</div>}
    </li>
  );
}
