import { ChevronDown, FileJson, FileSpreadsheet, FileText, FileType, Hash } from "lucide-react";
import { Button } from "#web/ui/button/button.tsx";
import { MenuItem, Menu } from "#web/ui/menu/menu.tsx";

const formats = [
  { format: "docx", label: "Word (DOCX)", Icon: FileType },
  { format: "csv", label: "Spreadsheet (CSV)", Icon: FileSpreadsheet },
  { format: "md", label: "Markdown", Icon: Hash },
  { format: "json", label: "JSON", Icon: FileJson },
  { format: "txt", label: "Text (TXT)", Icon: FileText },
] as const;

export type MoreFormat = (typeof formats)[number]["format"];

type FormatMenuProps = { onSave: (format: MoreFormat) => void };

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
