import type { OutputStatus } from "#contract/output.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

type ToolCardActionsProps = {
  status: OutputStatus;
  estimatedSeconds: number;
  hasEarlierReport: boolean;
  onGenerate: () => void;
  onView: () => void;
  onSaveText: () => void;
};

/** The actions each state allows (spec §4). */
export function ToolCardActions(props: ToolCardActionsProps) {
  if (props.status === "processing") {
    return (
      <span className="inline-flex items-center gap-2 text-small text-ink-2">
        <span className="text-blue">
          <Spinner />
        </span>
        {props.hasEarlierReport ? "Regenerating..." : "Processing..."}
      </span>
    );
  }
  if (props.status === "completed") {
    return (
      <>
        <Button className="mr-1" size="small" onClick={props.onView}>
          View Report
        </Button>
        <Button look="quiet" size="small" onClick={props.onGenerate}>
          Regenerate
        </Button>
        <Button look="quiet" size="small" onClick={props.onSaveText}>
          TXT
        </Button>
      </>
    );
  }
  return (
    <>
      <Button size="small" onClick={props.onGenerate}>
        {props.status === "failed" ? "Retry" : "Generate"}
      </Button>
      <span className="ml-auto text-tiny text-ink-3">about {props.estimatedSeconds} s</span>
    </>
  );
}
