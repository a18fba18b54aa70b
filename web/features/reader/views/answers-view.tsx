import { useState } from "react";
import { defineView, entries, Text } from "#web/features/reader/views/section-view.tsx";
import { Tag } from "#web/features/reader/pieces/parts.tsx";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";
import { controlStyle } from "#web/ui/form/control-style.ts";
import { CopyIcon } from "#web/ui/button/copy-button.tsx";

type Answer = { question: string; answer: string; note?: string | null; status?: string };

const filterFrom = 6;

type AnswersProps = { title: string; noun: string; answers: readonly Answer[] };

/** Questions that open to their answers; long lists can be searched. */
function Answers({ title, noun, answers }: AnswersProps) {
  const [wanted, setWanted] = useState("");
  const shown = numbered(answers).filter(({ value }) =>
    `${value.question} ${value.answer}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <div className="grid gap-3">
      {answers.length >= filterFrom && (
        <input
          aria-label={`Filter ${title}`}
          className={`${controlStyle} h-9 max-w-80 max-tablet:h-10 print:hidden`}
          placeholder="Filter"
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      {shown.length === 0 && <p className="text-ink-3">Nothing matches.</p>}
      <div className="border-t border-line">
        {shown.map(({ at, value: { question, answer, note, status } }) => (
          <details key={at} className="group break-inside-avoid border-b border-line text-body">
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-2.5 font-[580] text-ink-1 before:text-ink-3 before:transition-transform before:duration-[120ms] before:content-['›'] group-open:before:rotate-90">
              <span className="flex-1">{question}</span>
              {status && <Tag isDashed={status !== "answered"}>{status}</Tag>}
            </summary>
            <div className="flex flex-wrap items-start gap-3 pb-4 pl-5">
              <div className="min-w-0 flex-1 basis-64">
                <Words text={answer} />
                {note && (
                  <p className="mt-1 text-small text-ink-3">
                    Still missing: <Words text={note} />
                  </p>
                )}
              </div>
              <CopyIcon className="-mt-1" label={`Copy ${noun} ${at + 1}`} text={answer} />
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}

const Objections = entries({ objection: Text, reply: Text, missing: Text.nullable() });
const Bank = entries({ question: Text, answer: Text, status: Text });

export const objectionsView = defineView(Objections, ({ title, value }) => (
  <Answers
    answers={value.map(({ objection, reply, missing }) => ({
      question: objection,
      answer: reply,
      note: missing,
    }))}
    noun="reply"
    title={title}
  />
));

export const bankView = defineView(Bank, ({ title, value }) => (
  <Answers answers={value} noun="answer" title={title} />
));
