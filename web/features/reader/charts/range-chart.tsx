import { placeInText } from "#english/words.ts";
import { nice, ticks } from "d3-array";
import { formatMoney } from "#english/money.ts";
import { pictureOf, ChartFigure, useWidth } from "#web/features/reader/charts/chart-figure.tsx";
import { formatTick } from "#web/features/reader/charts/money.ts";
import { scaleTo } from "#web/report/scale.ts";

type PayChart = {
  title?: string;
  unit: string;
  currency: string;
  place: string;
  source: string;
  points: { percentile: number; amount: number | null }[];
  offer: { min: number | null; max: number | null } | null;
};

type RangeChartProps = { chart: PayChart };

const heightPx = 168;
const barTop = 74;
const barHeight = 26;
const axisTop = 132;

/** Published pay as a bar from the 10th to the 90th percentile, with the job's own range as a marker band. */
export function RangeChart({ chart }: RangeChartProps) {
  const { element, width } = useWidth<HTMLDivElement>();
  const { title, currency, unit, place, source, points, offer } = chart;
  const at = (percentile: number) =>
    points.find((point) => point.percentile === percentile)?.amount ?? undefined;
  const [min, max] = [offer?.min ?? offer?.max ?? null, offer?.max ?? offer?.min ?? null];
  const amounts = [...points.map(({ amount }) => amount), min, max].filter((one) => one !== null);
  const known = points.flatMap(({ percentile, amount }) =>
    amount === null ? [] : [{ percentile, amount }],
  );
  const [low, high] = [known[0], known.at(-1)];
  if (!low || !high || low === high) return null;
  const ends = nice(Math.min(...amounts), Math.max(...amounts), 6);
  const x = scaleTo(ends, [24, width - 24]);
  const [lowerQuarter, median, upperQuarter] = [at(25), at(50), at(75)];
  const money = (amount: number) => formatMoney(amount, currency, "year");
  const offerWords =
    min === null || max === null
      ? ""
      : min === max
        ? `This job ${money(min)}`
        : `This job ${money(min)} to ${money(max)}`;
  const middle = min === null || max === null ? 0 : (x(min) + x(max)) / 2;
  const sentence = `Pay in ${placeInText(place)}, a ${unit}: ${known
    .map(({ percentile, amount }) => `${percentile}th percentile ${money(amount)}`)
    .join(", ")}.${offerWords ? ` ${offerWords}.` : ""}`;
  return (
    <ChartFigure
      note={`Light bar: ${low.percentile}th to ${high.percentile}th percentile. Strong bar: middle half. Tick: median. ${source}.`}
      table={{
        columns: ["Percentile", `Pay a ${unit}, ${place}`],
        rows: points.map(({ percentile, amount }) => [
          `${percentile}th`,
          amount === null ? "not published" : money(amount),
        ]),
      }}
      title={title ?? `Published pay a ${unit}, ${place}`}
    >
      <div ref={element} className="[contain:inline-size]">
        <svg
          {...pictureOf(sentence)}
          className="block overflow-visible text-[13px] font-[500]"
          height={heightPx}
          viewBox={`0 0 ${width} ${heightPx}`}
          width={width}
        >
          {min !== null && max !== null && (
            <g>
              <rect
                className="fill-marker-wash"
                height={axisTop - 26}
                width={Math.max(3, x(max) - x(min))}
                x={x(min)}
                y={26}
              />
              <path
                className="fill-none stroke-marker"
                d={`M${x(min)} 26V${axisTop}M${x(max)} 26V${axisTop}`}
                strokeWidth={1.5}
              />
              <text
                className="fill-ink-1 font-[640]"
                textAnchor={middle < 120 ? "start" : middle > width - 120 ? "end" : "middle"}
                x={middle < 120 ? x(min) : middle > width - 120 ? x(max) : middle}
                y={15}
              >
                {offerWords}
              </text>
            </g>
          )}
          <rect
            className="fill-blue-t3 stroke-blue-t2"
            height={barHeight}
            rx={barHeight / 2}
            width={x(high.amount) - x(low.amount)}
            x={x(low.amount)}
            y={barTop}
          />
          {lowerQuarter !== undefined && upperQuarter !== undefined && (
            <rect
              className="fill-blue-t2"
              height={barHeight}
              rx={barHeight / 2}
              width={x(upperQuarter) - x(lowerQuarter)}
              x={x(lowerQuarter)}
              y={barTop}
            />
          )}
          {median !== undefined && (
            <g>
              <rect
                className="fill-ink-1"
                height={barHeight + 12}
                rx={2.5}
                width={5}
                x={x(median) - 2.5}
                y={barTop - 6}
              />
              <text
                className="fill-ink-1 font-[640]"
                textAnchor="middle"
                x={x(median)}
                y={barTop - 14}
              >
                {money(median)}
              </text>
            </g>
          )}
          <path className="stroke-control" d={`M0 ${axisTop}H${width}`} />
          {ticks(...ends, width < 480 ? 3 : 6).map((tick) => (
            <text
              key={tick}
              className="fill-ink-3 text-[12.5px]"
              textAnchor="middle"
              x={x(tick)}
              y={axisTop + 21}
            >
              {formatTick(tick, currency)}
            </text>
          ))}
        </svg>
      </div>
    </ChartFigure>
  );
}
