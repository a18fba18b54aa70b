import type { ReactNode } from "react";
import { isRecord } from "#contract/walk.ts";
import type { SectionLayout } from "#tools/document/layout.ts";
import { EditField, type Look } from "#web/features/reader/edit/edit-field.tsx";
import { useEdit } from "#web/features/reader/edit/edit-context.ts";
import { AddRow, RowTools } from "#web/features/reader/edit/row-tools.tsx";
import { isText, openFields, type Path } from "#web/features/reader/edit/fields.ts";
import { BulletList, numbered } from "#web/features/reader/value/bullet-list.tsx";
import { ReportTable } from "#web/features/reader/value/report-table.tsx";

type EditPartProps = { name: string; path: Path; value: unknown; look?: Look };

/** A part of a section as it is read, each of its texts a field. */
export function EditPart({ name, path, value, look = "text" }: EditPartProps) {
  const { layoutAt } = useEdit();
  if (isText(value))
    return <EditField isNumber={typeof value === "number"} label={name} look={look} path={path} />;
  if (!Array.isArray(value))
    return isRecord(value) ? <EditRecord look={look} path={path} value={value} /> : null;
  const layout = layoutAt(path);
  const rows = value.filter(isRecord);
  if (layout.as === "table" && rows.length === value.length)
    return <EditTable name={name} path={path} rows={rows} />;
  const lines = value.map((entry, at) => lineIn(entry, [...path, at], layout));
  if (lines.every((line) => line !== null))
    return (
      <EditedList list={path} name={name} count={lines.length}>
        <BulletList>
          {numbered(lines).map(({ at, value: line }) => (
            <div key={at} className="flex items-start gap-1 max-tablet:flex-wrap">
              <div className="min-w-0 flex-1 max-tablet:basis-full">
                <EditField label={`${name}, line ${at + 1}`} look={look} path={line} />
              </div>
              <RowTools at={at} count={lines.length} list={path} />
            </div>
          ))}
        </BulletList>
      </EditedList>
    );
  return (
    <EditedList list={path} name={name} count={value.length}>
      <ul className="grid gap-3">
        {numbered(value).map(({ at, value: entry }) => (
          <li key={at} className="rounded-card border border-line p-3 tablet:p-4">
            <fieldset className="min-w-0">
              <legend className="float-left mb-2 w-full text-meta text-ink-3">
                {name}, {at + 1} of {value.length}
              </legend>
              <div className="clear-both mb-2">
                <RowTools at={at} count={value.length} list={path} />
              </div>
              <div className="clear-both">
                <EditPart look={look} name={name} path={[...path, at]} value={entry} />
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
    </EditedList>
  );
}

type EditedListProps = { list: Path; name: string; count: number; children: ReactNode };

/** A list whose rows can be moved and removed, and the way to one more. */
function EditedList({ list, name, count, children }: EditedListProps) {
  return (
    <fieldset aria-label={name} className="grid min-w-0 gap-2">
      {children}
      <AddRow count={count} list={list} name={name} />
    </fieldset>
  );
}

/** Where the one text of an entry stands, or null if it has more. */
function lineIn(entry: unknown, path: Path, layout: SectionLayout): Path | null {
  if (isText(entry)) return path;
  if (!isRecord(entry)) return null;
  const [first, second] = openFields(layout, entry);
  return first && !second && isText(entry[first.key]) ? [...path, first.key] : null;
}

type EditRecordProps = { path: Path; value: Readonly<Record<string, unknown>>; look: Look };

/** The named fields of a record, one under the other. */
function EditRecord({ path, value, look }: EditRecordProps) {
  const { layoutAt } = useEdit();
  const layout = layoutAt(path);
  const titleLook = path.length === 0 ? "verdict" : "title";
  return (
    <div className="grid gap-3">
      {openFields(layout, value).map(({ key, name }) => {
        const part = value[key];
        const here = [...path, key];
        if (isText(part))
          return (
            <EditField
              key={key}
              isNamed
              choices={layout.choices?.[key]}
              isNumber={typeof part === "number"}
              label={name}
              look={layout.title === key ? titleLook : look}
              path={here}
            />
          );
        return (
          <div key={key} className="grid gap-1.5">
            {name !== "" && <p className="text-meta text-ink-3">{name}</p>}
            <EditPart look={look} name={name} path={here} value={part} />
          </div>
        );
      })}
    </div>
  );
}

type Row = Readonly<Record<string, unknown>>;
type EditTableProps = { name: string; path: Path; rows: readonly Row[] };

/** The same table that is read, each of its texts a field; what no column names stands in the last cell. */
function EditTable({ name, path, rows }: EditTableProps) {
  const { layoutAt } = useEdit();
  const layout = layoutAt(path);
  const columns = Object.entries(layout.columns ?? {}).map(([head, keys]) => ({
    head,
    keys: keys.split(" "),
  }));
  const named = new Set(columns.flatMap(({ keys }) => keys));
  const cell = (row: Row, at: number, head: string, key: string): ReactNode => {
    const value = row[key];
    const here = [...path, at, key];
    const isOpen = openFields(layout, row).some((field) => field.key === key);
    if (!isOpen) return isText(value) && <span key={key}>{value}</span>;
    if (!isText(value))
      return <EditPart key={key} look="cell" name={head} path={here} value={value} />;
    return (
      <EditField
        key={key}
        choices={layout.choices?.[key]}
        isNumber={typeof value === "number"}
        label={`${head}, row ${at + 1}`}
        look="cell"
        path={here}
      />
    );
  };
  const cellsOf = (row: Row, at: number): ReactNode[] => {
    const more = openFields(layout, row).filter(({ key }) => !named.has(key));
    return columns.map(({ head, keys }, column) => (
      <div key={head} className="grid gap-2 tablet:min-w-24">
        {keys.map((key) => cell(row, at, head, key))}
        {column === columns.length - 1 && more.map((one) => cell(row, at, one.name, one.key))}
      </div>
    ));
  };
  return (
    <EditedList list={path} name={name} count={rows.length}>
      <ReportTable
        caption={name}
        columns={[...columns.map(({ head }) => head), "Row"]}
        rows={numbered(rows).map(({ at, value: row }) => [
          ...cellsOf(row, at),
          <RowTools key="tools" isUpright at={at} count={rows.length} list={path} />,
        ])}
      />
    </EditedList>
  );
}
