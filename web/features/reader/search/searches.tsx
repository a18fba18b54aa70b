import { clsx } from "clsx";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { safeHref } from "#web/features/reader/pieces/safe-link.ts";
import type {
  Searches as AllSearches,
  DialectSearch,
  SearchPart,
} from "#web/features/reader/search/search-shape.ts";
import { countAgainst, splitSearch } from "#web/features/reader/search/tokens.ts";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { PillTabs } from "#web/features/reader/window/pill-tabs.tsx";
import { buttonStyle } from "#web/ui/button/button.tsx";
import { CopyButton } from "#web/ui/button/copy-button.tsx";
import { Segment } from "#web/ui/button/segment.tsx";

type SearchesProps = { searches: AllSearches };

type DialectViewProps = {
  search: DialectSearch;
  rungName: string;
  onRung: (rung: string) => void;
};

const usualRung = "balanced";

function PartView({ part, limits }: { part: SearchPart; limits: DialectSearch["limits"] }) {
  const { words, isOver } = countAgainst(part.length, limits);
  const href = part.link === null ? undefined : safeHref(part.link);
  return (
    <div className="grid gap-2">
      <SearchString string={part.string} />
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton label="Copy" size="small" text={part.string} />
        {href && (
          <a
            className={buttonStyle({ look: "secondary", size: "small" })}
            href={href}
            rel="noopener noreferrer"
            target="_blank"
          >
            Open
            <ExternalLink />
          </a>
        )}
        <span
          className={clsx("text-meta tabular-nums", isOver ? "font-[620] text-red" : "text-ink-3")}
        >
          {words}
          {isOver && ", over the limit"}
        </span>
      </div>
      {part.filters.length > 0 && (
        <p className="text-meta text-ink-3">
          {part.filters
            .map(({ field, mode, value }) => `${field}${mode ? ` (${mode})` : ""}: ${value}`)
            .join(" · ")}
        </p>
      )}
    </div>
  );
}

function DialectView({ search, rungName, onRung }: DialectViewProps) {
  const rung = search.rungs.find((one) => one.rung === rungName) ?? search.rungs[0];
  return (
    <div className="grid gap-4">
      <p className="text-small text-ink-2">
        {search.skipped ?? search.use}
        {search.mustVerify &&
          " This site's search syntax is not documented. Test the string before you rely on it."}
      </p>
      {rung && (
        <>
          <div className="max-w-72 print:hidden">
            <Segment
              isLegendHidden
              legend={`How wide, ${search.name}`}
              name={`rung-${search.dialect}`}
              options={search.rungs.map((one) => ({ value: one.rung, label: one.rung }))}
              value={rung.rung}
              onChange={(event) => onRung(event.currentTarget.value)}
            />
          </div>
          <p className="text-small text-ink-1">
            {rung.meaning}
            {rung.sameAs !== null && ` Same strings as ${rung.sameAs}.`}
          </p>
          {numbered(rung.parts).map(({ at, value: part }) => (
            <PartView key={at} limits={search.limits} part={part} />
          ))}
          {rung.parts.length === 0 && <p className="text-ink-3">No entries provided.</p>}
        </>
      )}
    </div>
  );
}

/** Ready search strings: one platform and one width at a time. */
export function Searches({ searches }: SearchesProps) {
  const [rungName, setRungName] = useState(usualRung);
  return (
    <PillTabs
      label="Platform"
      tabs={searches.map((search) => ({
        value: search.dialect,
        label: search.name,
        content: <DialectView rungName={rungName} search={search} onRung={setRungName} />,
      }))}
    />
  );
}

type SearchStringProps = { string: string };

/** A search string: operators stand out, a bracket under the pointer shows its partner. */
function SearchString({ string }: SearchStringProps) {
  const [pair, setPair] = useState<number>();
  return (
    <pre className="overflow-x-auto rounded-card bg-sunken p-4 font-mono text-[0.84375rem] leading-[1.7] whitespace-pre-wrap text-ink-1 dark:bg-canvas">
      <code>
        {numbered(splitSearch(string)).map(({ at, value: token }) => (
          <span
            key={at}
            className={clsx(
              token.kind === "operator" && "font-bold text-blue",
              token.kind === "bracket" && "text-ink-3",
              token.pair !== undefined &&
                token.pair === pair &&
                "rounded-[3px] bg-marker text-paper-ink!",
            )}
            onPointerEnter={token.pair === undefined ? undefined : () => setPair(token.pair)}
            onPointerLeave={token.pair === undefined ? undefined : () => setPair(undefined)}
          >
            {token.text}
          </span>
        ))}
      </code>
    </pre>
  );
}
