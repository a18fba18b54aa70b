import type { Message } from "#contract/messages.ts";
import { Button } from "#web/ui/button/button.tsx";
import { FormError } from "#web/ui/form/form-error.tsx";

type FormActionsProps = {
  saveLabel: string;
  isBusy: boolean;
  failure: Message | undefined;
  onCancel: () => void;
};

/** Save and Cancel, kept in sight while a long form is scrolled; to the left, where no toast covers them. */
export function FormActions({ saveLabel, isBusy, failure, onCancel }: FormActionsProps) {
  return (
    <div className="sticky bottom-4 z-10 grid gap-2.5 rounded-card border border-line bg-raised p-2.5 shadow-2">
      <FormError message={failure} />
      <div className="flex gap-2">
        <Button
          className="max-tablet:flex-1"
          isBusy={isBusy}
          look="primary"
          needsServer
          type="submit"
        >
          {saveLabel}
        </Button>
        <Button className="max-tablet:flex-1" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
