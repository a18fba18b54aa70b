import type { ReactNode } from "react";

type DefinitionListProps = { children: ReactNode };

/** What is known about something, a row for each fact. */
export function DefinitionList({ children }: DefinitionListProps) {
  return <dl className="grid divide-y divide-line-soft">{children}</dl>;
}
