import type { ReactNode } from "react";

type BulletListProps = { children: readonly ReactNode[] };

/** Entries one under the other, each with a small blue dot. */
export function BulletList({ children }: BulletListProps) {
  return (
    <ul className="grid max-w-[42em] gap-2">
      {numbered(children).map(({ at, value: entry }) => (
        <li
          key={at}
          className="relative pl-5 before:absolute before:top-[0.62em] before:left-0.5 before:size-1.5 before:rounded-full before:bg-blue-t2"
        >
          {entry}
        </li>
      ))}
    </ul>
  );
}

/** Entries with their places: in a report the place is what tells two alike entries apart. */
export function numbered<Value>(values: readonly Value[]): { at: number; value: Value }[] {
  return values.map((value, at) => ({ at, value }));
}
