import type { ReactNode } from "react";
import type { ReadValue, TextReading } from "#contract/reading.ts";
import { lineSpan } from "#web/features/reading/counts.ts";
import { Card } from "#web/ui/card.tsx";

type ValueListProps = {
  reading: TextReading;
  numbers: ReadonlyMap<number, number>;
  heading: "h2" | "h3";
  onShow: (ids: readonly number[]) => void;
};

const labels: Readonly<Record<ReadValue["name"], string>> = {
  title: "Title",
  place: "Place",
  workType: "Work type",
  employment: "Employment",
  pay: "Base pay",
  payExtra: "On top",
};

/** "bonus: 10% of base" is the bonus, and what is said of it. */
function wordsOf({ name, text }: ReadValue): { label: string; text: string } {
  const [, part, said] = /^([a-z -]+): (.+)$/su.exec(text) ?? [];
  if (name !== "payExtra" || !part || !said) return { label: labels[name], text };
  return { label: part.charAt(0).toUpperCase() + part.slice(1), text: said };
}

/** What was taken from the lines, each with the line that says it. */
export function ValueList({ reading, numbers, heading: Heading, onShow }: ValueListProps) {
  const { values, lines, kind } = reading;
  const typed = values.filter(({ line }) => line === null).length;
  const text = kind === "notes" ? "notes" : "text";
  const missing = (Object.keys(labels) as ReadValue["name"][]).filter(
    (name) => name !== "payExtra" && !values.some((value) => value.name === name),
  );
  const musts = lines.filter(({ place }) => place === "must");
  const wishes = lines.filter(({ place }) => place === "nice").length;
  const link = (ids: readonly number[]) => <LineLink ids={ids} numbers={numbers} onShow={onShow} />;
  return (
    <Card className="px-[18px] py-4">
      <div className="flex flex-wrap items-baseline gap-x-2.5">
        <Heading className="heading text-[1.125rem]">Values</Heading>
        <span className="ml-auto text-meta text-ink-3">
          {`${values.length - typed} read${typed > 0 ? `, ${typed} typed by you` : ""}`}
        </span>
      </div>
      <dl className="mt-2 divide-y divide-line-soft">
        {values.map((value) => {
          const shown = wordsOf(value);
          return (
            <ValueRow
              key={`${value.name} ${value.text}`}
              from={
                value.line === null ? (
                  <span className="text-meta text-ink-2">You typed this</span>
                ) : (
                  link([value.line])
                )
              }
              name={shown.label}
            >
              {shown.text}
              {value.isImplied && <small>implied, not stated</small>}
            </ValueRow>
          );
        })}
        {musts.length > 0 && (
          <ValueRow from={link(musts.map(({ id }) => id))} name="Must-haves">
            {musts.length}
            {wishes > 0 && (
              <small>{`and ${wishes} ${wishes === 1 ? "nice-to-have" : "nice-to-haves"}`}</small>
            )}
          </ValueRow>
        )}
        {missing.length > 0 && (
          <ValueRow name={missing.map((name) => labels[name]).join(", ")}>
            <span className="font-normal text-ink-3">{`Not in your ${text}`}</span>
          </ValueRow>
        )}
      </dl>
    </Card>
  );
}

type ValueRowProps = { name: string; children: ReactNode; from?: ReactNode };

function ValueRow({ name, children, from }: ValueRowProps) {
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)_auto] items-baseline gap-x-2 py-[7px] max-tablet:min-h-12">
      <dt className="text-meta text-ink-3">{name}</dt>
      <dd className="text-small font-[520] first-letter:uppercase [&_small]:block [&_small]:text-meta [&_small]:font-normal [&_small]:text-ink-3">
        {children}
      </dd>
      {from && <dd>{from}</dd>}
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
  const shown = ids.flatMap((id) => numbers.get(id) ?? []);
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
