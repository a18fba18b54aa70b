import { clsx } from "clsx";
import { Command } from "cmdk";
import type { PaletteCommand } from "#web/features/palette/command.ts";
import { Key } from "#web/ui/layout/key.tsx";

type PaletteItemProps = { command: PaletteCommand; onRun: () => void };

export function PaletteItem({ command, onRun }: PaletteItemProps) {
  const { id, label, detail, icon, shortcut } = command;
  // A long name leaves the report's name room, a short one all that is left.
  const isShort = label.length <= 24;
  return (
    <Command.Item
      className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-3 py-1.5 data-[selected=true]:bg-blue-wash data-[selected=true]:text-blue forced-colors:data-[selected=true]:border"
      value={id}
      onSelect={onRun}
    >
      <span className="grid w-5 flex-none place-items-center text-ink-3">{icon}</span>
      <span className={isShort ? "flex-none" : "min-w-0 truncate"}>{label}</span>
      {detail && (
        <span
          className={clsx(
            "truncate text-meta text-ink-3",
            isShort ? "min-w-0" : "max-w-[45%] flex-none",
          )}
        >
          {detail}
        </span>
      )}
      {shortcut && (
        <span className="ml-auto">
          <Key>{shortcut}</Key>
        </span>
      )}
    </Command.Item>
  );
}
