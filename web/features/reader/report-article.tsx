import { useCallback, type ReactNode } from "react";
import type { Finding } from "#contract/examination.ts";
import type { Brief } from "#tools/briefs.ts";
import { readContent } from "#tools/report/report.ts";
import { useSave } from "#web/features/reader/edit/use-save.ts";
import { useEditorName } from "#web/features/reader/section/use-editor-name.ts";
import { editedSectionsOf } from "#web/report/states.ts";
import { applyFix } from "#web/features/reader/section/fix.ts";
import type { OpenRows } from "#web/features/reader/window/open-rows.ts";
import { OpeningSection } from "#web/features/reader/section/opening-section.tsx";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import { ReportSection } from "#web/features/reader/section/report-section.tsx";
import type { ReaderSection } from "#web/features/reader/section/sections.ts";
import { useIsPrinting } from "#web/ui/hooks/use-is-printing.ts";

type ReportArticleProps = {
  sections: readonly ReaderSection[];
  /** Absent while the report is written: then its sections can be read as they come, not changed. */
  brief: Brief | undefined;
  byline: ReactNode;
  rows: OpenRows;
  editingKey: string | undefined;
  onEdit: (section: ReaderSection | undefined) => void;
};

/** A report: on one screen what it comes to, then its sections as rows, the unknown ones last. */
export function ReportArticle(props: ReportArticleProps) {
  const { sections, brief, byline, rows, editingKey, onEdit } = props;
  const { output, isReadOnly = false } = useReader();
  const isPrinting = useIsPrinting();
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
  const common = (section: ReaderSection) => ({
    section,
    editorName,
    isEdited: edited.has(section.key),
    isEditing: editingKey === section.key,
    isOpen:
      !brief || isReadOnly || isPrinting || editingKey === section.key || rows.isOpen(section.id),
    onToggle: () => rows.toggle(section.id),
    onEdit: brief && !isReadOnly ? () => onEdit(section) : undefined,
    onEditEnd: () => onEdit(undefined),
    onFix: brief && fix,
  });
  const opening = sections.find(({ isOpening }) => isOpening);
  const others = sections.filter((one) => one !== opening);
  const show = (section: ReaderSection) => (
    <ReportSection
      key={section.key}
      {...common(section)}
      row={brief?.rows.find(({ key }) => key === section.key)}
      onToggle={brief && !isReadOnly ? () => rows.toggle(section.id) : undefined}
    />
  );
  const known = others.filter(({ isExtra }) => !isExtra);
  const extras = others.filter(({ isExtra }) => isExtra);
  return (
    <div className="min-w-0 text-read text-ink-2">
      {opening ? (
        <OpeningSection {...common(opening)} brief={brief} byline={byline} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">{byline}</div>
      )}
      {known.length > 0 && <div className="mt-8">{known.map(show)}</div>}
      {extras.length > 0 && (
        <div className="mt-10">
          <p className="mb-3 text-meta text-ink-3">More from this report</p>
          {extras.map(show)}
        </div>
      )}
    </div>
  );
}
