import { clsx } from "clsx";
import { useState } from "react";
import { splitSearch } from "#web/features/reader/search/tokens.ts";
import { numbered } from "#web/features/reader/value/numbered.ts";

type SearchStringProps = { string: string };

/** A search string: operators stand out, a bracket under the pointer shows its partner. */
export function SearchString({ string }: SearchStringProps) {
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
