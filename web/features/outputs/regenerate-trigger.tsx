import type { ComponentProps } from "react";
import type { Output } from "#contract/output.ts";
import { Button } from "#web/ui/button/button.tsx";

type RegenerateTriggerProps = ComponentProps<typeof Button> & { output: Output };

export function RegenerateTrigger({ output, ...rest }: RegenerateTriggerProps) {
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
