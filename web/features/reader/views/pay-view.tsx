import { z } from "zod";
import { headingsOf, partName } from "#tools/layouts.ts";
import { LevelChart } from "#web/features/reader/charts/level-chart.tsx";
import { RangeChart } from "#web/features/reader/charts/range-chart.tsx";
import { defineView, entry, Text, Texts } from "#web/features/reader/views/section-view.tsx";
import { Lead, Part, SideNote } from "#web/features/reader/pieces/parts.tsx";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { ReportTable } from "#web/features/reader/value/report-table.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

const Amount = z.number().nullable();

const Offer = z
  .strictObject({ min: Amount, max: Amount, currency: Text.nullable(), period: Text })
  .nullable();

/** Reports from before have no title. */
const Chart = z.strictObject({
  title: Text.exactOptional(),
  unit: Text,
  currency: Text,
  place: Text,
  source: Text,
  points: z.array(z.strictObject({ percentile: z.number(), amount: Amount })),
  offer: Offer,
  facts: Texts.exactOptional(),
});

const Levels = z.strictObject({
  title: Text.exactOptional(),
  place: Text,
  source: Text,
  unit: Text,
  currency: Text.exactOptional(),
  levels: z.array(
    z.strictObject({ level: Text, meaning: Text.exactOptional(), amount: z.number() }),
  ),
  offer: Offer.exactOptional(),
  note: Text,
  facts: Texts.exactOptional(),
});

const Pay = entry({
  finding: Text,
  chart: Chart.nullable(),
  localLevels: Levels.nullable(),
  widened: Text.nullable(),
  moves: z.array(entry({ move: Text, cost: Text, perYear: Text, read: Text })),
  trend: Text.nullable(),
  occupationNote: Text.nullable(),
  payTransparency: z.array(
    entry({ place: Text, duty: Text, reach: Text, citation: Text, lastChecked: Text }),
  ),
  advice: Text,
});

/** What the market pays, where this job stands in it, what a move costs, and what must be printed. */
export const payView = defineView(Pay, ({ value }) => (
  <div className="grid gap-6">
    <Lead text={value.finding} />
    {value.localLevels && <LevelChart chart={value.localLevels} />}
    {value.chart && <RangeChart chart={value.chart} />}
    {[value.widened, value.trend, value.occupationNote].map(
      (note) => note !== null && <Lead key={note} text={note} />,
    )}
    {value.moves.length > 0 && (
      <Part title={partName("marketPulse", "compensationInsights.moves")}>
        <ReportTable
          caption={partName("marketPulse", "compensationInsights.moves")}
          columns={headingsOf("marketPulse", "compensationInsights.moves", "move", "cost", "read")}
          rows={value.moves.map(({ move, cost, perYear, read }) => [
            <Words key="move" text={move} />,
            cost === perYear ? cost : `${cost} (${perYear})`,
            <Words key="read" text={read} />,
          ])}
        />
      </Part>
    )}
    <SideNote text={value.advice} />
    {value.payTransparency.length > 0 && (
      <Part title={partName("marketPulse", "compensationInsights.payTransparency")}>
        <ul className="grid gap-3">
          {numbered(value.payTransparency).map(({ at, value: rule }) => (
            <li key={at} className="rounded-card border border-line p-4 text-body">
              <p className="font-[620] text-ink-1">
                {rule.place}
                <span className="ml-2 text-small font-normal text-ink-3">{rule.reach}</span>
              </p>
              <p className="mt-1">
                <Words text={rule.duty} />
              </p>
              <p className="mt-1.5 text-meta text-ink-3">
                {rule.citation}. Last checked: {rule.lastChecked}.
              </p>
            </li>
          ))}
        </ul>
      </Part>
    )}
  </div>
));
