import { z } from "zod";
import { defineView, entries, entry, Text } from "#web/features/reader/views/section-view.tsx";
import { Lead } from "#web/features/reader/pieces/parts.tsx";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { ReportTable } from "#web/features/reader/value/report-table.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

const Matrix = entry({
  note: Text,
  rows: entries({
    situation: Text,
    cells: z.array(z.strictObject({ lever: Text, advice: Text })),
    findOutFirst: Text,
  }),
});

type Row = z.infer<typeof Matrix>["rows"][number];

/** Levers that most situations pull get a column of their own, the others stand together. */
const mostColumns = 2;

function commonLevers(rows: readonly Row[]): string[] {
  const counts = new Map<string, number>();
  for (const { lever } of rows.flatMap(({ cells }) => cells))
    counts.set(lever, (counts.get(lever) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count * 2 >= rows.length)
    .toSorted(([, left], [, right]) => right - left)
    .slice(0, mostColumns)
    .map(([lever]) => lever);
}

/** Situations by levers: advice on the offer, no rating and no ranking of anybody. */
export const matrixView = defineView(Matrix, ({ title, value: { note, rows } }) => {
  const common = commonLevers(rows);
  return (
    <div className="grid gap-4">
      <Lead text={note} />
      <ReportTable
        isWide
        caption={title}
        columns={["Situation", ...common, "Further levers", "Find out first"]}
        rows={rows.map(({ situation, cells, findOutFirst }) => [
          <Words key="situation" text={situation} />,
          ...common.map((lever) => {
            const advice = cells.find((cell) => cell.lever === lever)?.advice;
            return advice === undefined ? "–" : <Words key={lever} text={advice} />;
          }),
          <span key="others" className="grid gap-1">
            {numbered(cells)
              .filter(({ value: { lever } }) => !common.includes(lever))
              .map(({ at, value: { lever, advice } }) => (
                <span key={at}>
                  <span className="text-ink-3">{lever}: </span>
                  <Words text={advice} />
                </span>
              ))}
          </span>,
          <Words key="first" text={findOutFirst} />,
        ])}
      />
    </div>
  );
});
