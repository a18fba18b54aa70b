import { clsx } from "clsx";
import type { ReactNode } from "react";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";

type ReportTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** Whether the first column stays in view when the table is wider than the page. */
  isWide?: boolean;
};

/** Like rows as a table; on phones each row becomes a block of named cells. */
export function ReportTable({ caption, columns, rows, isWide = false }: ReportTableProps) {
  const table = (
    <table
      className={clsx(
        "w-full border-collapse text-[0.90625rem] leading-[1.45]",
        isWide && "tablet:min-w-[760px]",
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="max-tablet:sr-only">
        <tr>
          {numbered(columns).map(({ at, value: column }) => (
            <th
              key={at}
              className={clsx(
                "border-b border-control py-2 pr-4 text-left align-bottom text-meta font-[520] text-ink-3",
                isWide && "first:sticky first:left-0 first:z-1 first:bg-surface",
              )}
              scope="col"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered(rows).map(({ at, value: cells }) => (
          <tr
            key={at}
            className="break-inside-avoid max-tablet:grid max-tablet:gap-1.5 max-tablet:border-b max-tablet:border-line max-tablet:py-3.5"
          >
            {numbered(cells).map(({ at: index, value: cell }) => {
              const style = clsx(
                "align-top max-tablet:grid max-tablet:text-left tablet:border-b tablet:border-line tablet:py-3 tablet:pr-4",
                isWide && "first:sticky first:left-0 first:z-1 first:bg-surface",
              );
              return index === 0 ? (
                <th key={index} className={`${style} text-left font-[620] text-ink-1`} scope="row">
                  {cell}
                </th>
              ) : (
                <td
                  key={index}
                  className={`${style} max-tablet:before:text-meta max-tablet:before:text-ink-3 max-tablet:before:content-[attr(data-column)]`}
                  data-column={columns[index]}
                >
                  <div>{cell}</div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!isWide) return table;
  return (
    <div className="tablet:overflow-x-auto" {...scrollArea(`Table of ${caption}`)}>
      {table}
    </div>
  );
}

/** What makes an area that scrolls reachable by keyboard. */
export function scrollArea(label: string) {
  return { role: "region", "aria-label": label, tabIndex: 0 } as const;
}
