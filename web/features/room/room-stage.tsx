import type { ReactNode } from "react";
import type { OutputStatus } from "#contract/output.ts";
import { initialsOf } from "#web/ui/brand/avatar.tsx";
import { Lockup } from "#web/ui/brand/lockup.tsx";
import { RolePrint } from "#web/ui/brand/role-print.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

type RoomStageProps = {
  /** "Link ends 29 November" */
  aside?: string;
  who: string;
  askedBy: string;
  /** "Northwind Talent, for Quillwater" */
  from: string;
  jobTitle: string;
  jobPlace?: string;
  decided?: number;
  count: number;
  /** "3 of 6 decided" */
  progress?: string;
  children?: ReactNode;
};

const ridges = [0, 1, 2, 3, 4, 5];
/** Every room has the same print; what differs is how much of it is drawn. */
const seed = 3;

/** One ridge a decision; where there are fewer than six, a decision has several. */
export function ridgeStates(decided: number, count: number): OutputStatus[] {
  return ridges.map((at) => (at * count < decided * ridges.length ? "completed" : "pending"));
}

/** Who asks, from where and for which job; the print is the progress. */
export function RoomStage(props: RoomStageProps) {
  const { aside, who, askedBy, from, jobTitle, jobPlace, decided = 0, count, progress } = props;
  return (
    <header className="stage">
      <div className="mx-auto max-w-[1096px] px-4 pt-3.5 pb-[22px] tablet:px-6 tablet:pt-5 tablet:pb-[34px]">
        <div className="mb-5 flex items-center gap-3 tablet:mb-[30px]">
          <Lockup />
          {aside && <p className="ml-auto text-meta text-stage-soft">{aside}</p>}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 tablet:gap-x-10">
          <div className="col-span-2 mb-[18px] flex items-center gap-[11px] self-end tablet:col-span-1 tablet:mb-0">
            <span
              aria-hidden="true"
              className="grid size-[34px] flex-none place-items-center rounded-full bg-white text-meta font-[650] text-[#2230d2]"
            >
              {initialsOf(askedBy)}
            </span>
            <p className="min-w-0 text-lead leading-[1.3] font-[600]">
              {who}
              <span className="block text-meta font-normal text-stage-soft">{from}</span>
            </p>
          </div>
          <div className="min-w-0 max-tablet:row-start-2 tablet:col-start-1 tablet:mt-5 tablet:[&_h1]:text-[2.75rem]">
            <PageHeading>{jobTitle}</PageHeading>
            {jobPlace && <p className="mt-2 text-lead text-stage-soft">{jobPlace}</p>}
          </div>
          <div className="grid justify-items-end gap-1.5 text-right text-small font-[560] max-tablet:row-start-2 max-tablet:[&_svg]:h-auto max-tablet:[&_svg]:w-[72px] tablet:col-start-2 tablet:row-span-2 tablet:row-start-1">
            <RolePrint
              jobId={seed}
              sizePx={132}
              states={ridgeStates(decided, count)}
              strokeWidth={5.5}
            />
            {progress && <output className="whitespace-nowrap">{progress}</output>}
          </div>
        </div>
        {props.children}
      </div>
    </header>
  );
}
