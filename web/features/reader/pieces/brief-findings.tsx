import { clsx } from "clsx";
import { Lock } from "lucide-react";
import { useMemo } from "react";
import type { BriefFinding } from "#tools/briefs.ts";
import { editedSectionsOf } from "#web/report/states.ts";
import { findSources } from "#web/features/reader/provenance/find-sources.ts";
import { SectionSources } from "#web/features/reader/provenance/section-sources.tsx";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import { Tag } from "#web/features/reader/pieces/parts.tsx";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

type BriefFindingsProps = {
  title: string;
  findings: readonly BriefFinding[];
  editorName: string | undefined;
};

/** How sure a claim is, said where it is a judgement or a gap. */
const doubts = new Map([
  ["estimate", "Estimate"],
  ["unknown", "Not known yet"],
]);

/** On a phone a longer figure, such as "$142,314", is set smaller so that it stays on one line. */
const shortFigure = 6;

type FindingCellProps = { finding: BriefFinding; hasFigures: boolean };

function FindingCell({ finding, hasFigures }: FindingCellProps) {
  const { claim, figure, reason, isInternal } = finding;
  const doubt = doubts.get(reason.basis ?? "");
  return (
    <li
      className={clsx(
        "border-line p-4 not-first:border-t tablet:not-first:border-t-0 tablet:not-first:border-l",
        hasFigures &&
          "max-tablet:grid max-tablet:grid-cols-[92px_minmax(0,1fr)] max-tablet:gap-x-3",
      )}
    >
      {hasFigures && (
        <p className="flex min-h-8 flex-wrap items-baseline gap-x-[7px] gap-y-0.5 max-tablet:min-h-0 max-tablet:flex-col">
          <span
            className={clsx(
              "font-display text-[1.375rem] leading-[1.1] font-[640] tracking-[-0.03em] text-ink-1 tabular-nums tablet:text-[1.8125rem]",
              (figure?.figure.length ?? 0) > shortFigure && "max-tablet:text-[1.0625rem]",
            )}
          >
            {figure?.figure}
          </span>
          <span className="text-meta text-ink-3">{figure?.unit}</span>
        </p>
      )}
      <div>
        <h5 className={clsx("text-[0.9375rem] font-[620] text-ink-1", hasFigures && "tablet:mt-2")}>
          {claim}
          {isInternal && (
            <span className="ml-1.5 inline-flex align-[-2px] text-ink-3" title="For the team only">
              <Lock className="size-3.5!" />
              <span className="sr-only">For the team only</span>
            </span>
          )}
        </h5>
        <p className="mt-0.5 text-small text-pretty text-ink-2">
          <Words text={reason.text} />
          {doubt && (
            <>
              {" "}
              <Tag isDashed>{doubt}</Tag>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

/** At most three things the report found, each with the sentence behind it. */
export function BriefFindings({ title, findings, editorName }: BriefFindingsProps) {
  const { output, examined } = useReader();
  const edited = editedSectionsOf(output);
  const sources = useMemo(() => {
    const said = findings.map(({ reason: { text, basis, facts } }) => ({ text, basis, facts }));
    return findSources({ said }, examined?.facts);
  }, [findings, examined]);
  return (
    <div className="mt-7">
      <div className="mb-2.5 flex items-baseline justify-between gap-3">
        <h4 className="heading text-h3 text-ink-1">{title}</h4>
        <SectionSources
          editorName={editorName}
          isEdited={findings.some(({ reason }) => edited.has(reason.section))}
          sources={sources}
          title={title}
        />
      </div>
      <ol className="grid rounded-card border border-line tablet:auto-cols-fr tablet:grid-flow-col">
        {numbered(findings).map(({ at, value }) => (
          <FindingCell
            key={at}
            finding={value}
            hasFigures={findings.some(({ figure }) => figure !== null)}
          />
        ))}
      </ol>
    </div>
  );
}
