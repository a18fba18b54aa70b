import type { ReactNode } from "react";

type IconTileProps = { icon: ReactNode };

export function IconTile({ icon }: IconTileProps) {
  return (
    <span className="grid size-9 flex-none place-items-center rounded-control bg-sunken text-ink-2 dark:bg-raised">
      {icon}
    </span>
  );
}
