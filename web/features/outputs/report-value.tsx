import { shapeOf } from "#web/features/outputs/report-shape.ts";
import { ReportTable } from "#web/features/outputs/report-table.tsx";

type ReportValueProps = { name: string; value: unknown };

/** Any value of a report, however deep, in a readable form. */
export function ReportValue({ name, value }: ReportValueProps) {
  const shape = shapeOf(value);
  switch (shape.kind) {
    case "text":
      return <p className="max-w-[42em] text-pretty whitespace-pre-line">{shape.text}</p>;
    case "empty":
      return <p className="text-ink-3">{shape.text}</p>;
    case "table":
      return <ReportTable caption={name} columns={shape.columns} rows={shape.rows} />;
    case "list":
      return (
        <ul className="grid max-w-[42em] gap-2.5">
          {shape.entries.map((entry) => (
            <li
              key={entry.place}
              className="relative pl-5 before:absolute before:top-[0.62em] before:left-0.5 before:size-1.5 before:rounded-full before:bg-blue-t2"
            >
              <ReportValue name={name} value={entry.value} />
            </li>
          ))}
        </ul>
      );
    case "cards":
      return (
        <ul className="grid gap-3">
          {shape.entries.map((entry) => (
            <li key={entry.place} className="rounded-card border border-line p-4 text-body">
              <ReportValue name={name} value={entry.value} />
            </li>
          ))}
        </ul>
      );
    default:
      return (
        <dl className="grid gap-x-6 gap-y-1.5 tablet:grid-cols-[9rem_minmax(0,1fr)]">
          {shape.entries.map((entry) => (
            <div key={entry.name} className="contents">
              <dt className="text-ink-3 max-tablet:mt-2">{entry.name}</dt>
              <dd className="min-w-0">
                <ReportValue name={entry.name} value={entry.value} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}
