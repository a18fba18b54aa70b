import { clsx } from "clsx";
import { ArrowRight, Grid2x2Check, History, UserRoundPen } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { linkToReading } from "#contract/screens.ts";
import { tools } from "#tools/tools.ts";
import { listLeftOut } from "#tools/report/left-out.ts";
import { editedSectionsOf } from "#web/report/states.ts";
import { findSources } from "#web/features/reader/provenance/find-sources.ts";
import { SourceLine } from "#web/features/reader/provenance/source-line.tsx";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import type { ReaderSection } from "#web/features/reader/section/sections.ts";
import { Link } from "#web/ui/button/link.tsx";
import { RolePrint } from "#web/ui/brand/role-print.tsx";

type RailProps = {
  sections: readonly ReaderSection[];
  /** What has no room in the header of a small window. */
  children: ReactNode;
  onHistory: () => void;
  onCoverage: () => void;
  onSwitch: (toolType: ToolType) => void;
};

const lineStyle =
  "flex min-h-8 w-full items-center gap-2 text-left text-small text-ink-2 hover:text-ink-1 max-tablet:min-h-10";

/** Beside the report: where it comes from, what was checked, earlier versions, and what to read next. */
export function Rail({ sections, children, onHistory, onCoverage, onSwitch }: RailProps) {
  const { job, output, examined } = useReader();
  const sources = useMemo(() => {
    const edited = editedSectionsOf(output);
    const written = sections.filter(({ key }) => !edited.has(key));
    const content = Object.fromEntries(written.map(({ key, value }) => [key, value]));
    return findSources(content, examined?.facts);
  }, [output, sections, examined]);
  const isEdited = editedSectionsOf(output).size > 0;
  const leftOut = listLeftOut(output.content ?? "");
  const place = toolTypes.indexOf(output.toolType);
  const next = toolTypes[(place + 1) % toolTypes.length] ?? toolTypes[0];
  const wanted = (examined?.coverage ?? []).filter(({ kind }) => kind !== "nice");
  const covered = wanted.filter(({ holes }) => holes.length === 0).length;
  return (
    <aside
      aria-label="About this report"
      className="grid content-start gap-6 self-start pb-9 max-wide:border-t max-wide:border-line max-wide:pt-7 wide:sticky wide:top-[106px] broad:top-[67px] wide:pt-9 print:hidden"
    >
      <div className={clsx(sources.length === 0 && !isEdited && leftOut.length === 0 && "hidden")}>
        <h3 className="mb-2 text-small font-[620] text-ink-1">Where this comes from</h3>
        <ul>
          {sources.map((source) => (
            <li key={source.kind}>
              <SourceLine source={source} />
            </li>
          ))}
          {isEdited && (
            <li className="flex min-h-6 items-center gap-1.5 text-small text-ink-2 max-tablet:min-h-8">
              <UserRoundPen className="size-3.5! text-ink-3" />
              Edited by a person
            </li>
          )}
        </ul>
        {leftOut.map(({ said, move }) => (
          <p key={said} className="mt-2 text-small text-ink-2">
            {said}{" "}
            <Link className="font-[560] text-blue hover:underline" to={linkToReading(job.id)}>
              {move}
            </Link>
          </p>
        ))}
      </div>
      <p className="rounded-card bg-canvas px-4 py-3.5 text-small leading-[1.5] text-ink-2">
        <b className="font-[620] text-ink-1">You make the call.</b> Roleprint drafts; check figures
        before you share them with a hiring manager.
      </p>
      <div>
        {wanted.length > 0 && (
          <button className={lineStyle} type="button" onClick={onCoverage}>
            <Grid2x2Check className="text-ink-3" />
            Coverage: {covered} of {wanted.length} requirements
          </button>
        )}
        <button className={lineStyle} type="button" onClick={onHistory}>
          <History className="text-ink-3" />
          Versions
        </button>
        {children}
      </div>
      <div>
        <h3 className="mb-2 text-small font-[620] text-ink-1">Next in this search</h3>
        <button
          className={`${lineStyle} font-[560] text-blue!`}
          type="button"
          onClick={() => onSwitch(next)}
        >
          <RolePrint
            jobId={job.id}
            sizePx={26}
            states={toolTypes.map((toolType) => (toolType === next ? "completed" : "pending"))}
            strokeWidth={6}
          />
          {tools[next].cardName}
          <ArrowRight className="ml-auto" />
        </button>
      </div>
    </aside>
  );
}
