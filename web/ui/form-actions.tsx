import { Button } from "#web/ui/button.tsx";

type FormActionsProps = { saveLabel: string; isBusy: boolean; onCancel: () => void };

/** Save and Cancel, kept in sight while a long form is scrolled; to the left, where no toast covers them. */
export function FormActions({ saveLabel, isBusy, onCancel }: FormActionsProps) {
  return (
    <div className="sticky bottom-4 z-10 flex gap-2 rounded-card border border-line bg-raised p-2.5 shadow-2">
      <Button className="max-tablet:flex-1" isBusy={isBusy} look="primary" type="submit">
        {saveLabel}
      </Button>
      <Button className="max-tablet:flex-1" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
