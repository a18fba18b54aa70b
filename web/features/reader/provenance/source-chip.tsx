import { clsx } from "clsx";
import {
  Building2,
  ChartColumn,
  FileText,
  HelpCircle,
  ListChecks,
  Scale,
  Sigma,
  SquareDashed,
} from "lucide-react";
import type { Source } from "#web/features/reader/provenance/find-sources.ts";
import { FactCard } from "#web/features/reader/provenance/fact-card.tsx";
import { sourceNames } from "#web/features/reader/provenance/source-kinds.ts";
import { useReader } from "#web/features/reader/reader-context.ts";
import { numbered } from "#web/features/reader/value/numbered.ts";
import { Popover } from "#web/ui/popover.tsx";

type SourceChipProps = { source: Source; isPlain?: boolean };

const icons = {
  posting: FileText,
  form: ListChecks,
  organization: Building2,
  wages: ChartColumn,
  publication: Scale,
  computed: Sigma,
  estimate: SquareDashed,
  open: HelpCircle,
} as const;

/** Where words come from; opened, it shows the quote or the publication itself. */
export function SourceChip({ source, isPlain = false }: SourceChipProps) {
  const { examined } = useReader();
  const { kind, facts, statements } = source;
  const Icon = icons[kind];
  const isJudgement = kind === "estimate" || kind === "open";
  return (
    <Popover
      label={sourceNames[kind]}
      trigger={
        <button
          className={clsx(
            "inline-flex min-h-6 items-center gap-1.5 text-left text-tiny text-ink-2 hover:text-ink-1 max-tablet:min-h-8",
            isPlain
              ? "text-small!"
              : "rounded-chip border px-2 hover:border-control " +
                  (isJudgement ? "border-dashed border-control" : "border-line"),
          )}
          type="button"
        >
          <Icon className="size-3.5! text-ink-3" />
          {sourceNames[kind]}
        </button>
      }
    >
      <div className="max-h-[60vh] overflow-y-auto">
        <p className="text-small font-[620]">{sourceNames[kind]}</p>
        {kind === "estimate" && (
          <p className="mt-1 text-meta text-ink-2">
            A judgement of the writer, not a fact. Check it before you share it.
          </p>
        )}
        {examined && !examined.isSameLedger && (
          <p className="mt-1 text-meta text-ink-2">
            This text has no facts of its own; these are what the newest report of the job was
            written from.
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
    </Popover>
  );
}
