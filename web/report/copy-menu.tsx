import type { ReactNode } from "react";
import type { ExportCopy } from "#contract/calls/export.ts";
import { copyChoices } from "#web/report/copy-choice.ts";
import { Menu, MenuItem } from "#web/ui/menu/menu.tsx";

type CopyMenuProps = { trigger: ReactNode; onChoose: (copy: ExportCopy) => void };

/** Asks whom a file is for; loaded when it is opened. */
export function CopyMenu({ trigger, onChoose }: CopyMenuProps) {
  return (
    <Menu isOpenAtOnce trigger={trigger}>
      {copyChoices.map(({ value, label, detail, Icon }) => (
        <MenuItem
          key={value}
          icon={<Icon />}
          needsServer={value === "send"}
          onSelect={() => onChoose(value)}
        >
          <span className="grid">
            {label}
            <span className="text-meta font-normal text-ink-3">{detail}</span>
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}
