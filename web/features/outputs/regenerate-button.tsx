import { lazy } from "react";
import type { RegeneratePopoverProps } from "#web/features/outputs/regenerate-popover.tsx";
import { RegenerateTrigger } from "#web/features/outputs/regenerate-trigger.tsx";
import { OnDemand } from "#web/ui/hooks/on-demand.tsx";

const load = () => import("#web/features/outputs/regenerate-popover.tsx");
const RegeneratePopover = lazy(async () => ({ default: (await load()).RegeneratePopover }));

export function RegenerateButton(props: RegeneratePopoverProps) {
  const button = <RegenerateTrigger output={props.output} />;
  return (
    <OnDemand button={button} load={load} opens="dialog">
      <RegeneratePopover {...props} />
    </OnDemand>
  );
}
