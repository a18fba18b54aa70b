import type { ReactNode } from "react";

type RowsProps = { label: string; children: ReactNode };

export function Rows({ label, children }: RowsProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line-soft">
      {children}
    </ul>
  );
}
