import { z } from "zod";
import { headingsOf, partName } from "#tools/layouts.ts";
import { defineView, entry, Text, Texts } from "#web/features/reader/views/section-view.tsx";
import { Part, Tag } from "#web/features/reader/pieces/parts.tsx";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import { BulletList, numbered } from "#web/features/reader/value/bullet-list.tsx";
import { ReportTable } from "#web/features/reader/value/report-table.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";
import { CopyIcon } from "#web/ui/button/copy-button.tsx";

const Question = entry({
  id: Text,
  competency: Text,
  stage: Text,
  kind: Text,
  question: Text,
  probes: Texts,
  cues: z.strictObject({ "1": Text, "3": Text, "5": Text }).optional(),
});
type Question = z.infer<typeof Question>;

const Questions = entry({
  scale: Text,
  competencies: z.array(z.strictObject({ id: Text, name: Text, owner: Text })),
  items: z.array(Question),
  screen: z.array(entry({ id: Text, question: Text, record: Text })),
});

const kinds = new Map([
  ["past", "What they did"],
  ["situation", "What they would do"],
]);

type QuestionCardProps = { question: Question; number: number };

function QuestionCard({ question, number }: QuestionCardProps) {
  const { cues } = question;
  const { examined } = useReader();
  const covered = (question.covers ?? []).flatMap((id) => examined?.facts.get(id)?.text ?? []);
  return (
    <li className="break-inside-avoid rounded-card border border-line p-4 text-body">
      <p className="flex flex-wrap gap-1.5">
        <Tag>{kinds.get(question.kind) ?? question.kind}</Tag>
        {covered.map((text) => (
          <Tag key={text}>Covers: {text}</Tag>
        ))}
      </p>
      <div className="mt-2 flex items-start gap-2">
        <p className="min-w-0 flex-1 text-[1rem] font-[580] text-ink-1">
          <Words text={question.question} />
        </p>
        <CopyIcon className="-mt-1" label={`Copy question ${number}`} text={question.question} />
      </div>
      {question.probes.length > 0 && (
        <div className="mt-2 text-small">
          <BulletList>
            {numbered(question.probes).map(({ at, value: probe }) => (
              <Words key={at} text={probe} />
            ))}
          </BulletList>
        </div>
      )}
      {cues && (
        <dl className="mt-3 grid gap-2 text-small desktop:grid-cols-3">
          {(["1", "3", "5"] as const).map((mark) => (
            <div key={mark} className="rounded-control bg-canvas px-3 py-2">
              <dt className="font-[640] text-ink-1">Sounds like a {mark}</dt>
              <dd className="mt-0.5">
                <Words text={cues[mark]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3 hidden text-small print:block">Notes: ____________________________</p>
    </li>
  );
}

/** Questions by competency with probes, the cues with the first of them, and the screen before. */
export const questionsView = defineView(Questions, ({ value }) => {
  const names = [...new Set(value.items.map(({ competency }) => competency))];
  const shown = names.flatMap((name) => value.items.filter((item) => item.competency === name));
  const ownerOf = (name: string) =>
    value.competencies.find((one) => one.name === name || one.id === name);
  return (
    <div className="grid gap-7">
      <p className="text-small text-ink-2">
        Scale: {value.scale}. The cues describe answers, not people.
      </p>
      {value.screen.length > 0 && (
        <Part title={partName("interviewCoach", "questions.screen")}>
          <ReportTable
            caption={partName("interviewCoach", "questions.screen")}
            columns={headingsOf("interviewCoach", "questions.screen", "question", "record")}
            rows={value.screen.map(({ question, record }, at) => [
              <Words key="question" text={question} />,
              <span key="record" className="flex items-start justify-between gap-2">
                {record}
                <CopyIcon
                  className="-my-1.5"
                  label={`Copy first-call question ${at + 1}`}
                  text={question}
                />
              </span>,
            ])}
          />
        </Part>
      )}
      {names.map((name) => {
        const competency = ownerOf(name);
        return (
          <Part
            key={name}
            title={`${competency?.name ?? name}${competency ? `, asked by: ${competency.owner}` : ""}`}
          >
            <ul className="grid gap-3">
              {numbered(shown)
                .filter(({ value: item }) => item.competency === name)
                .map(({ at, value: item }) => (
                  <QuestionCard key={item.id} number={at + 1} question={item} />
                ))}
            </ul>
          </Part>
        );
      })}
    </div>
  );
});
