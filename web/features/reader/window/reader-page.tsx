import { lazy, Suspense, useMemo, useState, type ReactNode, type RefObject } from "react";
import type { ExportCopy } from "#contract/calls/export.ts";
import type { Job } from "#contract/job.ts";
import { toolTypes, type Output, type ToolType } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { Contents, ContentsPills } from "#web/features/reader/window/contents.tsx";
import { copyOfBrief } from "#web/features/reader/copy-brief.ts";
import { copyOfSection } from "#web/features/reader/section/copy-section.ts";
import { editedSectionsOf } from "#web/report/states.ts";
import { FormatMenu, type MoreFormat } from "#web/features/reader/format-menu.tsx";
import { linkedSection } from "#web/features/reader/section/linked-section.ts";
import { useOpenRows } from "#web/features/reader/window/open-rows.ts";
import { Rail } from "#web/features/reader/window/rail.tsx";
import { ReaderBar } from "#web/features/reader/reader-bar.tsx";
import { ReaderBody } from "#web/features/reader/window/reader-body.tsx";
import { ReaderContext } from "#web/features/reader/window/reader-context.ts";
import { ReaderHeader } from "#web/features/reader/window/reader-header.tsx";
import { ReportJson } from "#web/features/reader/report-json.tsx";
import { ReportSwitcher } from "#web/features/reader/window/report-switcher.tsx";
import type { ReaderSection } from "#web/features/reader/section/sections.ts";
import { useExamination } from "#web/features/reader/window/use-examination.ts";
import { useOpenedSection } from "#web/features/reader/window/use-reading.ts";
import { goToSection, useReading } from "#web/features/reader/window/use-reading.ts";
import { useSections } from "#web/features/reader/section/use-sections.ts";
import { tellNotSaved, useServedFile } from "#web/report/use-served-file.ts";
import { useGuardedCopy } from "#web/features/reader/window/use-guarded-copy.ts";
import { CopyGuard } from "#web/ui/button/copy-guard.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { useSingleKeys } from "#web/ui/hooks/single-keys.ts";

const HistoryDialog = lazy(async () => ({
  default: (await import("#web/features/reader/edit/history-dialog.tsx")).HistoryDialog,
}));
const CompareWindow = lazy(async () => ({
  default: (await import("#web/features/reader/compare/compare-window.tsx")).CompareWindow,
}));
const SuggestionsDialog = lazy(async () => ({
  default: (await import("#web/features/reader/suggestions/suggestions-dialog.tsx"))
    .SuggestionsDialog,
}));
const CoverageDialog = lazy(async () => ({
  default: (await import("#web/features/reader/coverage-dialog.tsx")).CoverageDialog,
}));

type ReaderPageProps = {
  job: Job;
  output: Output;
  outputs: readonly Output[];
  organizationName: string;
  written: Readonly<Record<string, unknown>> | undefined;
  strip: ReactNode;
  page: RefObject<HTMLElement | null>;
  titleRef: RefObject<HTMLHeadingElement | null>;
  editingKey: string | undefined;
  onEdit: (key: string | undefined) => void;
  share: ReactNode;
  onShare: () => void;
  onClose: () => void;
  onSwitch: (toolType: ToolType) => void;
  onRegenerate: (toolType: ToolType, only?: "changed") => void;
};

