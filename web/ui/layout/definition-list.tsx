import type { ReactNode } from "react";

type DefinitionListProps = { children: ReactNode };

export function DefinitionList({ children }: DefinitionListProps) {
  return <dl className="grid divide-y divide-line-soft">{children}</dl>;
}

type DefinitionRowProps = {
  term: string;
  /** Without it the row says that nothing was provided. */
  children?: ReactNode;
};

export function DefinitionRow({ term, children }: DefinitionRowProps) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-3 first:pt-0 last:pb-0 tablet:grid-cols-[168px_minmax(0,1fr)]">
      <dt className="text-small text-ink-3">{term}</dt>
      <dd className="min-w-0 whitespace-pre-line">
        {children || <span className="text-ink-3">Not provided.</span>}
      </dd>
    </div>
  );
}
