import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Job } from "#contract/job.ts";
import { messages } from "#contract/messages.ts";
import { screens } from "#contract/screens.ts";
import { readJobListsAgain } from "#web/api/job-lists.ts";
import { useCall } from "#web/api/use-call.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

type DeleteJobDialogProps = { job: Job; isOpen: boolean; onClose: () => void };

export function DeleteJobDialog({ job, isOpen, onClose }: DeleteJobDialogProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useCall("deleteJob", {
    onDone: async () => {
      showSuccess(messages.jobDeleted);
      readJobListsAgain(queryClient);
      await navigate(screens.home.path);
    },
    onFailed: () => showError(messages.jobDeleteFailed),
  });
  return (
    <ConfirmDialog
      confirmLabel="Delete"
      description="This action cannot be undone. This will permanently delete the job and all associated data."
      isBusy={remove.isPending}
      isOpen={isOpen}
      needsServer
      title="Are you sure you want to delete this job?"
      onCancel={onClose}
      onConfirm={() => remove.mutate({ params: { jobId: job.id } })}
    />
  );
}
