import { z } from "zod";
import { defineView, entries, Text } from "#web/features/reader/views/section-view.tsx";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";
import { CopyButton, CopyIcon } from "#web/ui/button/copy-button.tsx";

const Questions = entries({
  rank: z.number(),
  question: Text,
  why: Text,
  ifNoAnswer: Text,
  ask: Text,
});

/** What only the hiring manager knows, most valuable first. */
export const managerQuestionsView = defineView(Questions, ({ value }) => (
  <div className="grid gap-4">
    <div className="print:hidden">
      <CopyButton
        label="Copy all questions"
        size="small"
        text={value.map(({ rank, question }) => `${rank}. ${question}`).join("\n")}
      />
    </div>
    <ol className="grid gap-4">
      {numbered(value).map(({ at, value: { rank, question, why, ifNoAnswer, ask } }) => (
        <li
          key={at}
          className="grid break-inside-avoid grid-cols-[2rem_minmax(0,1fr)_auto] items-start text-body"
        >
          <span className="heading text-h3 text-blue">{rank}</span>
          <div className="grid gap-1">
            <p className="text-[1rem] font-[580] text-ink-1">
              <Words text={question} />
            </p>
            <p className="text-small">
              <span className="text-ink-3">Why it matters: </span>
              <Words text={why} />
            </p>
            <p className="text-small">
              <span className="text-ink-3">Without an answer: </span>
              <Words text={ifNoAnswer} />
            </p>
            <p className="text-meta text-ink-3">Ask: {ask}</p>
          </div>
          <CopyIcon className="-mt-1" label={`Copy question ${rank}`} text={question} />
        </li>
      ))}
    </ol>
  </div>
));
