import type { ReactNode } from "react";

/** Something the palette can do. */
export type PaletteCommand = {
  id: string;
  label: string;
  detail?: string;
  icon?: ReactNode;
  /** The single key that does the same. */
  shortcut?: string;
  run: () => void;
};

export type PaletteGroup = {
  title: string;
  commands: readonly PaletteCommand[];
  /** Found by the server for what was typed, so not to be filtered again. */
  isFound?: boolean;
};
