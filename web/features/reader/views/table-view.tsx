import { z } from "zod";
import type { SectionLayout } from "#tools/document/layout.ts";
import { ReportLink } from "#web/features/reader/report-link.tsx";
import {
  defineView,
  entries,
  Link,
  Text,
  type SectionView,
} from "#web/features/reader/views/section-view.tsx";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { ReportTable } from "#web/features/reader/value/report-table.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

const Cell = z.union([Text, z.number(), z.null(), z.array(Link), z.array(Text)]);
type Cell = z.infer<typeof Cell>;
type Row = Record<string, Cell>;

type TableOptions = {
  /** Smaller comes first. */
  rank?: (row: Row) => number;
};

function CellView({ cell }: { cell: Cell }) {
  if (cell === null) return <span className="text-ink-3">–</span>;
  if (!Array.isArray(cell)) return <Words text={String(cell)} />;
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {numbered<string | { label: string; url: string }>(cell).map(({ at, value }) =>
        typeof value === "string" ? (
          <Words key={at} text={value} />
        ) : (
          <ReportLink key={at} {...value} />
        ),
      )}
    </span>
  );
}

/** Rows of the same fields under the headings of their layout, in its order. */
export function tableView(
  { columns = {} }: SectionLayout,
  options: TableOptions = {},
): SectionView {
  const headings = new Map(Object.entries(columns).map(([heading, key]) => [key, heading]));
  const keys = [...headings.keys()];
  const schema = entries(Object.fromEntries(keys.map((key) => [key, Cell])));
  return defineView(schema, ({ title, value }) => {
    const { rank } = options;
    const rows = value as Row[];
    const ordered = rank ? rows.toSorted((left, right) => rank(left) - rank(right)) : rows;
    const shown = keys.filter((key) => rows.some((row) => row[key] !== null));
    return (
      <ReportTable
        caption={title}
        columns={shown.map((key) => headings.get(key) ?? key)}
        rows={ordered.map((row) =>
          shown.map((key) => <CellView key={key} cell={row[key] ?? null} />),
        )}
      />
    );
  });
}
