import { Children, type ReactNode } from "react";

type JobGridProps = { children: ReactNode };

/** Three cards in a row, two on a small screen, one on a phone. */
export function JobGrid({ children }: JobGridProps) {
  return (
    <ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4 desktop:grid-cols-3">
      {Children.map(children, (card) => (
        <li className="grid min-w-0">{card}</li>
      ))}
    </ul>
  );
}
