import { z } from "zod";
import { headingsOf, partName } from "#tools/layouts.ts";
import { defineView, entry, Text } from "#web/features/reader/views/section-view.tsx";
import { Part, Tag } from "#web/features/reader/pieces/parts.tsx";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { ReportTable } from "#web/features/reader/value/report-table.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

const ClosePlan = entry({
  urgency: Text,
  byStage: z.array(entry({ stage: Text, ask: Text })),
  timeline: z.array(entry({ day: Text, what: Text })),
});

const byStageName = partName("offerNavigator", "closePlan.byStage");

/** What to ask at each stage, and what happens on which day. */
export const closeView = defineView(ClosePlan, ({ value: { urgency, byStage, timeline } }) => (
  <div className="grid gap-6">
    <p>
      <Tag>Urgency: {urgency}</Tag>
    </p>
    <Part title={byStageName}>
      <ReportTable
        caption={byStageName}
        columns={headingsOf("offerNavigator", "closePlan.byStage", "stage", "ask")}
        rows={byStage.map(({ stage, ask }) => [stage, <Words key="ask" text={ask} />])}
      />
    </Part>
    <Part title={partName("offerNavigator", "closePlan.timeline")}>
      <ol className="ml-2 border-l-2 border-blue-t3">
        {numbered(timeline).map(({ at, value: { day, what } }) => (
          <li
            key={at}
            className="relative pb-3.5 pl-6 text-body before:absolute before:top-1.5 before:-left-[7px] before:size-3 before:rounded-full before:border-2 before:border-surface before:bg-blue-fill last:pb-0"
          >
            <span className="font-[620] text-ink-1">{day}</span>
            <span className="block">
              <Words text={what} />
            </span>
          </li>
        ))}
      </ol>
    </Part>
  </div>
));
