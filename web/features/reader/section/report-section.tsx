import type { Finding } from "#contract/examination.ts";
import type { BriefRow } from "#tools/briefs.ts";
import { EditorOnDemand } from "#web/features/reader/edit/editor-on-demand.tsx";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import { Folded } from "#web/features/reader/section/folded.tsx";
import { SectionBody } from "#web/features/reader/section/section-body.tsx";
import { SectionContext } from "#web/features/reader/section/section-context.ts";
import { SectionFindings } from "#web/features/reader/section/section-findings.tsx";
import {
  SectionHead,
  SectionMarks,
  SectionTools,
} from "#web/features/reader/section/section-head.tsx";
import type { ReaderSection } from "#web/features/reader/section/sections.ts";
import { LockMark } from "#web/features/reader/section/section-lock.tsx";
import { useSectionState } from "#web/features/reader/section/use-section-state.ts";

export type ReportSectionProps = {
  section: ReaderSection;
  /** What it counts and concludes; absent while the report is written. */
  row: BriefRow | undefined;
  isOpen: boolean;
  onToggle: (() => void) | undefined;
  /** Whether a person changed this section, and who it was. */
  isEdited: boolean;
  editorName: string | undefined;
  isEditing: boolean;
  /** Absent while the section is still part of a report under way. */
  onEdit: (() => void) | undefined;
  onEditEnd: () => void;
  onFix: ((finding: Finding) => void) | undefined;
};

/** One section as a row; under it what the checks say, and its content or its fields. */
export function ReportSection(props: ReportSectionProps) {
  const { section, row, isOpen, isEditing, onEdit, onEditEnd } = props;
  const { toolType } = useReader().output;
  const { key, id, title } = section;
  const { sources, context } = useSectionState(section, props.onFix);
  return (
    <SectionContext value={context}>
      <section
        aria-labelledby={`${id}-title`}
        className="border-b border-line first:border-t"
        id={id}
      >
        <SectionHead
          count={row?.count ?? ""}
          findingCount={context.findings.length}
          id={id}
          isEndLong={isOpen || props.isEdited}
          isOpen={isOpen}
          line={row?.line ?? ""}
          mark={<LockMark part={key} />}
          title={title}
          onToggle={isEditing ? undefined : props.onToggle}
        >
          {isOpen && onEdit && !isEditing && <SectionTools section={section} onEdit={onEdit} />}
          <SectionMarks
            editorName={props.editorName}
            isEdited={props.isEdited}
            section={section}
            sources={sources}
          />
        </SectionHead>
        <Folded isOpen={isOpen} onFound={() => props.onToggle?.()}>
          <div className="pt-1 pb-7">
            {isEditing ? (
              <EditorOnDemand section={section} onClose={onEditEnd} />
            ) : (
              <>
                <SectionFindings findings={context.findings} />
                <SectionBody section={section} toolType={toolType} />
              </>
            )}
          </div>
        </Folded>
      </section>
    </SectionContext>
  );
}
