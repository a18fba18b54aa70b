import { useQueryClient } from "@tanstack/react-query";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { jobStatusesSetByMembers, type Job, type JobEdit } from "#contract/job.ts";
import { messages } from "#contract/messages.ts";
import { readJobListsAgain } from "#web/api/job-lists.ts";
import { useCall } from "#web/api/use-call.ts";
import { jobQuery } from "#web/features/jobs/job-queries.ts";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { MenuChoice, Menu, MenuLabel } from "#web/ui/menu/menu.tsx";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

type JobStatusMenuProps = { job: Job; trigger: ReactNode };

/** The three statuses that members set themselves (readings.md 2); loaded when it is opened. */
export function JobStatusMenu({ job, trigger }: JobStatusMenuProps) {
  const queryClient = useQueryClient();
  const update = useCall("updateJob", {
    onDone: (updated) => {
      queryClient.setQueryData(jobQuery(job.id).queryKey, updated);
      readJobListsAgain(queryClient);
      showSuccess(messages.jobUpdated);
    },
    onFailed: () => showError(messages.jobUpdateFailed),
  });
  const choose = (status: string) => {
    if (status === job.status || update.isPending) return;
    update.mutate({ params: { jobId: job.id }, body: { status: status as JobEdit["status"] } });
  };
  return (
    <Menu isOpenAtOnce trigger={trigger}>
      <MenuLabel>Set the status yourself</MenuLabel>
      <DropdownMenu.RadioGroup value={job.status} onValueChange={choose}>
        {jobStatusesSetByMembers.map((status) => (
          <MenuChoice key={status} icon={null} value={status}>
            <Badge status={status} />
          </MenuChoice>
        ))}
      </DropdownMenu.RadioGroup>
    </Menu>
  );
}
