import { useState } from "react";
import { Palette } from "#web/features/palette/palette.tsx";
import { useActionCommands } from "#web/app/shell/use-action-commands.tsx";
import { useJobCommands } from "#web/app/shell/use-job-commands.tsx";

type CommandPaletteProps = { onClose: () => void; onHelp: () => void; onLogout: () => void };

/** The palette with what this person can reach from here; loaded when it is opened. */
export function CommandPalette({ onClose, onHelp, onLogout }: CommandPaletteProps) {
  const [search, setSearch] = useState("");
  const groups = [...useJobCommands(search.trim()), ...useActionCommands({ onHelp, onLogout })];
  return <Palette groups={groups} search={search} onClose={onClose} onSearch={setSearch} />;
}
