import { ChevronDown, FileJson, FileText, FileType, Hash } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { MenuItem } from "#web/ui/menu-item.tsx";
import { Menu } from "#web/ui/menu.tsx";

export type MoreFormat = "docx" | "md" | "json" | "txt";

type FormatMenuProps = { onSave: (format: MoreFormat) => void };

const formats = [
  { format: "docx", label: "Word (DOCX)", Icon: FileType },
  { format: "md", label: "Markdown", Icon: Hash },
  { format: "json", label: "JSON", Icon: FileJson },
  { format: "txt", label: "Text (TXT)", Icon: FileText },
] as const;

/** The other files a report can be. */
export function FormatMenu({ onSave }: FormatMenuProps) {
  return (
    <Menu
      align="end"
      trigger={
        <Button icon={<ChevronDown />} look="quiet">
          More formats
        </Button>
      }
    >
      {formats.map(({ format, label, Icon }) => (
        <MenuItem key={format} icon={<Icon />} onSelect={() => onSave(format)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
