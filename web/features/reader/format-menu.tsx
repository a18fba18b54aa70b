import { ChevronDown, FileJson, FileSpreadsheet, FileText, FileType, Hash } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import type { ExportCopy } from "#contract/calls/export.ts";
import { copyChoices } from "#web/report/copy-choice.ts";
import { Button } from "#web/ui/button/button.tsx";
import { MenuChoice, MenuItem, MenuLabel, MenuSeparator, Menu } from "#web/ui/menu/menu.tsx";

const formats = [
  { format: "docx", label: "Word (DOCX)", Icon: FileType },
  { format: "csv", label: "Spreadsheet (CSV)", Icon: FileSpreadsheet },
  { format: "md", label: "Markdown", Icon: Hash },
  { format: "json", label: "JSON", Icon: FileJson },
  { format: "txt", label: "Text (TXT)", Icon: FileText },
] as const;

export type MoreFormat = (typeof formats)[number]["format"];

type FormatMenuProps = { onSave: (format: MoreFormat, copy: ExportCopy) => void };

/** The other files a report can be, and whom they are for. */
export function FormatMenu({ onSave }: FormatMenuProps) {
  const [copy, setCopy] = useState<ExportCopy>("send");
  const save = (format: MoreFormat) => {
    onSave(format, copy);
    setCopy("send");
  };
  return (
    <Menu
      align="end"
      trigger={
        <Button icon={<ChevronDown />} look="quiet">
          More formats
        </Button>
      }
    >
      <DropdownMenu.RadioGroup value={copy}>
        <MenuLabel>Who is it for?</MenuLabel>
        {copyChoices.map(({ value, label, Icon }) => (
          <MenuChoice key={value} icon={<Icon />} value={value} onChoose={() => setCopy(value)}>
            {label}
          </MenuChoice>
        ))}
      </DropdownMenu.RadioGroup>
      <MenuSeparator />
      {formats.map(({ format, label, Icon }) => (
        <MenuItem key={format} icon={<Icon />} onSelect={() => save(format)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
