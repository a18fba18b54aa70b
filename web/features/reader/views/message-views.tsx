import { z } from "zod";
import { defineView, entry, Message, Text } from "#web/features/reader/views/section-view.tsx";
import { MessagePreview } from "#web/features/reader/pieces/message-preview.tsx";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";
import { CopyButton } from "#web/ui/button/copy-button.tsx";

export const templatesView = defineView(z.array(Message).min(1), ({ value }) => (
  <div className="grid gap-4">
    {numbered(value).map(({ at, value: message }) => (
      <MessagePreview key={at} message={message} name={message.kind ?? `Message ${at + 1}`} />
    ))}
  </div>
));

export const letterView = defineView(Message, ({ title, value }) => (
  <MessagePreview message={value} name={title} />
));

const Sequences = z
  .array(
    entry({
      name: Text,
      startRule: Text,
      stopRule: Text,
      sendWindow: Text,
      touches: z.array(Message).min(1),
    }),
  )
  .min(1);

type Sequence = z.infer<typeof Sequences>[number];

function allOf({ touches }: Sequence): string {
  return touches
    .map(({ day, subject, body }) => `${day ?? ""}\n${subject}\n\n${body}`.trim())
    .join("\n\n---\n\n");
}

/** Touches on a line of days; each opens to its words. */
export const sequencesView = defineView(Sequences, ({ value }) => (
  <div className="grid gap-8">
    {numbered(value).map(({ at, value: sequence }) => (
      <div key={at}>
        <div className="flex flex-wrap items-center gap-3">
          <h4 className="text-lead font-[620] text-ink-1 first-letter:uppercase">
            {sequence.name}
          </h4>
          <span className="ml-auto print:hidden">
            <CopyButton label="Copy all" look="quiet" size="small" text={allOf(sequence)} />
          </span>
        </div>
        <p className="mt-1 text-small text-ink-2">
          <Words
            text={`Start: ${sequence.startRule} · Send: ${sequence.sendWindow} · Stop: ${sequence.stopRule}`}
          />
        </p>
        <ol className="mt-4 ml-2 border-l-2 border-blue-t3">
          {numbered(sequence.touches).map(({ at: place, value: touch }) => (
            <li
              key={place}
              className="relative pb-5 pl-6 before:absolute before:top-1.5 before:-left-[7px] before:size-3 before:rounded-full before:border-2 before:border-surface before:bg-blue-fill last:pb-0"
            >
              <details open={place === 0}>
                <summary className="min-h-6 text-body text-ink-1">
                  <span className="font-[620]">{touch.day ?? `Touch ${place + 1}`}</span>
                  <span className="text-ink-3">{` · ${touch.channel}`}</span>
                  <span className="block pl-4 text-small text-ink-2">{touch.subject}</span>
                </summary>
                <div className="mt-2">
                  <MessagePreview message={touch} name={`Touch ${touch.touch ?? place + 1}`} />
                </div>
              </details>
            </li>
          ))}
        </ol>
      </div>
    ))}
  </div>
));
