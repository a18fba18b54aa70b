import { useMemo } from "react";
import type { Output } from "#contract/output.ts";
import type { SharedReport, SharedReports } from "#contract/share.ts";
import { briefOf } from "#tools/briefs.ts";
import { tools } from "#tools/tools.ts";
import { copyOfBrief } from "#web/features/reader/copy-brief.ts";
import { ReportArticle } from "#web/features/reader/report-article.tsx";
import { useSections } from "#web/features/reader/section/use-sections.ts";
import { ReaderContext, type ReaderJob } from "#web/features/reader/window/reader-context.ts";
import type { Copied } from "#web/ui/hooks/clipboard.ts";

const everyRow = {
  isAllOpen: true,
  isOpen: () => true,
  open: () => undefined,
  toggle: () => undefined,
  toggleAll: () => undefined,
};

function jobOf({ jobId, jobTitle, jobLocation }: SharedReports): ReaderJob {
  return { id: jobId, title: jobTitle, location: jobLocation, salaryRange: "" };
}

/** As the reader knows a report: finished, and nobody's to change. */
function outputOf({ toolType, content }: SharedReport, jobId: number): Output {
  return {
    id: 0,
    jobId,
    toolType,
    content,
    status: "completed",
    error: null,
    errorCode: null,
    version: 0,
    isOutdated: false,
    staleParts: [],
    staleVersion: 0,
    editedVersion: null,
    editedSections: [],
    ticks: {},
    locks: [],
    openSuggestions: 0,
    keptParts: [],
    updatedAt: "",
  };
}

/** What is shared, as paper: every report with every row open. */
export function SharedPaper({ shared }: { shared: SharedReports }) {
  return (
    <div className="reader grid gap-14">
      {shared.reports.map((report) => (
        <PaperReport key={report.toolType} report={report} shared={shared} />
      ))}
    </div>
  );
}

function PaperReport({ report, shared }: { report: SharedReport; shared: SharedReports }) {
  const { toolType } = report;
  const reader = useMemo(() => {
    const output = outputOf(report, shared.jobId);
    return { job: jobOf(shared), output, examined: undefined, isReadOnly: true };
  }, [report, shared]);
  const { brief, sections } = useSections(reader.output, undefined);
  return (
    <ReaderContext value={reader}>
      <article aria-labelledby={`${toolType}-name`} className="min-w-0 break-inside-auto">
        <h2 className="heading mb-4 text-h2 text-ink-1" id={`${toolType}-name`}>
          {tools[toolType].fullName}
        </h2>
        <ReportArticle
          brief={brief}
          byline={null}
          editingKey={undefined}
          rows={everyRow}
          // Several reports stand on one page, and each has a summary.
          sections={sections.map((section) => ({ ...section, id: `${toolType}-${section.id}` }))}
          onEdit={() => undefined}
        />
      </article>
    </ReaderContext>
  );
}

/** Verdict, findings and actions of what is shared, to be pasted into a mail. */
export function copyOfShared(shared: SharedReports): Copied {
  const copies = shared.reports.map(({ toolType, content }) => {
    const tool = tools[toolType];
    return copyOfBrief(tool, jobOf(shared), briefOf(tool, content));
  });
  return {
    text: copies.map(({ text }) => text).join("\n\n\n"),
    html: copies.map(({ html }) => html ?? "").join("<hr>"),
  };
}
