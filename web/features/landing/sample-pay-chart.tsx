import type { MarketPulse } from "#tools/market-pulse/schema.ts";
import { thousands } from "#web/features/landing/sample-search.ts";

type SamplePayChartProps = {
  chart: NonNullable<MarketPulse["compensationInsights"]["chart"]>;
  /** Said by a screen reader; without it the chart is part of a larger picture. */
  label?: string;
};

const width = 330;
const margin = 18;

/** Pay from the 10th to the 90th percentile, its middle half, the median, and the job's own range above it. */
export function SamplePayChart({ chart, label }: SamplePayChartProps) {
  const amount = (percentile: number) =>
    chart.points.find((point) => point.percentile === percentile)?.amount ?? 0;
  const [low, high] = [amount(10), amount(90)];
  const x = (value: number) => margin + ((value - low) / (high - low)) * (width - 2 * margin);
  const span = (from: number, to: number) => ({ x: x(from), width: x(to) - x(from) });
  const range = chart.offer;
  const [from, to] = [x(range?.min ?? low), x(range?.max ?? high)];
  return (
    <svg
      aria-hidden={label ? undefined : true}
      aria-label={label}
      className="block w-full text-[11px] text-ink-3"
      fill="currentColor"
      role={label ? "img" : undefined}
      viewBox={`0 0 ${width} 74`}
    >
      <rect
        className="fill-blue-t3 stroke-blue-t2"
        height={12}
        rx={6}
        y={40}
        {...span(low, high)}
      />
      <rect className="fill-blue-t2" height={12} y={40} {...span(amount(25), amount(75))} />
      <rect className="fill-ink-1" height={24} rx={2} width={4} x={x(amount(50)) - 2} y={34} />
      <path className="stroke-ink-1" d={`M${from} 32V24H${to}V32`} fill="none" strokeWidth={1.4} />
      <text className="fill-ink-1 font-[620]" textAnchor="middle" x={(from + to) / 2} y={17}>
        Your range
      </text>
      <text x={x(low)} y={71}>
        {thousands(low)}
      </text>
      <text textAnchor="middle" x={x(amount(50))} y={71}>
        {thousands(amount(50))}
      </text>
      <text textAnchor="end" x={x(high)} y={71}>
        {thousands(high)}
      </text>
    </svg>
  );
}
