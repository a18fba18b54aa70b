import { lazy, Suspense, useMemo, type ReactNode } from "react";
import { isRecord } from "#contract/walk.ts";
import type { Brief } from "#tools/briefs.ts";
import { tools } from "#tools/tools.ts";
import { copyOfBrief } from "#web/features/reader/copy-brief.ts";
import { EditorOnDemand } from "#web/features/reader/edit/editor-on-demand.tsx";
import { BottomLine } from "#web/features/reader/pieces/bottom-line.tsx";
import { BriefFindings } from "#web/features/reader/pieces/brief-findings.tsx";
import { Checklist } from "#web/features/reader/pieces/checklist.tsx";
import { ShowAll } from "#web/features/reader/pieces/parts.tsx";
import { copyOfSection } from "#web/features/reader/section/copy-section.ts";
import type { ReportSectionProps } from "#web/features/reader/section/report-section.tsx";
import { SectionBody } from "#web/features/reader/section/section-body.tsx";
import { SectionContext } from "#web/features/reader/section/section-context.ts";
import { SectionFindings } from "#web/features/reader/section/section-findings.tsx";
import { SectionMarks, SectionTools } from "#web/features/reader/section/section-head.tsx";
import type { ReaderSection } from "#web/features/reader/section/sections.ts";
import { LockMark } from "#web/features/reader/section/section-lock.tsx";
import { useSectionState } from "#web/features/reader/section/use-section-state.ts";
import { useReader } from "#web/features/reader/window/reader-context.ts";

const WhatIsMissing = lazy(async () => ({
  default: (await import("#web/features/reader/what-is-missing.tsx")).WhatIsMissing,
}));

type OpeningSectionProps = Omit<ReportSectionProps, "row" | "onToggle"> & {
  /** Absent while the report is written. */
  brief: Brief | undefined;
  byline: ReactNode;
  onToggle: () => void;
};

const marks = new Set(["answer", "basis", "facts", "covers", "id"]);

/** Whether the opening says more than its verdict. */
function hasMore({ value }: ReaderSection, verdict: string): boolean {
  if (typeof value === "string") return value.trim() !== verdict;
  return !isRecord(value) || Object.keys(value).some((field) => !marks.has(field));
}

/** The report on one screen: its verdict, what was found and what to do. */
export function OpeningSection(props: OpeningSectionProps) {
  const { section, brief, isOpen, isEditing, onEdit } = props;
  const { job, output, isReadOnly } = useReader();
  const { key, id, title, value } = section;
  const { toolType } = output;
  const { sources, context } = useSectionState(section, props.onFix);
  const isShort = brief !== undefined && brief.findings.length > 0 && brief.verdict !== "";
  const copy = () =>
    brief
      ? copyOfBrief(tools[toolType], job, brief)
      : copyOfSection({ job, toolType, sectionKey: key, value });
  return (
    <SectionContext value={context}>
      <section aria-labelledby={`${id}-title`} id={id}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {props.byline}
          {onEdit && !isEditing && (
            <span className="ml-auto">
              <SectionTools copyBrief={copy} section={section} onEdit={onEdit} />
            </span>
          )}
        </div>
        <div className="mt-3 mb-1 flex items-baseline justify-between gap-3">
          <LockMark part={key} />
          <h3
            className="text-meta font-[560] text-ink-3 outline-none"
            id={`${id}-title`}
            tabIndex={-1}
          >
            {title}
          </h3>
          <span className="ml-auto flex gap-3">
            {isShort && !isEditing && !isReadOnly && hasMore(section, brief.verdict) && (
              <ShowAll isOpen={isOpen} title={title} onToggle={props.onToggle} />
            )}
            <SectionMarks
              editorName={props.editorName}
              isEdited={props.isEdited}
              section={section}
              sources={sources}
            />
          </span>
        </div>
        {isEditing ? (
          <EditorOnDemand section={section} onClose={props.onEditEnd} />
        ) : (
          <>
            <SectionFindings findings={context.findings} />
            {isShort && !isOpen ? (
              <BottomLine isMarked={!brief.isThin} text={brief.verdict} />
            ) : (
              <SectionBody section={section} toolType={toolType} />
            )}
          </>
        )}
        {brief?.isThin && !isReadOnly && (
          <Suspense fallback={<div className="h-30" />}>
            <WhatIsMissing items={brief.missing} />
          </Suspense>
        )}
        {brief && brief.findings.length > 0 && (
          <BriefFindings
            editorName={props.editorName}
            findings={brief.findings}
            title={brief.isThin ? "What we can say" : "What we found"}
          />
        )}
        {brief?.actions && <BriefActions actions={brief.actions} />}
      </section>
    </SectionContext>
  );
}

type BriefActionsProps = { actions: NonNullable<Brief["actions"]> };

/** At most three things to do; ticked here they are ticked in the report's own list. */
function BriefActions({ actions: { section, items } }: BriefActionsProps) {
  const context = useMemo(
    () => ({ sectionKey: section, findings: [], onFix: undefined }),
    [section],
  );
  return (
    <SectionContext value={context}>
      <div className="mt-7">
        <h4 className="heading mb-2.5 text-h3 text-ink-1">What to do</h4>
        <Checklist
          isShort
          items={items.map(({ action, reason, due, owner }) => ({
            text: action,
            owner,
            details: [reason, due].filter((detail) => detail !== ""),
          }))}
        />
      </div>
    </SectionContext>
  );
}
