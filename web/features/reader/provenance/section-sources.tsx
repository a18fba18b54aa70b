import { UserRoundPen } from "lucide-react";
import type { Source } from "#web/features/reader/provenance/find-sources.ts";
import { SourceChip } from "#web/features/reader/provenance/source-chip.tsx";
import { Chip } from "#web/ui/chip.tsx";

type SectionSourcesProps = {
  title: string;
  sources: readonly Source[];
  isEdited: boolean;
  editorName: string | undefined;
};

/** Where a section comes from; what a person changed has no other source than that person. */
export function SectionSources({ title, sources, isEdited, editorName }: SectionSourcesProps) {
  if (!isEdited && sources.length === 0) return null;
  return (
    <ul
      aria-label={`Where ${title} comes from`}
      className="mb-4 flex flex-wrap gap-1.5 print:hidden"
    >
      {isEdited ? (
        <li>
          <Chip>
            <UserRoundPen className="size-3.5!" />
            Edited by a person{editorName && `: ${editorName}`}
          </Chip>
        </li>
      ) : (
        sources.map((source) => (
          <li key={source.kind}>
            <SourceChip source={source} />
          </li>
        ))
      )}
    </ul>
  );
}