export function ReaderPage(props: ReaderPageProps) {
  const { job, output, outputs, organizationName, written, page, editingKey, onEdit } = props;
  const { toolType, content } = output;
  const tool = tools[toolType];
  const [isJsonShown, setIsJsonShown] = useState(false);
  const [opened, setOpened] = useState<"history" | "coverage" | "regenerate" | "review">();
  /** The version that is compared with the present one. */
  const [comparedVersion, compare] = useState<number>();
  const { unreadable, brief, sections, minutes, sizes } = useSections(output, written);
  const ids = sections.map(({ id }) => id);
  const rows = useOpenRows(output.id, ids, [
    linkedSection(window.location.hash, ids),
    sections.find(({ key }) => key === brief?.opens)?.id,
  ]);
  const examined = useExamination(output, outputs);
  const reader = useMemo(() => ({ job, output, examined }), [job, output, examined]);
  const guarded = useGuardedCopy(output);
  const { currentId, percent } = useReading(page, output.id, ids);
  const go = useOpenedSection(ids, rows.open);
  const findCurrent = () => {
    const focusedId = document.activeElement?.closest("section[id]")?.id;
    const focused = sections.findIndex(({ id }) => id === focusedId);
    return focused >= 0 ? focused : sections.findIndex(({ id }) => id === currentId);
  };

  const stepSection = (step: number) => {
    const target = sections[findCurrent() + step];
    if (target) goToSection(target.id);
  };
  const stepReport = (step: number) => {
    const count = toolTypes.length;
    const next = toolTypes[(toolTypes.indexOf(toolType) + step + count) % count];
    if (next) props.onSwitch(next);
  };
  const copyCurrent = () => {
    const section = sections[findCurrent()];
    if (!section) return;
    const { key: sectionKey, value, isOpening } = section;
    guarded.copy(
      isOpening && brief
        ? copyOfBrief(tool, job, brief)
        : copyOfSection({ job, toolType, sectionKey, value }),
    );
  };
  const subject = { job, output, organizationName };
  const pdf = useServedFile(subject, "pdf");
  const word = useServedFile(subject, "docx");
  const save = (format: MoreFormat, copy: ExportCopy) => {
    if (format === "docx") word.save(copy);
    else
      void import("#web/features/reader/save-report.ts")
        .then(({ saveLocal }) => saveLocal(subject, format, copy))
        .catch(tellNotSaved);
  };
  const regenerate = () => {
    if (editedSectionsOf(output).size > 0) setOpened("regenerate");
    else props.onRegenerate(toolType);
  };
  const close = () => setOpened(undefined);
  const edit = (section: ReaderSection | undefined) => {
    if (section) rows.open(section.id);
    onEdit(section?.key);
  };
  const toggleCurrent = () => {
    const section = sections[findCurrent()];
    if (section) rows.toggle(section.id);
  };
  const keys = {
    j: () => stepSection(1),
    k: () => stepSection(-1),
    "]": () => stepReport(1),
    "[": () => stepReport(-1),
    y: copyCurrent,
    s: props.onShare,
    o: toggleCurrent,
    O: rows.toggleAll,
    e: () => edit(brief && sections[findCurrent()]),
  };
  useSingleKeys(keys, page);
  const contents = { sections, sizes, currentId, rows: brief && rows, onGo: go };
  return (
    <ReaderContext value={reader}>
      <CopyGuard value={guarded.whyNot}>
        <div className="min-h-full">
          <ReaderHeader
            isExporting={pdf.isSaving}
            isThin={brief?.isThin ?? false}
            isJsonShown={isJsonShown}
            job={job}
            organizationName={organizationName}
            percent={percent}
            pills={!isJsonShown && <ContentsPills {...contents} />}
            switcher={
              <ReportSwitcher current={toolType} outputs={outputs} onSwitch={props.onSwitch} />
            }
            strip={props.strip}
            titleRef={props.titleRef}
            toolType={toolType}
            onClose={props.onClose}
            onExport={pdf.save}
            onSave={save}
            onShare={props.onShare}
            onToggleJson={() => setIsJsonShown(!isJsonShown)}
          />
          {brief && !isJsonShown && (
            <ReaderBar
              brief={brief}
              copy={() => copyOfBrief(tool, job, brief)}
              onShare={props.onShare}
            />
          )}
          {isJsonShown ? (
            <div className="mx-auto max-w-[1056px] px-4 pt-8 pb-28 tablet:px-6">
              <ReportJson content={content} />
            </div>
          ) : (
            <div className="mx-auto grid max-w-[1392px] justify-between gap-x-10 px-4 tablet:grid-cols-[200px_minmax(0,1fr)] tablet:px-6 max-wide:max-w-[1040px] wide:grid-cols-[232px_minmax(0,768px)_264px] print:block print:max-w-none print:px-0">
              <Contents {...contents} minutes={minutes} />
              <ReaderBody
                brief={brief}
                editingKey={editingKey}
                unreadable={unreadable}
                rows={rows}
                sections={sections}
                onCompare={compare}
                onEdit={edit}
                onHistory={() => setOpened("history")}
                onReview={() => setOpened("review")}
                onRegenerate={regenerate}
                onUpdate={() => props.onRegenerate(toolType, "changed")}
                onViewJson={() => setIsJsonShown(true)}
              />
              <div className="max-wide:col-start-1 max-tablet:pb-24 tablet:max-wide:col-start-2">
                <Rail
                  sections={sections}
                  onCoverage={() => setOpened("coverage")}
                  onHistory={() => setOpened("history")}
                  onSwitch={props.onSwitch}
                >
                  <div className="mt-2 grid justify-items-start gap-2 desktop:hidden">
                    <FormatMenu onSave={save} />
                  </div>
                </Rail>
              </div>
            </div>
          )}
        </div>
      </CopyGuard>
      <Suspense>
        {opened === "history" && (
          <HistoryDialog
            output={output}
            onClose={close}
            onCompare={(version) => {
              close();
              compare(version);
            }}
          />
        )}
        {comparedVersion !== undefined && (
          <CompareWindow
            job={job}
            output={output}
            versions={{ mine: comparedVersion, next: output.version }}
            onClose={() => compare(undefined)}
          />
        )}
        {opened === "review" && <SuggestionsDialog output={output} onClose={close} />}
        {opened === "coverage" && examined && (
          <CoverageDialog coverage={examined.coverage} onClose={close} />
        )}
      </Suspense>
      {props.share}
      <ConfirmDialog
        confirmLabel="Regenerate"
        description="Edited text and locked sections stay as they are. New text for them is offered as suggestions."
        isOpen={opened === "regenerate"}
        needsServer
        title="Regenerate an edited report?"
        onCancel={close}
        onConfirm={() => {
          close();
          props.onRegenerate(toolType);
        }}
      />
    </ReaderContext>
  );
}
