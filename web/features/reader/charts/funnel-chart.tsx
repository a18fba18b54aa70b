import { pictureOf, ChartFigure, useWidth } from "#web/features/reader/charts/chart-figure.tsx";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { scaleTo } from "#web/report/scale.ts";

type FunnelStep = {
  step: string;
  people: number;
  ratePercent: number | null;
  rateBasis: string;
};

type FunnelChartProps = { steps: readonly FunnelStep[] };

const rowPx = 56;
const barPx = 28;
const smallestBarPx = 4;

/** Planned people at each step as bars, with the share that goes on between them. */
export function FunnelChart({ steps }: FunnelChartProps) {
  const { element, width } = useWidth<HTMLDivElement>();
  const labelPx = width < 480 ? 92 : 132;
  const most = Math.max(1, ...steps.map(({ people }) => people));
  // A funnel spans hundreds to one: the square root keeps its last steps visible and its order true.
  const length = scaleTo([0, Math.sqrt(most)], [0, Math.max(40, width - labelPx - 64)]);
  const barOf = (people: number) => Math.max(smallestBarPx, length(Math.sqrt(Math.max(0, people))));
  const [first, last] = [steps[0], steps.at(-1)];
  const title = `${first?.people.toLocaleString("en-US")} ${first?.step} for ${last?.people.toLocaleString("en-US")} ${last?.step}`;
  return (
    <ChartFigure
      note="Bar lengths use a square-root scale so that small steps are visible; the numbers are exact."
      table={{
        columns: ["Step", "People", "Go on", "Basis of the rate"],
        rows: steps.map(({ step, people, ratePercent, rateBasis }) => [
          step,
          people.toLocaleString("en-US"),
          ratePercent === null ? "–" : `${ratePercent} %`,
          rateBasis,
        ]),
      }}
      title={title}
    >
      <div ref={element} className="[contain:inline-size]">
        <svg
          {...pictureOf(
            `${title}: ${steps.map(({ step, people }) => `${step} ${people}`).join(", ")}.`,
          )}
          className="block text-[13px] font-[500]"
          height={steps.length * rowPx - (rowPx - barPx)}
          viewBox={`0 0 ${width} ${steps.length * rowPx - (rowPx - barPx)}`}
          width={width}
        >
          {numbered(steps).map(({ at, value: { step, people, ratePercent } }) => {
            const top = at * rowPx;
            const isLast = at === steps.length - 1;
            return (
              <g key={at}>
                <text className="fill-ink-2 capitalize" x={0} y={top + barPx / 2 + 5}>
                  {step.length > 18 ? `${step.slice(0, 17)}…` : step}
                </text>
                <rect
                  className={isLast ? "fill-marker" : "fill-blue-t2"}
                  height={barPx}
                  rx={4}
                  width={barOf(people)}
                  x={labelPx}
                  y={top}
                />
                <text
                  className="fill-ink-1 font-[640] tabular-nums"
                  x={labelPx + barOf(people) + 8}
                  y={top + barPx / 2 + 5}
                >
                  {people.toLocaleString("en-US")}
                </text>
                {!isLast && ratePercent !== null && (
                  <text className="fill-ink-3 text-[12px]" x={labelPx + 2} y={top + barPx + 18}>
                    ↓ {ratePercent} % go on
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
