import { lazy, type ComponentProps } from "react";
import type { ExportCopy } from "#contract/calls/export.ts";
import { Button } from "#web/ui/button/button.tsx";
import { OnDemand } from "#web/ui/hooks/on-demand.tsx";

const load = () => import("#web/report/copy-menu.tsx");
const CopyMenu = lazy(async () => ({ default: (await load()).CopyMenu }));

type ExportButtonProps = ComponentProps<typeof Button> & { onExport: (copy: ExportCopy) => void };

/** Makes a file once it is said whom it is for. */
export function ExportButton({ onExport, ...button }: ExportButtonProps) {
  return (
    <OnDemand button={<Button {...button} />} load={load} opens="menu">
      {(trigger) => <CopyMenu trigger={trigger} onChoose={onExport} />}
    </OnDemand>
  );
}
