import { lazy, Suspense, useEffect, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { screens } from "#contract/screens.ts";
import { useSingleKeys } from "#web/ui/hooks/single-keys.ts";

export type OpenedShortcut = "palette" | "help" | null;

type ShortcutsProps = {
  opened: OpenedShortcut;
  onOpen: (opened: OpenedShortcut) => void;
  onLogout: () => void;
};

const CommandPalette = lazy(async () => ({
  default: (await import("#web/app/shell/command-palette.tsx")).CommandPalette,
}));
const ShortcutHelp = lazy(async () => ({
  default: (await import("#web/features/palette/shortcut-help.tsx")).ShortcutHelp,
}));

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** The keys that work on every signed-in screen, and what they open. */
export function Shortcuts({ opened, onOpen, onLogout }: ShortcutsProps) {
  const navigate = useNavigate();
  useSingleKeys({
    c: () => void navigate(screens.newJob.path),
    "?": () => onOpen("help"),
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      onOpen(opened === "palette" ? null : "palette");
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [opened, onOpen]);
  const close = () => onOpen(null);
  const windows: Record<"palette" | "help", ReactNode> = {
    palette: <CommandPalette onClose={close} onHelp={() => onOpen("help")} onLogout={onLogout} />,
    help: <ShortcutHelp onClose={close} />,
  };
  return <Suspense>{opened && windows[opened]}</Suspense>;
}
