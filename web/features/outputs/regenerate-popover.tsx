import type { Output } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { RegenerateForm } from "#web/features/outputs/regenerate-form.tsx";
import { RegenerateTrigger } from "#web/features/outputs/regenerate-trigger.tsx";
import type { Steering } from "#web/features/outputs/use-generate.ts";
import { Popover } from "#web/ui/dialog/popover.tsx";

export type RegeneratePopoverProps = { output: Output; onGenerate: (steering: Steering) => void };

/** Asks what should be different before a report is written again; loaded when it is opened. */
export function RegeneratePopover({ output, onGenerate }: RegeneratePopoverProps) {
  return (
    <Popover
      isOpenAtOnce
      label={`Regenerate ${tools[output.toolType].cardName}`}
      trigger={<RegenerateTrigger output={output} />}
    >
      {(close) => (
        <RegenerateForm
          output={output}
          onStart={(steering) => {
            close();
            onGenerate(steering);
          }}
        />
      )}
    </Popover>
  );
}
