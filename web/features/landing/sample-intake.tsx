import type { IntakeSync } from "#tools/intake-sync/schema.ts";
import { SamplePart } from "#web/features/landing/sample-part.tsx";

type SampleIntakeProps = { report: IntakeSync };

const questionsShown = 3;

export function SampleIntake({ report }: SampleIntakeProps) {
  return (
    <>
      <SamplePart title="Ask the hiring manager">
        <ol className="grid gap-4">
          {report.questionsForHiringManager.slice(0, questionsShown).map((one) => (
            <li key={one.rank} className="grid grid-cols-[28px_minmax(0,1fr)]">
              <span className="font-mono text-meta text-ink-3">{one.rank}</span>
              <div>
                <p className="font-[560]">{one.question}</p>
                <p className="mt-0.5 text-meta text-ink-2">If nobody answers: {one.ifNoAnswer}</p>
              </div>
            </li>
          ))}
        </ol>
      </SamplePart>
      <SamplePart title={`Interview plan, ${report.interviewPlan.totalMinutes} minutes`}>
        <ol className="grid gap-1.5 tablet:auto-cols-fr tablet:grid-flow-col">
          {report.interviewPlan.stages.map(({ id, name, minutes }) => (
            <li
              key={id}
              className="min-w-0 rounded-chip bg-blue-wash px-3 py-2 text-meta text-blue"
            >
              <span className="block font-[620]">{name}</span>
              {minutes} min
            </li>
          ))}
        </ol>
      </SamplePart>
    </>
  );
}
