import type { ReactNode } from "react";

type JobFactProps = {
  name: string;
  /** Where the fact takes a whole row of the panel. */
  wide?: "always" | "onPhones";
  children: ReactNode;
};

const spans = { always: "col-span-full", onPhones: "max-tablet:col-span-full" } as const;

export function JobFact({ name, wide, children }: JobFactProps) {
  return (
    <div className={`min-w-0 ${wide ? spans[wide] : ""}`}>
      <dt className="mb-1 text-meta text-ink-3">{name}</dt>
      <dd className="font-[520]">{children}</dd>
    </div>
  );
}
