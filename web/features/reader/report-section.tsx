import { Pencil } from "lucide-react";
import { useMemo } from "react";
import type { Finding } from "#contract/examination.ts";
import { copyOfSection } from "#web/features/reader/copy-section.ts";
import { SectionEditor } from "#web/features/reader/edit/section-editor.tsx";
import { findSources } from "#web/features/reader/provenance/find-sources.ts";
import { SectionSources } from "#web/features/reader/provenance/section-sources.tsx";
import { useReader } from "#web/features/reader/reader-context.ts";
import { SectionBody } from "#web/features/reader/section-body.tsx";
import { SectionContext } from "#web/features/reader/section-context.ts";
import { SectionFindings } from "#web/features/reader/section-findings.tsx";
import type { ReaderSection } from "#web/features/reader/sections.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";

type ReportSectionProps = {
  section: ReaderSection;
  /** Whether a person changed this section, and who it was. */
  isEdited: boolean;
  editorName: string | undefined;
  isEditing: boolean;
  /** Absent while the section is still part of a report under way. */
  onEdit: (() => void) | undefined;
  onEditEnd: () => void;
  onFix: ((finding: Finding) => void) | undefined;
};

/** One section: its heading, where it comes from, what the checks say, and its content or its fields. */
export function ReportSection(props: ReportSectionProps) {
  const { section, isEditing, onEdit, onEditEnd, onFix } = props;
  const { job, output, examined } = useReader();
  const { key, id, title, value, isOpening } = section;
  const toolType = output.toolType;
  const sources = useMemo(
    () => findSources({ [key]: value }, examined?.facts),
    [key, value, examined],
  );
  const context = useMemo(() => {
    const path = `${toolType}.${key}`;
    const isHere = ({ where }: Finding) =>
      where === path || where.startsWith(`${path}.`) || where.startsWith(`${path}[`);
    return { sectionKey: key, findings: (examined?.findings ?? []).filter(isHere), onFix };
  }, [toolType, key, examined, onFix]);
  return (
    <SectionContext value={context}>
      <section
        aria-labelledby={`${id}-title`}
        className="border-t border-line pt-9 not-first:mt-9 first:border-0 first:pt-0 print:not-first:mt-6 print:pt-6"
        id={id}
      >
        <div className="mb-2 flex items-start gap-2.5">
          <h3
            className={
              isOpening
                ? "mt-1.5 text-meta font-[560] text-ink-3 outline-none"
                : "heading text-[1.375rem] leading-[1.15] text-ink-1 outline-none tablet:text-h2"
            }
            id={`${id}-title`}
            tabIndex={-1}
          >
            {title}
          </h3>
          {onEdit && !isEditing && (
            <span className="ml-auto flex flex-none gap-0.5 print:hidden">
              <Button
                aria-label={`Edit ${title}`}
                className="max-tablet:w-10 max-tablet:px-0"
                icon={<Pencil />}
                look="quiet"
                size="small"
                onClick={onEdit}
              >
                <span className="max-tablet:sr-only">Edit</span>
              </Button>
              <CopyButton
                isIconOnPhones
                label="Copy"
                look="quiet"
                size="small"
                text={() => copyOfSection({ job, toolType, sectionKey: key, value })}
              />
            </span>
          )}
        </div>
        {!isEditing && (
          <SectionSources
            editorName={props.editorName}
            isEdited={props.isEdited}
            sources={sources}
            title={title}
          />
        )}
        {isEditing ? (
          <SectionEditor
            output={output}
            sectionKey={key}
            title={title}
            value={value}
            onClose={onEditEnd}
          />
        ) : (
          <>
            <SectionFindings findings={context.findings} />
            <SectionBody section={section} toolType={toolType} />
          </>
        )}
      </section>
    </SectionContext>
  );
}
