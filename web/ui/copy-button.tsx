import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { messages } from "#contract/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { showError, showSuccess } from "#web/ui/toasts.ts";

type CopyButtonProps = { label: string; text: string };

const copiedMs = 1_500;

/** Copies a text and says so in its own place, without changing its width. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      showSuccess(messages.copied);
    } catch {
      showError(messages.copyFailed);
    }
  };
  return (
    <Button icon={isCopied ? <Check /> : <Copy />} onClick={() => void copy()}>
      <span className="grid">
        <span
          className={isCopied ? "invisible col-start-1 row-start-1" : "col-start-1 row-start-1"}
        >
          {label}
        </span>
        <span
          className={isCopied ? "col-start-1 row-start-1" : "invisible col-start-1 row-start-1"}
        >
          Copied
        </span>
      </span>
    </Button>
  );
}
