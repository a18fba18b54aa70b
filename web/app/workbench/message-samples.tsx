import { useState } from "react";
import { Sample } from "#web/app/workbench/sample.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { ErrorSummary } from "#web/ui/form/form.tsx";
import { LoadFailure, Notice } from "#web/ui/feedback/notice.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { dismissToast, lastMessage, showError, showSuccess } from "#web/ui/feedback/toasts.ts";

const tones = ["info", "success", "warning", "error"] as const;
const faults = {
  name: { type: "required", message: "Name is required" },
  email: { type: "required", message: "Email is required" },
  password: { type: "required", message: "Password is required" },
};

export function MessageSamples() {
  const [open, setOpen] = useState<"dialog" | "confirm">();
  const close = () => setOpen(undefined);
  const repeat = () => showSuccess({ title: lastMessage()?.title ?? "Nothing was said yet" });
  return (
    <>
      <Sample title="Notice">
        <div className="grid w-full gap-3">
          {tones.map((tone) => (
            <Notice key={tone} title={tone} tone={tone}>
              What happened, what is safe, what to do.
            </Notice>
          ))}
          <LoadFailure text="The members could not be loaded." onRetry={() => undefined} />
          <ErrorSummary errors={faults} onPick={() => undefined} />
        </div>
      </Sample>
      <Sample title="Toast: success, error, last message">
        <Button onClick={() => showSuccess({ title: "Job deleted" })}>Success</Button>
        <Button onClick={() => showError({ title: "Error", description: "Failed to sign in" })}>
          Error
        </Button>
        <Button onClick={dismissToast}>Dismiss</Button>
        <Button onClick={repeat}>Last message</Button>
      </Sample>
      <Sample title="Dialog, confirmation">
        <Button onClick={() => setOpen("dialog")}>Dialog</Button>
        <Button onClick={() => setOpen("confirm")}>Confirm</Button>
        <Dialog
          description="A window over the page."
          isOpen={open === "dialog"}
          title="Dialog"
          onClose={close}
        >
          <TextField label="First field" />
        </Dialog>
        <ConfirmDialog
          confirmLabel="Delete"
          description="This action cannot be undone."
          isOpen={open === "confirm"}
          title="Are you sure?"
          onCancel={close}
          onConfirm={close}
        />
      </Sample>
    </>
  );
}
