import type { ReactNode } from "react";

/** Something the palette can do. */
export type PaletteCommand = {
  id: string;
  label: string;
  /** What it is about, where its label begins with what it does: "Short InMail" of "Copy: Short InMail". */
  name?: string;
  detail?: string;
  /** Words it is found by that its row does not show. */
  words?: string;
  icon?: ReactNode;
  /** The single key that does the same. */
  shortcut?: string;
  /** Whether it puts the focus somewhere itself; otherwise the focus goes back to where it was. */
  movesFocus?: true;
  run: () => void;
};

export type PaletteGroup = {
  title: string;
  commands: readonly PaletteCommand[];
  /** Found by the server for what was typed, so not to be filtered again. */
  isFound?: boolean;
  /** The most rows it shows. */
  most?: number;
};
