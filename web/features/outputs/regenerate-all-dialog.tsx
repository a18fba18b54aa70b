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

/** Asks before people's own words are replaced (readings.md 31). */
export function RegenerateAllDialog(props: RegenerateAllDialogProps) {
  const names = props.edited.map(({ toolType }) => tools[toolType].cardName);
  const list = new Intl.ListFormat("en").format(names);
  return (
    <ConfirmDialog
      confirmLabel="Regenerate All"
      description={`A person edited ${list}. The new text replaces their edits; the edited text is kept as a version.`}
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
