import type { ElementType, Ref } from "react";
import type { Job } from "#contract/job.ts";
import type { ToolType } from "#contract/output.ts";
import { toolTypes } from "#contract/tool-types.ts";
import { tools } from "#tools/tools.ts";
import { RolePrint } from "#web/ui/brand/role-print.tsx";

type ReaderTitleProps = {
  job: Job;
  toolType: ToolType;
  organizationName: string;
  titleRef: Ref<HTMLHeadingElement>;
  /** What names and describes the window around it. */
  as?: { Title: ElementType; Description: ElementType };
};

const plain = { Title: "h2", Description: "p" } as const;

export function ReaderTitle(props: ReaderTitleProps) {
  const { job, toolType, organizationName, titleRef } = props;
  const { Title, Description } = props.as ?? plain;
  return (
    <>
      <span className="contents max-tablet:hidden">
        <RolePrint
          jobId={job.id}
          sizePx={34}
          states={toolTypes.map((type) => (type === toolType ? "completed" : "pending"))}
          strokeWidth={6}
        />
      </span>
      <div className="min-w-0 flex-1">
        <Title
          ref={titleRef}
          className="heading text-[1.125rem] leading-tight outline-none max-tablet:line-clamp-2 max-tablet:text-[0.9375rem] wide:text-[1rem]"
          tabIndex={-1}
        >
          {tools[toolType].fullName}
        </Title>
        <Description className="text-meta text-ink-3 max-laptop:line-clamp-2 laptop:text-pretty">
          <span className="font-[520] text-ink-2">{job.title}</span>
          {` · ${job.location || "Remote"} · ${organizationName}`}
        </Description>
      </div>
    </>
  );
}
