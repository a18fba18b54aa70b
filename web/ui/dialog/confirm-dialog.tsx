import { AlertDialog } from "radix-ui";
import { Button } from "#web/ui/button/button.tsx";
import { overlayStyle } from "#web/ui/dialog/overlay-styles.ts";
import { useReturnedFocus } from "#web/ui/dialog/focus.ts";

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  description: string;
  confirmLabel: string;
  isBusy?: boolean;
  /** Whether what is confirmed must reach the server. */
  needsServer?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something that cannot be undone; focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isBusy = false, needsServer = false } = props;
  const focus = useReturnedFocus();
  return (
    <AlertDialog.Root open={props.isOpen} onOpenChange={(next) => !next && props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayStyle} />
        <AlertDialog.Content
          className="fixed inset-x-4 top-[20vh] z-50 mx-auto max-w-[460px] animate-open rounded-dialog border border-line bg-surface p-6 shadow-3"
          {...focus}
        >
          <AlertDialog.Title className="heading text-h3">{props.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-2">
            {props.description}
          </AlertDialog.Description>
          <div className="mt-6 flex justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>Cancel</Button>
            </AlertDialog.Cancel>
            <Button
              isBusy={isBusy}
              look="danger"
              needsServer={needsServer}
              onClick={props.onConfirm}
            >
              {props.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
