import { useState } from "react";
import type { Output, ReportContent } from "#contract/output.ts";
import { toolTypes } from "#contract/tool-types.ts";
import { readReport } from "#tools/report/report.ts";
import { tools } from "#tools/tools.ts";
import {
  ComparedSection,
  UnchangedSection,
} from "#web/features/reader/compare/compared-section.tsx";
import type { useCompared } from "#web/features/reader/compare/use-compared.ts";
import { ReportValue } from "#web/features/reader/value/report-value.tsx";
import { RolePrint } from "#web/ui/brand/role-print.tsx";
import { Segment } from "#web/ui/button/segment.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Key } from "#web/ui/layout/key.tsx";

type Compared = ReturnType<typeof useCompared>;
type DifferencesProps = {
  output: Output;
  compared: Compared;
  sections: NonNullable<Compared["sections"]>;
};

/** The changed sections, and on request all of them. */
export function Differences({ output, compared, sections }: DifferencesProps) {
  const [shown, setShown] = useState("changed");
  const { pair } = compared;
  const changed = sections.filter(({ blocks }) => blocks.length > 0);
  const others = sections.filter(({ blocks }) => blocks.length === 0);
  const restorable = [...new Set([pair.mine, pair.next])].filter(
    (version) => version !== output.version,
  );
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <div className="w-64 max-tablet:w-full">
          <Segment
            isLegendHidden
            legend="Show sections"
            name="compared-sections"
            options={[
              { value: "changed", label: `${changed.length} changed` },
              { value: "all", label: `All ${sections.length}` },
            ]}
            value={shown}
            onChange={(event) => setShown(event.currentTarget.value)}
          />
        </div>
        {changed.length > 0 && (
          <p className="ml-auto flex gap-3 text-meta text-ink-3 max-tablet:hidden">
            <span>
              <Key>N</Key> next change
            </span>
            <span>
              <Key>P</Key> previous change
            </span>
          </p>
        )}
      </div>
      {changed.length === 0 && (
        <div className="grid justify-items-center gap-2 py-16 text-center">
          <RolePrint
            jobId={output.jobId}
            sizePx={72}
            states={toolTypes.map(() => "completed")}
            strokeWidth={5}
          />
          <h3 className="heading mt-2 text-h2">These two versions say the same.</h3>
          <p className="text-ink-2">Choose another version above to compare with.</p>
        </div>
      )}
      <div className="grid gap-9">
        {changed.map((section) => (
          <ComparedSection
            key={section.key}
            isRestoring={compared.isRestoring}
            restorable={restorable}
            section={section}
            onRestore={(version) => compared.restore(version, section.key)}
          />
        ))}
      </div>
      {shown === "all" && (
        <div className="mt-9">
          {others.map((section) => (
            <UnchangedSection key={section.key} section={section} />
          ))}
        </div>
      )}
    </>
  );
}

type StillLoadingProps = { output: Output; content: ReportContent | undefined };

/** The version that is there can be read while the other one comes. */
export function StillLoading({ output: { toolType }, content }: StillLoadingProps) {
  return (
    <>
      <output className="mb-6 flex items-center gap-2.5 text-body text-ink-2">
        <span className="text-blue">
          <Spinner />
        </span>
        Loading the other version.
      </output>
      <div className="grid gap-7">
        {content !== undefined &&
          readReport(tools[toolType], content).map(({ key, title, value }) => (
            <section key={key}>
              <h3 className="heading mb-2 text-[1.375rem] leading-tight">{title}</h3>
              <ReportValue name={title} value={value} />
            </section>
          ))}
      </div>
    </>
  );
}
