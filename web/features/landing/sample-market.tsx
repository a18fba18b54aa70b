import type { MarketPulse } from "#tools/market-pulse/schema.ts";
import { RangeChart } from "#web/features/landing/range-chart.tsx";
import { SamplePart } from "#web/features/landing/sample-part.tsx";

type SampleMarketProps = { report: MarketPulse };

export function SampleMarket({ report }: SampleMarketProps) {
  const { chart } = report.compensationInsights;
  return (
    <>
      {chart && (
        <SamplePart source={chart.source} title="Where the range stands">
          <div className="rounded-card border border-line bg-canvas p-5 [&_svg]:max-w-[460px]">
            <RangeChart chart={chart} label={chart.title} />
          </div>
        </SamplePart>
      )}
      <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line tablet:grid-cols-2">
        {report.marketSnapshot.map(({ label, figure, change }) => (
          <div key={label} className="bg-surface px-4 py-3.5">
            <dt className="text-meta text-ink-3">{label}</dt>
            <dd className="heading mt-1 text-[1.25rem]">{figure}</dd>
            {change && <dd className="text-meta text-ink-2">{change}</dd>}
          </div>
        ))}
      </dl>
    </>
  );
}
