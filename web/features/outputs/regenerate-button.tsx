import { lazy, type ComponentProps } from "react";
import type { Output } from "#contract/output.ts";
import type { RegenerateProps } from "#web/features/outputs/regenerate-popover.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { OnDemand } from "#web/ui/hooks/on-demand.tsx";

const load = () => import("#web/features/outputs/regenerate-popover.tsx");
const RegeneratePopover = lazy(async () => ({ default: (await load()).RegeneratePopover }));

export function RegenerateButton(props: RegenerateProps) {
  const button = <RegenerateTrigger output={props.output} />;
  return (
    <OnDemand button={button} load={load} opens="dialog">
      {(trigger) => <RegeneratePopover {...props} trigger={trigger} />}
    </OnDemand>
  );
}

type RegenerateTriggerProps = ComponentProps<typeof Button> & { output: Output };

function RegenerateTrigger({ output, ...rest }: RegenerateTriggerProps) {
  return (
    <Button
      className="max-tablet:px-2"
      look={output.isOutdated ? "secondary" : "quiet"}
      needsServer
      size="small"
      {...rest}
    >
      Regenerate
    </Button>
  );
}
