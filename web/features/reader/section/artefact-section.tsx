import { EditorOnDemand } from "#web/features/reader/edit/editor-on-demand.tsx";
import { beginnings } from "#web/features/reader/views/beginnings.tsx";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import type { ReportSectionProps } from "#web/features/reader/section/report-section.tsx";
import { SectionBody } from "#web/features/reader/section/section-body.tsx";
import { SectionContext } from "#web/features/reader/section/section-context.ts";
import { SectionFindings } from "#web/features/reader/section/section-findings.tsx";
import { SectionMarks, SectionTools } from "#web/features/reader/section/section-head.tsx";
import { ShowAll } from "#web/features/reader/pieces/parts.tsx";
import { LockMark } from "#web/features/reader/section/section-lock.tsx";
import { useSectionState } from "#web/features/reader/section/use-section-state.ts";

type ArtefactSectionProps = Omit<ReportSectionProps, "row" | "onToggle"> & {
  excerpt: unknown;
  onToggle: () => void;
};

/** The one thing of the report that is used at once, in its beginning: a chart, a message, a question. */
export function ArtefactSection(props: ArtefactSectionProps) {
  const { section, excerpt, isOpen, isEditing, onEdit, onToggle } = props;
  const { output, isReadOnly } = useReader();
  const { key, id, title } = section;
  const { toolType } = output;
  const { sources, context } = useSectionState(section, props.onFix);
  const beginning = beginnings[toolType]?.show(title, excerpt) ?? (
    <SectionBody section={{ ...section, value: excerpt }} toolType={toolType} />
  );
  return (
    <SectionContext value={context}>
      <section aria-labelledby={`${id}-title`} className="mt-7" id={id}>
        <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <LockMark part={key} />
          <h3
            className="heading mr-auto text-h3 text-ink-1 outline-none"
            id={`${id}-title`}
            tabIndex={-1}
          >
            {title}
          </h3>
          {isOpen && onEdit && !isEditing && <SectionTools section={section} onEdit={onEdit} />}
          {!isEditing && !isReadOnly && (
            <ShowAll isOpen={isOpen} title={title} onToggle={onToggle} />
          )}
          <SectionMarks
            editorName={props.editorName}
            isEdited={props.isEdited}
            section={section}
            sources={sources}
          />
        </div>
        {isEditing && <EditorOnDemand section={section} onClose={props.onEditEnd} />}
        {!isEditing && <SectionFindings findings={context.findings} />}
        {!isEditing && (isOpen ? <SectionBody section={section} toolType={toolType} /> : beginning)}
      </section>
    </SectionContext>
  );
}
