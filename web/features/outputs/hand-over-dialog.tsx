import { useMutation } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { handOverFormats, type HandOverFormat } from "#contract/hand-over/format.ts";
import type { Job } from "#contract/job.ts";
import { messages } from "#contract/messages.ts";
import { handOverFiles, handOverName } from "#tools/hand-over/formats.ts";
import { isSessionLost } from "#web/api/api-error.ts";
import { fetchFile } from "#web/api/fetch-file.ts";
import { failureOf } from "#web/api/refusal.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Dialog, DialogActions } from "#web/ui/dialog/dialog.tsx";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";
import { Form } from "#web/ui/form/form.tsx";
import { RadioTiles } from "#web/ui/form/radio-tiles.tsx";
import { saveFile } from "#web/ui/hooks/save-file.ts";

type HandOverDialogProps = { job: Job; onClose: () => void };

const options = handOverFormats.map((value) => ({ value, ...handOverFiles[value] }));

/** The job's post or its interview questions as a file for another system. */
export function HandOverDialog({ job, onClose }: HandOverDialogProps) {
  const { register, handleSubmit, control } = useForm<{ format: HandOverFormat }>({
    defaultValues: { format: "html" },
  });
  const format = useWatch({ control, name: "format" });
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: HandOverFormat) =>
      fetchFile("handOverJob", { params: { jobId: job.id, format: wanted } }),
    onSuccess: (file, wanted) => {
      saveFile(handOverName(wanted, job), file);
      showSuccess(messages.exportCompleted);
      onClose();
    },
    onError: (error) => {
      if (!isSessionLost(error))
        showError(failureOf(error, "The file could not be made. Please try again."));
    },
  });
  return (
    <Dialog
      description="A file for another system. A post holds only what candidates may read. Nothing is sent to the other system."
      isOpen
      title="Hand over"
      onClose={onClose}
    >
      <Form onSubmit={handleSubmit((chosen) => mutate(chosen.format))}>
        <RadioTiles
          columns="tablet:grid-cols-2"
          legend="Format"
          options={options}
          {...register("format")}
        />
        <p className="rounded-control bg-sunken px-3 py-2 font-mono text-tiny break-all text-ink-2 dark:bg-raised">
          {handOverName(format, job)}
        </p>
        <DialogActions>
          <Button isBusy={isPending} look="primary" needsServer type="submit">
            {`Save ${handOverFiles[format].label}`}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
