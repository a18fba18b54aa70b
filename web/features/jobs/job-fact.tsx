import { clsx } from "clsx";
import type { ReactNode } from "react";

type JobFactProps = {
  name: string;
  /** Whether it is one of those a phone shows without being asked. */
  isBrief?: boolean;
  /** Whether it takes a whole row where facts stand side by side. */
  isWide?: boolean;
  children: ReactNode;
};

export function JobFact({ name, isBrief = false, isWide = false, children }: JobFactProps) {
  return (
    <div
      className={clsx(
        "min-w-0",
        isWide && "col-span-full",
        !isBrief && "max-tablet:col-span-full max-tablet:group-data-brief:hidden",
      )}
    >
      <dt className="mb-1 text-meta text-ink-3">{name}</dt>
      <dd className="font-[520]">{children}</dd>
    </div>
  );
}
