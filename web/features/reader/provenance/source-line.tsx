import {
  Building2,
  ChartColumn,
  FileText,
  Handshake,
  HelpCircle,
  ListChecks,
  Scale,
  Sigma,
  SquareDashed,
} from "lucide-react";
import type { Source } from "#web/features/reader/provenance/find-sources.ts";
import { SourceFacts } from "#web/features/reader/provenance/source-facts.tsx";
import { sourceNames } from "#web/features/reader/provenance/source-kinds.ts";
import { Popover } from "#web/ui/dialog/popover.tsx";

type SourceLineProps = { source: Source };

const icons = {
  posting: FileText,
  form: ListChecks,
  organization: Building2,
  decision: Handshake,
  wages: ChartColumn,
  publication: Scale,
  computed: Sigma,
  estimate: SquareDashed,
  open: HelpCircle,
} as const;

/** One kind of source of the whole report; opened, it shows the quotes or the publication itself. */
export function SourceLine({ source }: SourceLineProps) {
  const name = sourceNames[source.kind];
  const Icon = icons[source.kind];
  return (
    <Popover
      label={name}
      trigger={
        <button
          className="inline-flex min-h-6 items-center gap-1.5 text-left text-small text-ink-2 hover:text-ink-1 max-tablet:min-h-8"
          type="button"
        >
          <Icon className="size-3.5! text-ink-3" />
          {name}
        </button>
      }
    >
      <SourceFacts sources={[source]} />
    </Popover>
  );
}
