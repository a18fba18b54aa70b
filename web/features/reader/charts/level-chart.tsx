import { placeInText } from "#english/words.ts";
import { formatMoney, perWords } from "#english/money.ts";
import { spreadLabels } from "#tools/document/spread-labels.ts";
import { ChartFigure, pictureOf, useWidth } from "#web/features/reader/charts/chart-figure.tsx";
import { scaleTo } from "#web/report/scale.ts";

export type LevelChartData = {
  title?: string;
  place: string;
  source: string;
  unit: string;
  currency?: string;
  levels: { level: string; meaning?: string; amount: number }[];
  offer?: { min: number | null; max: number | null } | null;
  note: string;
};

type LevelChartProps = { chart: LevelChartData };

const heightPx = 150;
const barTop = 60;
const barHeight = 26;
const barBottom = barTop + barHeight;
const labelTop = 118;
/** Room for "fully competent"; on a phone the level's name alone is shown. */
const labelPx = 104;
const narrowLabelPx = 68;

/** The levels of the place as ticks on a bar to scale, each over its label, with the job's own range as a marker band. */
export function LevelChart({ chart }: LevelChartProps) {
  const { element, width } = useWidth<HTMLDivElement>();
  const { title, place, source, unit, currency = "USD", levels, offer, note } = chart;
  const period = unit === "hour" ? "hour" : "year";
  const money = (amount: number) => formatMoney(amount, currency, period);
  const ends = [offer?.min ?? null, offer?.max ?? null].filter((one) => one !== null);
  const own = ends.length === 0 ? null : { min: Math.min(...ends), max: Math.max(...ends) };
  const amounts = [...levels.map(({ amount }) => amount), ...ends];
  const isNarrow = width < 4 * labelPx + 24;
  const room = isNarrow ? narrowLabelPx : labelPx;
  const [from, to] = [room / 2, width - room / 2];
  const x = scaleTo([Math.min(...amounts), Math.max(...amounts)], [from, to]);
  const labels = spreadLabels(
    levels.map(({ amount }) => x(amount)),
    room,
    [from, to],
  );
  const ownWords =
    own === null
      ? ""
      : own.min === own.max
        ? `This job ${money(own.min)}`
        : `This job ${money(own.min)} to ${money(own.max)}`;
  const nameOf = ({ level, meaning }: LevelChartData["levels"][number]) =>
    meaning === undefined ? level : `${level}, ${meaning}`;
  const sentence = `Wage levels in ${placeInText(place)}, ${perWords(period)}: ${levels
    .map((one) => `${nameOf(one)}, ${money(one.amount)}`)
    .join("; ")}.${ownWords ? ` ${ownWords}.` : ""}`;
  const [low, high] = [levels[0], levels.at(-1)];
  if (!low || !high) return null;
  const ownAnchor = own === null ? 0 : (x(own.min) + x(own.max)) / 2;
  return (
    <ChartFigure
      note={`${note} ${source}.`}
      table={{
        columns: ["Level", `Pay ${perWords(period)}, ${place}`],
        rows: levels.map((one) => [nameOf(one), money(one.amount)]),
      }}
      title={title ?? `Local wage levels, ${place}`}
    >
      <div ref={element} className="[contain:inline-size]">
        <svg
          {...pictureOf(sentence)}
          className="block overflow-visible text-[13px] font-[500]"
          height={heightPx}
          viewBox={`0 0 ${width} ${heightPx}`}
          width={width}
        >
          {own !== null && (
            <g>
              <rect
                className="fill-marker-wash"
                height={barBottom - 20}
                width={Math.max(3, x(own.max) - x(own.min))}
                x={x(own.min)}
                y={26}
              />
              <path
                className="fill-none stroke-marker"
                d={`M${x(own.min)} 26V${barBottom + 6}M${x(own.max)} 26V${barBottom + 6}`}
                strokeWidth={1.5}
              />
              <text
                className="fill-ink-1 font-[640]"
                textAnchor={ownAnchor < 120 ? "start" : ownAnchor > width - 120 ? "end" : "middle"}
                x={ownAnchor < 120 ? x(own.min) : ownAnchor > width - 120 ? x(own.max) : ownAnchor}
                y={15}
              >
                {ownWords}
              </text>
            </g>
          )}
          <rect
            className="fill-blue-t3 stroke-blue-t2"
            height={barHeight}
            rx={4}
            width={Math.max(1, x(high.amount) - x(low.amount))}
            x={x(low.amount)}
            y={barTop}
          />
          {levels.map((one, at) => {
            const label = labels[at] ?? x(one.amount);
            return (
              <g key={one.level}>
                <path
                  className="fill-none stroke-ink-1"
                  d={`M${x(one.amount)} ${barTop}V${barBottom}`}
                  data-tick={one.level}
                  strokeWidth={2.5}
                />
                <path
                  className="fill-none stroke-control"
                  d={`M${x(one.amount)} ${barBottom}L${label} ${labelTop - 14}`}
                />
                <text
                  className="fill-ink-1 font-[640] tabular-nums"
                  data-label={one.level}
                  textAnchor="middle"
                  x={label}
                  y={labelTop}
                >
                  {money(one.amount)}
                </text>
                <text
                  className="fill-ink-3 text-[12px]"
                  textAnchor="middle"
                  x={label}
                  y={labelTop + 16}
                >
                  {one.level}
                </text>
                {!isNarrow && (
                  <text
                    className="fill-ink-3 text-[12px]"
                    textAnchor="middle"
                    x={label}
                    y={labelTop + 31}
                  >
                    {one.meaning}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
    </ChartFigure>
  );
}
