import { defineView, entries, Link, Text } from "#web/features/reader/views/section-view.tsx";
import { ReportLink } from "#web/features/reader/report-link.tsx";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

const Signals = entries({
  signal: Text,
  strength: Text,
  why: Text,
  where: Text,
  link: Link.nullable(),
});

const bars = new Map([
  ["weak", 1],
  ["medium", 2],
  ["strong", 3],
]);
const heights = ["h-1.5", "h-2.5", "h-3.5"] as const;

function Strength({ strength }: { strength: string }) {
  return (
    <span className="inline-flex flex-none items-end gap-0.5" title={`${strength} signal`}>
      {heights.map((height, place) => (
        <i
          key={height}
          aria-hidden="true"
          className={`${height} w-1 rounded-[1px] ${place < (bars.get(strength) ?? 0) ? "bg-blue" : "bg-line"}`}
        />
      ))}
      <span className="ml-1 text-tiny text-ink-3">{strength}</span>
    </span>
  );
}

/** Events that move people: what, why, and where to look it up. */
export const signalsView = defineView(Signals, ({ value }) => (
  <ul className="grid gap-3 tablet:grid-cols-2">
    {numbered(value).map(({ at, value: { signal, strength, why, where, link } }) => (
      <li
        key={at}
        className="flex break-inside-avoid flex-col gap-1.5 rounded-card border border-line p-4 text-body"
      >
        <div className="flex items-start justify-between gap-3">
          <h4 className="font-[620] text-ink-1">
            <Words text={signal} />
          </h4>
          <Strength strength={strength} />
        </div>
        <p className="text-small">
          <Words text={why} />
        </p>
        <p className="mt-auto flex flex-wrap items-center gap-x-3 text-meta text-ink-3">
          <Words text={where} />
          {link && <ReportLink {...link} />}
        </p>
      </li>
    ))}
  </ul>
));
