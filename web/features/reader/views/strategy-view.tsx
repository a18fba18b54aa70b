import { z } from "zod";
import { headingsOf, partName } from "#tools/layouts.ts";
import { packageHeadings, PayBars } from "#web/features/reader/charts/pay-bars.tsx";
import { defineView, entry, Text } from "#web/features/reader/views/section-view.tsx";
import { Lead, Part, SideNote } from "#web/features/reader/pieces/parts.tsx";
import { ReportTable } from "#web/features/reader/value/report-table.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

const Strategy = entry({
  finding: Text,
  range: z
    .strictObject({
      min: z.number().nullable(),
      max: z.number().nullable(),
      currency: Text.nullable(),
      period: Text,
    })
    .nullable(),
  packages: z.array(entry({ name: Text, base: Text, perYear: Text.nullable(), why: Text })),
  parts: z.array(entry({ part: Text, status: Text })),
  rule: Text,
  fairness: Text,
});

/** Opening, target and walk-away, what the offer is made of, and the rule behind it. */
export const strategyView = defineView(Strategy, ({ value }) => (
  <div className="grid gap-6">
    <Lead text={value.finding} />
    <PayBars currency={value.range?.currency ?? "USD"} packages={value.packages} />
    {value.packages.length > 0 && (
      <ReportTable
        caption="Opening, target and walk-away"
        columns={packageHeadings}
        rows={value.packages.map(({ name, base, perYear, why }) => [
          <span key="name" className="capitalize">
            {name}
          </span>,
          base,
          perYear ?? "–",
          <Words key="why" text={why} />,
        ])}
      />
    )}
    {value.parts.length > 0 && (
      <Part title={partName("offerNavigator", "compensationStrategy.parts")}>
        <ReportTable
          caption={partName("offerNavigator", "compensationStrategy.parts")}
          columns={headingsOf("offerNavigator", "compensationStrategy.parts", "part", "status")}
          rows={value.parts.map(({ part, status }) => [
            <span key="part" className="capitalize">
              {part}
            </span>,
            <Words key="status" text={status} />,
          ])}
        />
      </Part>
    )}
    <Lead text={value.rule} />
    <SideNote text={value.fairness} />
  </div>
));
