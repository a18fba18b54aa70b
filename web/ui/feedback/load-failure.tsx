import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

type LoadFailureProps = { text: string; onRetry: () => void };

/** What stands where something could not be loaded. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  return (
    <Notice
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
      tone="error"
    >
      {text}
    </Notice>
  );
}
