import type { Source } from "#web/features/reader/provenance/find-sources.ts";
import { FactCard } from "#web/features/reader/provenance/fact-card.tsx";
import { sourceNames } from "#web/features/reader/provenance/source-kinds.ts";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";

type SourceFactsProps = { sources: readonly Source[] };

/** What a text rests on, kind by kind: the quotes, the publications, and what is a judgement. */
export function SourceFacts({ sources }: SourceFactsProps) {
  const { examined } = useReader();
  return (
    <div className="grid gap-4">
      {examined && !examined.isSameLedger && (
        <p className="text-meta text-ink-2">
          This text has no facts of its own; these are what the newest report of the job was written
          from.
        </p>
      )}
      {sources.map(({ kind, facts, statements }) => (
        <div key={kind}>
          <p className="text-small font-[620]">{sourceNames[kind]}</p>
          {kind === "estimate" && (
            <p className="mt-1 text-meta text-ink-2">
              This is the writer's judgement, not a fact. Check it before you share it.
            </p>
          )}
          <ul>
            {facts.map((fact) => (
              <FactCard key={fact.id} fact={fact} />
            ))}
            {numbered(statements).map(({ at, value }) => (
              <li key={at} className="border-b border-line py-2 text-meta text-ink-2 last:border-0">
                {value}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
