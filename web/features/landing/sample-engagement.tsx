import type { EngagementHub } from "#tools/engagement-hub/schema.ts";
import { SamplePart } from "#web/features/landing/sample-part.tsx";

type SampleEngagementProps = { report: EngagementHub };

export function SampleEngagement({ report }: SampleEngagementProps) {
  const [sequence] = report.nurtureSequences;
  if (!sequence) return null;
  const [first] = sequence.touches;
  return (
    <>
      <SamplePart
        source={`Stops: ${sequence.stopRule.toLowerCase()}. Sent ${sequence.sendWindow}.`}
        title="The follow-ups"
      >
        <ol className="grid gap-3">
          {sequence.touches.map(({ touch, workingDay, channel, subject }) => (
            <li
              key={touch}
              className="grid grid-cols-[56px_9px_minmax(0,1fr)] items-baseline gap-x-3"
            >
              <span className="font-mono text-tiny text-ink-3">Day {workingDay}</span>
              <span aria-hidden="true" className="size-[9px] rounded-full bg-blue-fill" />
              <span>
                <span className="font-[560]">{subject}</span>{" "}
                <span className="text-meta text-ink-3">{channel}</span>
              </span>
            </li>
          ))}
        </ol>
      </SamplePart>
      {first && (
        <SamplePart title="The first follow-up">
          <p className="rounded-card border border-line bg-canvas p-5 whitespace-pre-line">
            {first.body}
          </p>
        </SamplePart>
      )}
    </>
  );
}
