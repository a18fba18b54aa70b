import { Pencil } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { ReadValue, TextReading } from "#contract/reading.ts";
import { countOf } from "#english/counts.ts";
import { capital } from "#english/words.ts";
import { lineSpan } from "#web/features/reading/counts.ts";
import { ValueEditor } from "#web/features/reading/value-editor.tsx";
import {
  valueRows,
  type FieldChange,
  type ValueFields,
  type ValueName,
  type ValueRow as Row,
} from "#web/features/reading/value-rows.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";

type ValueListProps = {
  reading: TextReading;
  fields: ValueFields;
  numbers: ReadonlyMap<number, number>;
  heading: "h2" | "h3";
  /** Why nothing can be changed at this moment. */
  stop: string | undefined;
  /** Why the last correction could not be saved. */
  refusal: string | undefined;
  onShow: (ids: readonly number[]) => void;
  onField: (change: FieldChange) => void;
};

/** "bonus: 10% of base" is the bonus, and what is said of it. */
function wordsOf({ text }: ReadValue): { label: string; text: string } {
  const [, part, said] = /^([a-z -]+): (.+)$/su.exec(text) ?? [];
  if (!part || !said) return { label: "On top", text };
  return { label: capital(part), text: said };
}

/** What was taken from the lines, each with the line that says it, and what people typed; each can be corrected. */
export function ValueList(props: ValueListProps) {
  const { reading, fields, numbers, heading: Heading, stop, refusal, onShow, onField } = props;
  const [editing, setEditing] = useState<ValueName>();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const { values, lines, kind } = reading;
  const rows = valueRows(reading, fields);
  const known = rows.filter(({ text, name }) => text !== "" || name === editing);
  const missing = rows.filter((row) => !known.includes(row));
  const typed = known.filter(({ isTyped }) => isTyped).length;
  const stated = rows.filter(({ isTyped, text }) => !isTyped && text !== "");
  const extras = values.filter(({ name }) => name === "payExtra");
  const musts = lines.filter(({ place }) => place === "must");
  const wishes = lines.filter(({ place }) => place === "nice").length;
  const link = (ids: readonly number[]) => <LineLink ids={ids} numbers={numbers} onShow={onShow} />;
  const edit = ({ name, label }: Row) => (
    <button
      aria-label={`Change ${label.toLowerCase()}`}
      className="-mr-2 grid size-8 place-items-center rounded-chip text-ink-3 hover:text-ink-1 disabled:opacity-50 max-tablet:size-10"
      disabled={stop !== undefined}
      title={stop}
      type="button"
      onClick={() => setEditing(name)}
    >
      <Pencil className="size-3.5!" />
    </button>
  );
  return (
    <Card className="px-[18px] py-4">
      <div className="flex flex-wrap items-baseline gap-x-2.5">
        <Heading className="heading text-[1.125rem]">Values</Heading>
        <span className="ml-auto text-meta text-ink-3">
          {`${stated.length + extras.length} read${typed > 0 ? `, ${typed} typed` : ""}`}
        </span>
      </div>
      {refusal !== undefined && (
        <p className="mt-2 text-meta text-red" role="alert">
          {refusal}
        </p>
      )}
      <dl className="mt-2 divide-y divide-line-soft">
        {known.map((row) =>
          row.name === editing ? (
            <div key={row.name} className="grid gap-2 py-2.5">
              <dt className="text-meta text-ink-3">{row.label}</dt>
              <dd>
                <ValueEditor
                  fields={fields}
                  row={row}
                  onCancel={() => setEditing(undefined)}
                  onSave={(change) => {
                    onField(change);
                    setEditing(undefined);
                  }}
                />
              </dd>
            </div>
          ) : (
            <ValueRow
              key={row.name}
              edit={edit(row)}
              from={
                row.isTyped ? (
                  <span className="text-meta text-ink-2">Typed in the form</span>
                ) : (
                  link(row.lines)
                )
              }
              name={row.label}
              note={
                row.stated !== null &&
                !kept.has(`${row.name} ${row.text}`) && (
                  <Conflict
                    numbers={numbers}
                    row={row}
                    stated={row.stated}
                    stop={stop}
                    onKeep={() => setKept(new Set([...kept, `${row.name} ${row.text}`]))}
                    onShow={onShow}
                    onUse={onField}
                  />
                )
              }
            >
              {row.text}
              {row.isImplied && <small>implied, not stated</small>}
              {row.name === "hiringCompany" && fields.isClientConfidential && (
                <small>Confidential client: never leaves your team</small>
              )}
            </ValueRow>
          ),
        )}
        {extras.map((value) => {
          const shown = wordsOf(value);
          return (
            <ValueRow
              key={value.text}
              from={value.line === null ? null : link([value.line])}
              name={shown.label}
            >
              {shown.text}
            </ValueRow>
          );
        })}
        {musts.length > 0 && (
          <ValueRow from={link(musts.map(({ id }) => id))} name="Must-haves">
            {musts.length}
            {wishes > 0 && <small>{`and ${countOf(wishes, "nice-to-have")}`}</small>}
          </ValueRow>
        )}
        {missing.map((row) => (
          <ValueRow key={row.name} edit={edit(row)} name={row.label}>
            <span className="font-normal text-ink-3">
              {row.name === "hiringCompany"
                ? fields.isClientConfidential
                  ? "Confidential client, not named"
                  : "Your organization"
                : `Not in your ${kind === "notes" ? "notes" : "text"}`}
            </span>
          </ValueRow>
        ))}
      </dl>
    </Card>
  );
}

