type ReportTableProps = {
  caption: string;
  columns: string[];
  rows: { place: number; cells: string[] }[];
};

/** Like rows as a table; on phones each row becomes a block of named cells. */
export function ReportTable({ caption, columns, rows }: ReportTableProps) {
  return (
    <table className="w-full border-collapse text-[0.90625rem]">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-tablet:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              className="border-b border-control py-2 pr-4 text-left text-meta font-[520] text-ink-3"
              scope="col"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, cells }) => (
          <tr
            key={place}
            className="max-tablet:grid max-tablet:gap-1 max-tablet:border-b max-tablet:border-line max-tablet:py-3"
          >
            {cells.map((cell, index) => (
              <td
                key={columns[index]}
                className="align-top first:font-[620] max-tablet:not-first:before:mr-2 max-tablet:not-first:before:text-ink-3 max-tablet:not-first:before:content-[attr(data-column)':'] tablet:border-b tablet:border-line tablet:py-3 tablet:pr-4"
                data-column={columns[index]}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
