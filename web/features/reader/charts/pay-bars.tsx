import { formatMoney } from "#english/money.ts";
import { capital } from "#english/words.ts";
import { headingsOf } from "#tools/layouts.ts";
import { pictureOf, ChartFigure, useWidth } from "#web/features/reader/charts/chart-figure.tsx";
import { readAmount } from "#web/features/reader/charts/money.ts";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { scaleTo } from "#web/report/scale.ts";

/** Of the steps of an offer, in the table as under the picture. */
export const packageHeadings = headingsOf(
  "offerNavigator",
  "compensationStrategy.packages",
  "name",
  "base",
  "perYear",
  "why",
);

type PayPackage = { name: string; base: string; perYear: string | null; why: string };

type PayBarsProps = { packages: readonly PayPackage[]; currency: string };

const rowPx = 46;
const barPx = 24;

/** Base, and what comes on top when it is paid in the same unit. */
function partsOf({ base, perYear }: PayPackage): { base: number; extra: number } | undefined {
  const paid = readAmount(base);
  if (!paid) return undefined;
  const total = perYear === null ? undefined : readAmount(perYear);
  const isSameUnit = total !== undefined && total.per === paid.per;
  return { base: paid.amount, extra: isSameUnit ? Math.max(0, total.amount - paid.amount) : 0 };
}

/** Opening, target and walk-away as stacked bars on one scale. */
export function PayBars({ packages, currency }: PayBarsProps) {
  const { element, width } = useWidth<HTMLDivElement>();
  const rows = packages.flatMap((one) => {
    const parts = partsOf(one);
    return parts ? [{ ...one, ...parts, words: one.base }] : [];
  });
  if (rows.length < 2) return null;
  const totals = rows.map(({ base, extra }) => base + extra);
  const labelPx = 84;
  const x = scaleTo([0, Math.max(...totals)], [0, Math.max(60, width - labelPx - 92)]);
  const hasExtra = rows.some(({ extra }) => extra > 0);
  const money = (amount: number) => formatMoney(amount, currency, "year");
  const title = rows.map(({ name, base }) => `${name} ${money(base)}`).join(", ");
  return (
    <ChartFigure
      note={
        hasExtra
          ? "Dark: base pay. Light: additional pay at target. Number: both together."
          : "Base pay; the bars begin at zero."
      }
      table={{
        columns: packageHeadings,
        rows: packages.map(({ name, base, perYear, why }) => [name, base, perYear ?? "–", why]),
      }}
      title={capital(title)}
    >
      <div ref={element} className="[contain:inline-size]">
        <svg
          {...pictureOf(
            `${rows.map(({ name, words, perYear }) => `${name}: ${words}${perYear ? `, ${perYear}` : ""}`).join("; ")}.`,
          )}
          className="block text-[13px] font-[500]"
          height={rows.length * rowPx - (rowPx - barPx)}
          viewBox={`0 0 ${width} ${rows.length * rowPx - (rowPx - barPx)}`}
          width={width}
        >
          {numbered(rows).map(({ at, value: { name, base, extra } }) => (
            <g key={at}>
              <text className="fill-ink-1 font-[600] capitalize" x={0} y={at * rowPx + 17}>
                {name}
              </text>
              <rect
                className={name === "target" ? "fill-marker" : "fill-blue-t2"}
                height={barPx}
                rx={4}
                width={x(base)}
                x={labelPx}
                y={at * rowPx}
              />
              {extra > 0 && (
                <rect
                  className="fill-blue-t3 stroke-blue-t2"
                  height={barPx - 1}
                  rx={4}
                  width={Math.max(0, x(base + extra) - x(base) - 2)}
                  x={labelPx + x(base) + 2}
                  y={at * rowPx + 0.5}
                />
              )}
              <text
                className="fill-ink-1 font-[640] tabular-nums"
                x={labelPx + x(base + extra) + 8}
                y={at * rowPx + 17}
              >
                {money(base + extra)}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </ChartFigure>
  );
}