type ConflictProps = {
  row: Row;
  stated: NonNullable<Row["stated"]>;
  numbers: ReadonlyMap<number, number>;
  stop: string | undefined;
  onShow: (ids: readonly number[]) => void;
  onKeep: () => void;
  onUse: (change: FieldChange) => void;
};

/** The form and the text say different things: both, and whose word counts. */
function Conflict({ row, stated, numbers, stop, onShow, onKeep, onUse }: ConflictProps) {
  const shown = stated.lines.flatMap((id) => numbers.get(id) ?? []);
  const where = shown.length === 0 ? "the text" : lineSpan([...new Set(shown)]);
  return (
    <div className="my-1.5 grid gap-2 rounded-control border-l-3 border-marker bg-marker-wash px-3 py-2 text-small">
      <p>
        {`The form says “${row.text}”, the text says “${stated.text}” `}
        <LineLink ids={stated.lines} numbers={numbers} onShow={onShow} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onKeep}>
          Keep yours
        </Button>
        <Button
          isDisabled={stop !== undefined}
          size="small"
          title={stop}
          onClick={() => onUse(stated.change)}
        >
          {`Use ${where}`}
        </Button>
      </div>
    </div>
  );
}

type ValueRowProps = {
  name: string;
  children: ReactNode;
  from?: ReactNode;
  edit?: ReactNode;
  note?: ReactNode;
};

function ValueRow({ name, children, from, edit, note }: ValueRowProps) {
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)_auto_24px] items-baseline gap-x-2 py-[7px] max-tablet:min-h-12">
      <dt className="text-meta text-ink-3">{name}</dt>
      <dd className="text-small font-[520] first-letter:uppercase [&_small]:block [&_small]:text-meta [&_small]:font-normal [&_small]:text-ink-3">
        {children}
      </dd>
      <dd>{from}</dd>
      <dd className="-my-[5px] self-start justify-self-end max-tablet:-my-[9px]">{edit}</dd>
      {note && <dd className="col-span-full">{note}</dd>}
    </div>
  );
}

type LineLinkProps = {
  ids: readonly number[];
  numbers: ReadonlyMap<number, number>;
  onShow: (ids: readonly number[]) => void;
};

/** "line 33": scrolls to the line and outlines it. */
export function LineLink({ ids, numbers, onShow }: LineLinkProps) {
  const shown = [...new Set(ids.flatMap((id) => numbers.get(id) ?? []))];
  if (shown.length === 0) return null;
  return (
    <button
      className="min-h-6 text-meta font-[520] whitespace-nowrap text-blue hover:underline hover:underline-offset-2 max-tablet:min-h-10"
      type="button"
      onClick={() => onShow(ids)}
    >
      {lineSpan(shown)}
    </button>
  );
}
