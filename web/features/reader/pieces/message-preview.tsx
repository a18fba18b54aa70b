import { clsx } from "clsx";
import { messageBody } from "#tools/report/pieces.ts";
import type { Message } from "#web/features/reader/views/section-view.tsx";
import { Prose } from "#web/features/reader/pieces/prose.tsx";
import { Tag } from "#web/features/reader/pieces/parts.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";
import { CopyButton, CopyIcon } from "#web/ui/button/copy-button.tsx";

type MessagePreviewProps = { name: string; message: Message };

/** A message as its reader will see it, with its length against the channel's limit; its two parts are copied apart. */
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
          <CopyButton
            label={subject === "" ? "Copy" : "Copy body"}
            look="quiet"
            size="small"
            text={messageBody(body, signature)}
          />
        </span>
      </header>
      <div className="grid gap-3 px-4 py-3.5 text-body">
        {subject !== "" && (
          <div className="flex items-start gap-2">
            <p className="min-w-0 flex-1 font-[620] text-ink-1">
              <Words text={subject} />
            </p>
            <CopyIcon className="-my-1" label="Copy subject" text={subject} />
          </div>
        )}
        <Prose text={body} />
        {signature && <p className="whitespace-pre-line text-ink-2">{signature}</p>}
      </div>
    </article>
  );
}
