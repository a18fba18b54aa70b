import { Copy, Link2, Pencil, Trash2 } from "lucide-react";
import { messages } from "#contract/messages.ts";
import { JobMoreButton } from "#web/features/jobs/job-more-button.tsx";
import { MenuItem, Menu } from "#web/ui/menu/menu.tsx";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

export type JobMoreMenuProps = {
  onDuplicate: () => void;
  /** On phones, where the bar has no room for them. */
  onEdit?: () => void;
  onDelete?: () => void;
};

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.origin + window.location.pathname);
    showSuccess(messages.copied);
  } catch {
    showError(messages.copyFailed);
  }
}

/** What is done with a job now and then; loaded when it is opened. */
export function JobMoreMenu({ onDuplicate, onEdit, onDelete }: JobMoreMenuProps) {
  return (
    <Menu align="end" isOpenAtOnce trigger={<JobMoreButton isOnPhone={onEdit !== undefined} />}>
      {onEdit && (
        <MenuItem icon={<Pencil />} needsServer onSelect={onEdit}>
          Edit Job
        </MenuItem>
      )}
      <MenuItem icon={<Copy />} needsServer onSelect={onDuplicate}>
        Duplicate
      </MenuItem>
      <MenuItem icon={<Link2 />} onSelect={() => void copyAddress()}>
        Copy link
      </MenuItem>
      {onDelete && (
        <MenuItem icon={<Trash2 />} needsServer onSelect={onDelete}>
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}
