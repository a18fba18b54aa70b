import { Copy } from "lucide-react";
import { messages } from "#contract/messages.ts";
import type { ReportContent } from "#contract/output.ts";
import { Button } from "#web/ui/button.tsx";
import { showError, showSuccess } from "#web/ui/toasts.ts";

type ReportJsonProps = { content: ReportContent | null };

/** The report as it is stored. */
export function ReportJson({ content }: ReportJsonProps) {
  const text = JSON.stringify(content, null, 2);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showSuccess(messages.copied);
    } catch {
      showError(messages.copyFailed);
    }
  };
  return (
    <div className="grid gap-3">
      <Button className="justify-self-start" icon={<Copy />} onClick={() => void copy()}>
        Copy JSON
      </Button>
      <pre className="rounded-card bg-sunken p-4 font-mono text-tiny leading-relaxed whitespace-pre-wrap">
        {text}
      </pre>
    </div>
  );
}
