import type { Source } from "#web/features/reader/provenance/find-sources.ts";
import { SourceFacts } from "#web/features/reader/provenance/source-facts.tsx";
import { sourceNames } from "#web/features/reader/provenance/source-kinds.ts";
import { Popover } from "#web/ui/dialog/popover.tsx";

type SectionSourcesProps = {
  title: string;
  sources: readonly Source[];
  isEdited: boolean;
  editorName: string | undefined;
};

/** A judgement and a gap are no sources; where there is nothing else, they are said instead. */
function labelOf(sources: readonly Source[]): string {
  const real = sources.filter(({ kind }) => kind !== "estimate" && kind !== "open");
  const [first] = sources;
  return real.length > 0 || !first ? `Sources ${real.length}` : sourceNames[first.kind];
}

/** Where a section comes from, in one word; what a person changed has no other source than that person. */
export function SectionSources({ title, sources, isEdited, editorName }: SectionSourcesProps) {
  if (isEdited)
    return (
      <span className="text-meta text-ink-3 print:hidden">
        Edited by {editorName ?? "a person"}, sources not rechecked
      </span>
    );
  if (sources.length === 0) return null;
  const label = labelOf(sources);
  return (
    <Popover
      label={`Sources of ${title}`}
      trigger={
        <button
          aria-label={`${label}, ${title}`}
          className="min-h-6 text-meta whitespace-nowrap text-ink-3 underline-offset-[3px] hover:text-blue hover:underline max-tablet:min-h-10 print:hidden"
          type="button"
        >
          {label}
        </button>
      }
    >
      <SourceFacts sources={sources} />
    </Popover>
  );
}
