import type { InterviewCoach } from "#tools/interview-coach/schema.ts";
import { SamplePart } from "#web/features/landing/sample-part.tsx";

type SampleInterviewProps = { report: InterviewCoach };

const topicsShown = 2;

export function SampleInterview({ report }: SampleInterviewProps) {
  const [question] = report.questions.items;
  return (
    <>
      {question && (
        <SamplePart title={question.competency}>
          <p className="text-read font-[560]">{question.question}</p>
          <dl className="mt-4 grid divide-y divide-line border-y border-line">
            {Object.entries(question.cues ?? {}).map(([rating, cue]) => (
              <div key={rating} className="grid grid-cols-[40px_minmax(0,1fr)] py-3">
                <dt className="font-mono text-meta text-ink-3">
                  <span className="sr-only">Cue for </span>
                  {rating}
                </dt>
                <dd className="text-small text-ink-2">{cue}</dd>
              </div>
            ))}
          </dl>
        </SamplePart>
      )}
      <SamplePart title="Not this way">
        <ul className="grid gap-3">
          {report.doNotAsk.slice(0, topicsShown).map(({ topic, doNotAsk, instead }) => (
            <li key={topic} className="text-small">
              <p className="text-ink-3 line-through">{doNotAsk}</p>
              <p className="font-[560]">{instead}</p>
            </li>
          ))}
        </ul>
      </SamplePart>
    </>
  );
}
