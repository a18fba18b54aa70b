import { Download } from "lucide-react";
import { Sample } from "#web/app/workbench/sample.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { CopyButton } from "#web/ui/button/copy-button.tsx";
import { Menu, MenuItem } from "#web/ui/menu/menu.tsx";
import { Popover } from "#web/ui/dialog/popover.tsx";
import { Sheet } from "#web/ui/dialog/sheet.tsx";
import { ThemeSwitch } from "#web/ui/brand/theme-switch.tsx";
import { Tooltip } from "#web/ui/dialog/tooltip.tsx";

const looks = ["primary", "secondary", "quiet", "danger", "quietDanger"] as const;
const sizes = ["small", "medium", "large"] as const;

export function ButtonSamples() {
  return (
    <>
      <Sample title="Button: looks">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
      </Sample>
      <Sample title="Button: sizes, icon, busy, disabled">
        {sizes.map((size) => (
          <Button key={size} icon={<Download />} size={size}>
            {size}
          </Button>
        ))}
        <Button isBusy look="primary">
          Save Changes
        </Button>
        <Button icon={<Download />} isBusy>
          Export All
        </Button>
        <Button isDisabled look="primary">
          Disabled
        </Button>
      </Sample>
      <Sample title="On the stage">
        <div className="stage flex gap-3 rounded-card p-4">
          <Button look="onStage">onStage</Button>
        </div>
      </Sample>
      <Sample title="Copy, menu, popover, tooltip, sheet">
        <CopyButton label="Copy link" text="https://example.com" />
        <Menu trigger={<Button>Menu</Button>}>
          <MenuItem icon={<Download />} onSelect={() => undefined}>
            One thing to do
          </MenuItem>
        </Menu>
        <Popover label="About this" trigger={<Button>Popover</Button>}>
          <p className="text-small">A small dialog beside its button.</p>
        </Popover>
        <Tooltip text="Select an organization first">
          <Button isDisabled>Tooltip</Button>
        </Tooltip>
        <Sheet title="Sheet" trigger={<Button>Sheet</Button>}>
          {(close) => <Button onClick={close}>Done</Button>}
        </Sheet>
      </Sample>
      <Sample title="Theme">
        <ThemeSwitch />
      </Sample>
    </>
  );
}
