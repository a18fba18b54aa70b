import { defineView, entries, Text } from "#web/features/reader/views/section-view.tsx";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

const Snapshot = entries({
  label: Text,
  figure: Text,
  change: Text.nullable(),
  place: Text.nullable(),
  source: Text.nullable(),
  asOf: Text.nullable(),
}).max(6);

/** Long figures are words, and stand smaller. */
const longestFigure = 11;

/** Up and down as arrows; the sign is read with its words. */
function withArrow(change: string): string {
  return change.replace(/^\+/u, "▲ +").replace(/^[-−](?=\d)/u, "▼ −");
}

/** Figures side by side: what it is, how much, how it moved. */
export const snapshotView = defineView(Snapshot, ({ value }) => (
  <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line desktop:grid-cols-4">
    {numbered(value).map(({ at, value: cell }) => (
      <div
        key={at}
        className="-mt-px -ml-px break-inside-avoid border-t border-l border-line px-4 py-3.5"
      >
        <dt className="text-meta text-ink-3">{cell.label}</dt>
        <dd>
          <span
            className={
              cell.figure.length > longestFigure
                ? "heading mt-1 block text-h3 text-ink-1"
                : "heading mt-1 block text-[1.6875rem] leading-[1.1] text-ink-1 tabular-nums"
            }
          >
            <Words text={cell.figure} />
          </span>
          {cell.change !== null && (
            <span className="mt-1.5 block text-meta text-ink-2">{withArrow(cell.change)}</span>
          )}
          <span className="mt-1 block text-tiny text-ink-3">
            {[cell.place, cell.asOf].filter((part) => part !== null).join(", ")}
          </span>
        </dd>
      </div>
    ))}
  </dl>
));
