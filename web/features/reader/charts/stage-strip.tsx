import { pictureOf, ChartFigure } from "#web/features/reader/charts/chart-figure.tsx";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";

type StageStripProps = {
  stages: readonly { name: string; minutes: number }[];
  totalMinutes: number;
};

/** Interview stages side by side, each as wide as it is long. */
export function StageStrip({ stages, totalMinutes }: StageStripProps) {
  const title = `${stages.length} stages, ${totalMinutes} minutes with a candidate`;
  const sentence = `${title}: ${stages
    .map(({ name, minutes }) => `${name} ${minutes}`)
    .join(", ")}.`;
  return (
    <ChartFigure
      table={{
        columns: ["Stage", "Minutes"],
        rows: stages.map(({ name, minutes }) => [name, String(minutes)]),
      }}
      title={title}
    >
      <div
        {...pictureOf(sentence)}
        className="flex gap-1 text-tiny leading-tight max-tablet:flex-col"
      >
        {numbered(stages).map(({ at, value: { name, minutes } }) => (
          <div
            key={at}
            className="min-w-0 rounded-control border border-blue-t2 bg-blue-wash px-2.5 py-2 text-ink-1 odd:bg-blue-t3 max-tablet:flex max-tablet:justify-between"
            style={{ flexGrow: Math.max(minutes, 15), flexBasis: 0 }}
          >
            <span className="block font-[620]">{minutes} min</span>
            <span className="mt-0.5 block">{name}</span>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
}
