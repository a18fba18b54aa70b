import { Prose } from "#web/features/reader/pieces/prose.tsx";
import { BulletList, numbered } from "#web/features/reader/value/bullet-list.tsx";
import { shapeOf } from "#web/features/reader/value/report-shape.ts";
import { ReportTable } from "#web/features/reader/value/report-table.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

type ReportValueProps = { name: string; value: unknown };

/** Any value of a report, however deep, in a readable form: its shape decides. */
export function ReportValue({ name, value }: ReportValueProps) {
  const shape = shapeOf(value);
  switch (shape.kind) {
    case "text":
      return <Prose text={shape.text} />;
    case "empty":
      return <p className="text-ink-3">{shape.text}</p>;
    case "table":
      return (
        <ReportTable
          caption={name}
          columns={shape.columns}
          rows={shape.rows.map((cells) =>
            numbered(cells).map(({ at, value: cell }) => <Words key={at} text={cell} />),
          )}
        />
      );
    case "list":
      return (
        <BulletList>
          {numbered(shape.entries).map((entry) => (
            <ReportValue key={entry.at} name={name} value={entry.value} />
          ))}
        </BulletList>
      );
    case "cards":
      return (
        <ul className="grid gap-3">
          {numbered(shape.entries).map((entry) => (
            <li key={entry.at} className="rounded-card border border-line p-4 text-body">
              <ReportValue name={name} value={entry.value} />
            </li>
          ))}
        </ul>
      );
    default:
      return (
        <dl className="grid gap-x-6 gap-y-1.5 tablet:grid-cols-[9rem_minmax(0,1fr)]">
          {numbered(shape.entries).map(({ at, value: entry }) => (
            <div key={at} className="contents">
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
