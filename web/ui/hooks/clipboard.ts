import { messages } from "#contract/messages.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

/** Text for any program, and the same as HTML for those that keep tables and headings. */
export type Copied = { text: string; html?: string };

/** Copies and says so; the answer is whether it worked. */
export async function copyText({ text, html }: Copied): Promise<boolean> {
  try {
    if (html === undefined) await navigator.clipboard.writeText(text);
    else {
      const plain = new Blob([text], { type: "text/plain" });
      const rich = new Blob([html], { type: "text/html" });
      await navigator.clipboard.write([
        new ClipboardItem({ "text/plain": plain, "text/html": rich }),
      ]);
    }
    showSuccess(messages.copied);
    return true;
  } catch {
    showError(messages.copyFailed);
    return false;
  }
}
