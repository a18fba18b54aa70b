import { clsx } from "clsx";
import type { Message } from "#web/features/reader/forms/form.tsx";
import { Prose } from "#web/features/reader/prose.tsx";
import { Tag } from "#web/features/reader/tag.tsx";
import { Words } from "#web/features/reader/words.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";

type MessagePreviewProps = { name: string; message: Message };

function textOf({ subject, body, signature }: Message): string {
  const head = subject === "" ? "" : `Subject: ${subject}\n\n`;
  return `${head}${body}${signature ? `\n\n${signature}` : ""}`;
}

/** A message as its reader will see it, with its length against the channel's limit. */
export function MessagePreview({ name, message }: MessagePreviewProps) {
  const { channel, subject, body, signature, limit } = message;
  const length = Array.from(`${body}\n${signature ?? ""}`.trim()).length;
  const isOver = typeof limit === "number" && length > limit;
  return (
    <article
      aria-label={name}
      className="break-inside-avoid rounded-card border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line-soft px-4 py-2">
        <h4 className="text-body font-[620] text-ink-1">{name}</h4>
        <Tag>{channel}</Tag>
        <span
          className={clsx("text-meta tabular-nums", isOver ? "font-[620] text-red" : "text-ink-3")}
        >
          {typeof limit === "number" ? `${length} of ${limit} characters` : `${length} characters`}
          {isOver && ", too long"}
        </span>
        <span className="ml-auto print:hidden">
          <CopyButton label="Copy" look="quiet" size="small" text={textOf(message)} />
        </span>
      </header>
      <div className="grid gap-3 px-4 py-3.5 text-body">
        {subject !== "" && (
          <p className="font-[620] text-ink-1">
            <Words text={subject} />
          </p>
        )}
        <Prose text={body} />
        {signature && <p className="whitespace-pre-line text-ink-2">{signature}</p>}
      </div>
    </article>
  );
}
