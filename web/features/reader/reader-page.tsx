import { lazy, Suspense, useMemo, useState, type ReactNode, type RefObject } from "react";
import type { Job } from "#contract/job.ts";
import { toolTypes, type Output, type ToolType } from "#contract/output.ts";
import { tools } from "#tools/catalogue.ts";
import { Contents, ContentsPills } from "#web/features/reader/contents.tsx";
import { copyOfSection } from "#web/features/reader/copy-section.ts";
import { editedSectionsOf } from "#web/features/reader/edited-sections.ts";
import { FormatMenu, type MoreFormat } from "#web/features/reader/format-menu.tsx";
import { Rail } from "#web/features/reader/rail.tsx";
import { readMinutes } from "#web/features/reader/read-minutes.ts";
import { ReaderBody } from "#web/features/reader/reader-body.tsx";
import { ReaderContext } from "#web/features/reader/reader-context.ts";
import { ReaderHeader } from "#web/features/reader/reader-header.tsx";
import { ReportJson } from "#web/features/reader/report-json.tsx";
import { ReportSwitcher } from "#web/features/reader/report-switcher.tsx";
import { saveLocal, saveServed } from "#web/features/reader/save-report.ts";
import { oddityOf, readSections } from "#web/features/reader/sections.ts";
import { useExamination } from "#web/features/reader/use-examination.ts";
import { goToSection, useReading } from "#web/features/reader/use-reading.ts";
import { copyText } from "#web/ui/clipboard.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useSingleKeys } from "#web/ui/single-keys.ts";

const HistoryDialog = lazy(async () => ({
  default: (await import("#web/features/reader/edit/history-dialog.tsx")).HistoryDialog,
}));
const CoverageDialog = lazy(async () => ({
  default: (await import("#web/features/reader/coverage-dialog.tsx")).CoverageDialog,
}));

type ReaderPageProps = {
  job: Job;
  output: Output;
  outputs: readonly Output[];
  organizationName: string;
  written?: Readonly<Record<string, unknown>> | undefined;
  /** What is to be known about the connection. */
  strip: ReactNode;
  page: RefObject<HTMLElement | null>;
  titleRef: RefObject<HTMLHeadingElement | null>;
  editingKey: string | undefined;
  onEdit: (key: string | undefined) => void;
  onClose: () => void;
  onSwitch: (toolType: ToolType) => void;
  onRegenerate: (toolType: ToolType) => void;
};

/** The open report: header, contents, sections and what is known about them. */
export function ReaderPage(props: ReaderPageProps) {
  const { job, output, outputs, organizationName, written, page, editingKey, onEdit } = props;
  const { toolType, content } = output;
  const tool = tools[toolType];
  const [isJsonShown, setIsJsonShown] = useState(false);
  const [isExporting, setIsExporting] = useState(false);
  const [opened, setOpened] = useState<"history" | "coverage" | "regenerate">();
  const isUnderWay = content === null && output.status === "processing" && written !== undefined;
  const oddity = isUnderWay ? undefined : oddityOf(tool, content);
  const sections = useMemo(() => {
    if (isUnderWay) return readSections(tool, { ...written });
    return content === null || oddity ? [] : readSections(tool, content);
  }, [tool, content, written, isUnderWay, oddity]);
  const minutes = useMemo(
    () => readMinutes(Object.fromEntries(sections.map(({ key, value }) => [key, value]))),
    [sections],
  );
  const examined = useExamination(output, outputs);
  const reader = useMemo(() => ({ job, output, examined }), [job, output, examined]);
  const { currentId, percent } = useReading(
    page,
    output.id,
    sections.map(({ id }) => id),
  );
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
    const { key: sectionKey, value } = section;
    void copyText(copyOfSection({ job, toolType, sectionKey, value }));
  };
  const subject = { job, output, organizationName };
  const save = (format: MoreFormat) => {
    if (format === "docx") void saveServed(subject, format);
    else saveLocal(subject, format);
  };
  const exportPdf = async () => {
    setIsExporting(true);
    await saveServed(subject, "pdf");
    setIsExporting(false);
  };
  const regenerate = () => {
    if (editedSectionsOf(output).size > 0) setOpened("regenerate");
    else props.onRegenerate(toolType);
  };
  const close = () => setOpened(undefined);
  const keys = {
    j: () => stepSection(1),
    k: () => stepSection(-1),
    "]": () => stepReport(1),
    "[": () => stepReport(-1),
    y: copyCurrent,
    e: () => onEdit(isUnderWay ? undefined : sections[findCurrent()]?.key),
  };
  useSingleKeys(keys, page);
  return (
    <ReaderContext value={reader}>
      <div className="min-h-full">
        <ReaderHeader
          isExporting={isExporting}
          isJsonShown={isJsonShown}
          job={job}
          organizationName={organizationName}
          percent={percent}
          pills={!isJsonShown && <ContentsPills currentId={currentId} sections={sections} />}
          switcher={
            <ReportSwitcher current={toolType} outputs={outputs} onSwitch={props.onSwitch} />
          }
          strip={props.strip}
          titleRef={props.titleRef}
          toolType={toolType}
          onClose={props.onClose}
          onExport={() => void exportPdf()}
          onSave={save}
          onToggleJson={() => setIsJsonShown(!isJsonShown)}
        />
        {isJsonShown ? (
          <div className="mx-auto max-w-[1056px] px-4 pt-8 pb-28 tablet:px-6">
            <ReportJson content={content} />
          </div>
        ) : (
          <div className="mx-auto grid max-w-[1392px] justify-between gap-x-10 px-4 tablet:grid-cols-[200px_minmax(0,1fr)] tablet:px-6 max-wide:max-w-[1040px] wide:grid-cols-[232px_minmax(0,768px)_264px]">
            <Contents currentId={currentId} minutes={minutes} sections={sections} />
            <ReaderBody
              editingKey={editingKey}
              isUnderWay={isUnderWay}
              oddity={oddity}
              sections={sections}
              onEdit={onEdit}
              onHistory={() => setOpened("history")}
              onRegenerate={regenerate}
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
      <Suspense>
        {opened === "history" && <HistoryDialog output={output} onClose={close} />}
        {opened === "coverage" && examined && (
          <CoverageDialog coverage={examined.coverage} onClose={close} />
        )}
      </Suspense>
      <ConfirmDialog
        confirmLabel="Regenerate"
        description="The new report takes their place. Your text stays among the versions."
        isOpen={opened === "regenerate"}
        needsServer
        title="Replace the edited sections?"
        onCancel={close}
        onConfirm={() => {
          close();
          props.onRegenerate(toolType);
        }}
      />
    </ReaderContext>
  );
}
