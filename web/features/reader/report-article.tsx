import { useCallback } from "react";
import type { Finding } from "#contract/examination.ts";
import { readContent } from "#tools/report.ts";
import { useSave } from "#web/features/reader/edit/use-save.ts";
import { editedSectionsOf, useEditorName } from "#web/features/reader/edited-sections.ts";
import { applyFix } from "#web/features/reader/fix.ts";
import { useReader } from "#web/features/reader/reader-context.ts";
import { ReportSection } from "#web/features/reader/report-section.tsx";
import type { ReaderSection } from "#web/features/reader/sections.ts";

type ReportArticleProps = {
  sections: readonly ReaderSection[];
  editingKey: string | undefined;
  onEdit: (key: string | undefined) => void;
  /** Sections of a report under way can be read, not changed. */
  isUnderWay: boolean;
};

/** The sections of a report, the unknown ones last. */
export function ReportArticle({ sections, editingKey, onEdit, isUnderWay }: ReportArticleProps) {
  const { output } = useReader();
  const edited = editedSectionsOf(output);
  const editorName = useEditorName(output);
  const { save } = useSave(output, () => undefined);
  const fix = useCallback(
    (finding: Finding) => {
      if (output.content === null) return;
      const fixed = applyFix(readContent(output.content), finding);
      if (fixed) save(fixed, output.version);
    },
    [output, save],
  );
  const show = (section: ReaderSection) => (
    <ReportSection
      key={section.key}
      editorName={editorName}
      isEdited={edited.has(section.key)}
      isEditing={editingKey === section.key}
      section={section}
      onEdit={isUnderWay ? undefined : () => onEdit(section.key)}
      onEditEnd={() => onEdit(undefined)}
      onFix={isUnderWay ? undefined : fix}
    />
  );
  const extras = sections.filter(({ isExtra }) => isExtra);
  return (
    <div className="min-w-0 text-read text-ink-2">
      {sections.filter(({ isExtra }) => !isExtra).map(show)}
      {extras.length > 0 && (
        <div className="mt-10">
          <p className="mb-6 border-t-2 border-line pt-6 text-meta text-ink-3">
            More from this report
          </p>
          {extras.map(show)}
        </div>
      )}
    </div>
  );
}
