import { ArrowRightFromLine, Copy, Link2, Pencil, Share, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { MenuItem, Menu } from "#web/ui/menu/menu.tsx";
import { copyText } from "#web/ui/hooks/clipboard.ts";

export type JobMoreProps = {
  onDuplicate: () => void;
  onHandOver: () => void;
  /** On phones, where the bar has no room for them. */
  onShare?: () => void;
  onEdit?: () => void;
  onDelete?: () => void;
};

type JobMoreMenuProps = JobMoreProps & { trigger: ReactNode };

export function JobMoreMenu(props: JobMoreMenuProps) {
  const { onDuplicate, onHandOver, onShare, onEdit, onDelete, trigger } = props;
  return (
    <Menu align="end" isOpenAtOnce trigger={trigger}>
      {onShare && (
        <MenuItem icon={<Share />} onSelect={onShare}>
          Share
        </MenuItem>
      )}
      {onEdit && (
        <MenuItem icon={<Pencil />} needsServer onSelect={onEdit}>
          Edit Job
        </MenuItem>
      )}
      <MenuItem icon={<ArrowRightFromLine />} onSelect={onHandOver}>
        Hand over
      </MenuItem>
      <MenuItem icon={<Copy />} needsServer onSelect={onDuplicate}>
        Duplicate
      </MenuItem>
      <MenuItem
        icon={<Link2 />}
        onSelect={() => void copyText({ text: addressOf(window.location) })}
      >
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

/** Without what is open or filtered on the screen. */
function addressOf({ origin, pathname }: Location): string {
  return origin + pathname;
}
