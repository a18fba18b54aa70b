import { z } from "zod";
import { FunnelChart } from "#web/features/reader/charts/funnel-chart.tsx";
import { defineView, entries, entry, Text } from "#web/features/reader/views/section-view.tsx";
import { Lead } from "#web/features/reader/pieces/parts.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

const Funnel = entry({
  finding: Text,
  steps: entries({
    step: Text,
    people: z.number(),
    ratePercent: z.number().nullable(),
    rateBasis: Text,
  }),
  note: Text,
});

/** The planning funnel, worked backwards from one hire. */
export const funnelView = defineView(Funnel, ({ value: { finding, steps, note } }) => (
  <div className="grid gap-5">
    <Lead text={finding} />
    <FunnelChart steps={steps} />
    <p className="text-small text-ink-2">
      <Words text={note} />
    </p>
  </div>
));
