import { Download, RotateCw, Share } from "lucide-react";
import type { Job } from "#contract/job.ts";
import { JobMore } from "#web/features/jobs/job-more.tsx";
import { useDuplicateJob } from "#web/features/jobs/use-duplicate-job.ts";
import { BottomBar } from "#web/ui/button/bottom-bar.tsx";
import { Button } from "#web/ui/button/button.tsx";

export type JobActionsProps = {
  job: Job;
  isRegenerating: boolean;
  onRegenerateAll: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onExportAll: () => void;
  onHandOver: () => void;
  onShare: () => void;
};

/** In the bar of a phone a button is tall, and on the narrowest it is words alone. */
const barStyle =
  "max-tablet:h-[46px] max-tablet:flex-1 max-tablet:px-2 max-[370px]:[&_.lucide]:hidden";

/** What can be done with a job: beside its title, on phones in a bar at the bottom edge. */
export function JobActions(props: JobActionsProps) {
  const duplicate = useDuplicateJob(props.job);
  const regenerateAll = (
    <Button
      className={barStyle}
      icon={<RotateCw />}
      isBusy={props.isRegenerating}
      needsServer
      onClick={props.onRegenerateAll}
    >
      Regenerate All
    </Button>
  );
  const exportAll = (
    <Button className={barStyle} icon={<Download />} look="primary" onClick={props.onExportAll}>
      Export All
    </Button>
  );
  return (
    <>
      <div className="hidden flex-wrap gap-2 tablet:flex">
        <JobMore onDuplicate={duplicate} onHandOver={props.onHandOver} />
        {regenerateAll}
        <Button icon={<Share />} onClick={props.onShare}>
          Share
        </Button>
        <Button needsServer onClick={props.onEdit}>
          Edit Job
        </Button>
        <Button look="quietDanger" needsServer onClick={props.onDelete}>
          Delete
        </Button>
        {exportAll}
      </div>
      <BottomBar>
        <div className="flex gap-2">
          {exportAll}
          {regenerateAll}
          <JobMore
            onDelete={props.onDelete}
            onDuplicate={duplicate}
            onEdit={props.onEdit}
            onHandOver={props.onHandOver}
            onShare={props.onShare}
          />
        </div>
      </BottomBar>
    </>
  );
}
