import type { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import { BooleanText } from "#web/features/landing/boolean-text.tsx";
import { SamplePart } from "#web/features/landing/sample-part.tsx";
import { balancedString } from "#web/features/landing/sample-search.ts";

type SampleAttractProps = { report: AttractSourceKit };

const channelsShown = 3;

export function SampleAttract({ report }: SampleAttractProps) {
  return (
    <>
      <SamplePart source={report.booleanStrings.finding} title="Balanced search, LinkedIn">
        <p className="rounded-card border border-line bg-canvas p-5 font-mono text-meta leading-[1.7]">
          <BooleanText text={balancedString(report)} />
        </p>
      </SamplePart>
      <SamplePart title="Where to look first">
        <dl className="grid divide-y divide-line border-y border-line">
          {report.sourcingChannels.slice(0, channelsShown).map(({ channel, play }) => (
            <div key={channel} className="grid gap-x-5 py-3 tablet:grid-cols-[160px_minmax(0,1fr)]">
              <dt className="font-[560]">{channel}</dt>
              <dd className="text-small text-ink-2">{play}</dd>
            </div>
          ))}
        </dl>
      </SamplePart>
    </>
  );
}
