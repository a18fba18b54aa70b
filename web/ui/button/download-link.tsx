import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { messages } from "#contract/messages.ts";
import { buttonStyle } from "#web/ui/button/button.tsx";
import { showSuccess } from "#web/ui/feedback/toasts.ts";

type DownloadLinkProps = { href: string; children: ReactNode };

/** A file that the browser saves as it comes, however large it is. */
export function DownloadLink({ href, children }: DownloadLinkProps) {
  return (
    <a
      className={buttonStyle()}
      download
      href={href}
      onClick={() => showSuccess(messages.downloadStarted)}
    >
      <Download />
      {children}
    </a>
  );
}
