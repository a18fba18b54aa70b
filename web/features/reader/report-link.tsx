import { ExternalLink } from "lucide-react";
import { safeHref } from "#web/features/reader/pieces/safe-link.ts";

type ReportLinkProps = { label: string; url: string };

/** A link out of a report; an address that is not safe is not followed, only named. */
export function ReportLink({ label, url }: ReportLinkProps) {
  const href = safeHref(url);
  if (href === undefined) return <span className="text-ink-3">{label}</span>;
  return (
    <a
      className="inline-flex min-h-6 items-center gap-1 text-blue underline underline-offset-2"
      href={href}
      rel="noopener noreferrer"
      target="_blank"
    >
      {label}
      <ExternalLink className="size-3!" />
      <span className="sr-only">(opens a new tab)</span>
    </a>
  );
}
