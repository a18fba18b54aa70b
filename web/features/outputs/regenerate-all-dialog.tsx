import type { Output } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";

type RegenerateAllDialogProps = {
  /** The reports in which a person's own words stand. */
  edited: readonly Output[];
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Says what becomes of people's own words (readings.md 31). */
export function RegenerateAllDialog(props: RegenerateAllDialogProps) {
  const names = props.edited.map(({ toolType }) => tools[toolType].cardName);
  const list = new Intl.ListFormat("en").format(names);
  return (
    <ConfirmDialog
      confirmLabel="Regenerate All"
      description={`A person edited ${list}. Their words stay; what the new text says instead is offered beside them.`}
      isOpen={props.isOpen}
      needsServer
      title="Regenerate all six reports?"
      onCancel={props.onClose}
      onConfirm={() => {
        props.onClose();
        props.onConfirm();
      }}
    />
  );
}
