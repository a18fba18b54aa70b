import { clsx } from "clsx";
import { Minus, Plus } from "lucide-react";
import { countOf } from "#english/counts.ts";
import { ChangedWords, Deleted, Inserted } from "#web/features/reader/compare/changed-words.tsx";
import type { ChangedText } from "#web/features/reader/compare/compare-lines.ts";
import {
  isFigure,
  type ChangedBlock,
  type ComparedSection as Compared,
} from "#web/features/reader/compare/compare-reports.ts";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { ReportValue } from "#web/features/reader/value/report-value.tsx";
import { Button } from "#web/ui/button/button.tsx";

type ComparedSectionProps = {
  section: Compared;
  /** The versions it can be brought back from: those compared that are not shown now. */
  restorable: readonly number[];
  isRestoring: boolean;
  onRestore: (version: number) => void;
};

const sidesWords = { both: "", mine: "only in Mine", new: "only in New" } as const;

/** What differs in a section, block by block, and the way back to how it was. */
export function ComparedSection(props: ComparedSectionProps) {
  const { section, restorable, isRestoring, onRestore } = props;
  const { key, title, sides, blocks } = section;
  const id = `compared-${key}`;
  const count = countOf(blocks.length, "change");
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-center gap-x-2.5 gap-y-2">
        <h3 className="heading text-[1.375rem] leading-tight max-tablet:text-[1.25rem]" id={id}>
          {title}
        </h3>
        <span className="text-small text-ink-3">{sidesWords[sides] || count}</span>
        <div className="ml-auto flex flex-wrap gap-2 max-tablet:w-full">
          {restorable.map((version) => (
            <Button
              key={version}
              aria-label={`Restore from version ${version}: ${title}`}
              className="max-tablet:flex-1"
              isBusy={isRestoring}
              needsServer
              size="small"
              onClick={() => onRestore(version)}
            >
              Restore from version {version}
            </Button>
          ))}
        </div>
      </div>
      <div className="grid gap-3">
        {numbered(blocks).map(({ at, value: block }) => (
          <Block key={at} block={block} name={`${title}, change ${at + 1} of ${blocks.length}`} />
        ))}
      </div>
    </section>
  );
}

const barStyles = {
  changed: "before:bg-marker",
  moved: "before:bg-marker",
  added: "before:bg-green-dot",
  removed: "before:bg-red-dot",
} as const;
const kindWords = {
  changed: "Changed",
  moved: "Moved",
  added: "Added",
  removed: "Removed",
} as const;

type BlockProps = { block: ChangedBlock; name: string };

function Block({ block, name }: BlockProps) {
  const { kind, title, texts } = block;
  const isWhole = kind === "added" || kind === "removed";
  return (
    <article
      data-change
      aria-label={name}
      className={clsx(
        "relative overflow-hidden rounded-card border border-line before:absolute before:inset-y-0 before:left-0 before:w-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue",
        barStyles[kind],
      )}
      tabIndex={-1}
    >
      <p className="flex items-start gap-2 border-b border-line bg-canvas py-2 pr-3 pl-5 text-small text-ink-2 dark:bg-raised">
        {kind === "added" && <Plus className="mt-[3px] text-green" />}
        {kind === "removed" && <Minus className="mt-[3px] text-red" />}
        <span className="min-w-0">
          <b className="line-clamp-2 font-[600] text-ink-1">
            {title === "" || isWhole ? kindWords[kind] : title}
          </b>
        </span>
      </p>
      <div className="grid gap-3 py-4 pr-4 pl-5 text-lead text-ink-1">
        {isWhole ? <WholeItem texts={texts} /> : <Texts texts={texts} />}
      </div>
    </article>
  );
}

type TextsProps = { texts: readonly ChangedText[] };

/** Long texts word by word, figures as a table. */
function Texts({ texts }: TextsProps) {
  const figures = texts.filter((text) => isFigure(text) && text.before !== "" && text.after !== "");
  const others = texts.filter((text) => !figures.includes(text));
  return (
    <>
      {numbered(others).map(({ at, value: { label, before, after } }) => (
        <div key={at}>
          {label !== "" && <p className="mb-0.5 text-meta text-ink-3">{label}</p>}
          <p className="max-w-[42em] text-pretty">
            <ChangedWords after={after} before={before} />
          </p>
        </div>
      ))}
      {figures.length > 0 && <Figures texts={figures} />}
    </>
  );
}

function Figures({ texts }: TextsProps) {
  const cell = "border-b border-line-soft py-2 group-last:border-0 group-last:pb-0";
  return (
    <table className="w-full border-collapse text-body">
      <caption className="sr-only">Mine and New side by side</caption>
      <thead className="max-tablet:sr-only">
        <tr className="text-meta text-ink-3">
          <th className="border-b border-line pb-2" scope="col">
            <span className="sr-only">What</span>
          </th>
          {["Mine", "New"].map((head) => (
            <th
              key={head}
              className="border-b border-line pb-2 pl-3 text-right font-[520]"
              scope="col"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered(texts).map(({ at, value: { label, before, after } }) => (
          <tr
            key={at}
            className="group tabular-nums max-tablet:flex max-tablet:flex-wrap max-tablet:gap-x-2 max-tablet:py-1.5"
          >
            <th
              className={`${cell} text-left font-normal max-tablet:w-full max-tablet:border-0 max-tablet:py-0 max-tablet:text-meta max-tablet:text-ink-3`}
              scope="row"
            >
              {label || "Text"}
            </th>
            <td
              className={`${cell} tablet:pl-3 tablet:text-right max-tablet:border-0 max-tablet:p-0`}
            >
              <Deleted>{before}</Deleted>
            </td>
            <td
              className={`${cell} tablet:pl-3 tablet:text-right max-tablet:border-0 max-tablet:p-0`}
            >
              <Inserted>{after}</Inserted>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An item that is on one side only: its name, then what else it says. */
function WholeItem({ texts }: TextsProps) {
  const [first, ...others] = texts;
  return (
    <>
      {first && (
        <p className="max-w-[42em] font-[600]">
          <OneSided text={first} />
        </p>
      )}
      {others.length > 0 && (
        <dl className="grid gap-2 text-body">
          {numbered(others).map(({ at, value: text }) => (
            <div key={at}>
              <dt className="text-meta text-ink-3">{text.label}</dt>
              <dd className="max-w-[42em]">
                <OneSided text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function OneSided({ text: { before, after } }: { text: ChangedText }) {
  return after === "" ? <Deleted>{before}</Deleted> : <Inserted>{after}</Inserted>;
}

type UnchangedSectionProps = { section: Pick<Compared, "title" | "value"> };

/** A section that both versions have alike; it can still be read. */
export function UnchangedSection({ section: { title, value } }: UnchangedSectionProps) {
  return (
    <details className="border-b border-line first:border-t">
      <summary className="flex min-h-[52px] cursor-pointer items-center gap-2.5 text-body text-ink-1">
        <b className="font-[580]">{title}</b>
        <span className="text-small text-ink-3">unchanged</span>
      </summary>
      <div className="pb-5 text-body">
        <ReportValue name={title} value={value} />
      </div>
    </details>
  );
}
