import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LevelChart, type LevelChartData } from "#web/features/reader/charts/level-chart.tsx";

const amounts = { "Level I": 35.4, "Level II": 39.12, "Level III": 42.83, "Level IV": 46.55 };
const chart: LevelChartData = {
  title: "The range starts above Level I and ends above Level IV in Columbus, OH",
  place: "Columbus, OH",
  source: "US Department of Labor",
  unit: "hour",
  currency: "USD",
  levels: Object.entries(amounts).map(([level, amount]) => ({ level, meaning: "entry", amount })),
  offer: { min: 36, max: 48 },
  note: "This job is measured by Level III.",
};

function placesOf(markup: string): { ticks: number[]; labels: number[] } {
  const ticks = markup.matchAll(/d="M([\d.]+) \d+V\d+" data-tick=/gu);
  const labels = markup.matchAll(/data-label="[^"]+" text-anchor="middle" x="([\d.]+)"/gu);
  const read = (found: Iterable<RegExpMatchArray>) => [...found].map(([, at]) => Number(at));
  return { ticks: read(ticks), labels: read(labels) };
}

test("levels with room between them stand under their ticks, to scale", () => {
  const { ticks, labels } = placesOf(renderToStaticMarkup(<LevelChart chart={chart} />));
  const [one = 0, two = 0, , four = 0] = ticks;
  expect(ticks).toHaveLength(4);
  expect(labels).toEqual(ticks);
  expect((two - one) / (four - one)).toBeCloseTo((39.12 - 35.4) / (46.55 - 35.4), 5);
});

test("levels close together have labels that cover none, in their order", () => {
  const close = { ...chart, offer: { min: 20, max: 120 } };
  const { ticks, labels } = placesOf(renderToStaticMarkup(<LevelChart chart={close} />));
  const gaps = labels.slice(1).map((at, index) => at - (labels[index] ?? 0));
  expect(Math.max(...ticks) - Math.min(...ticks)).toBeLessThan(100);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(104);
});

test("the title says what is found, and the picture tells every figure with its cents", () => {
  const markup = renderToStaticMarkup(<LevelChart chart={chart} />);
  expect(markup).toContain(
    "The range starts above Level I and ends above Level IV in Columbus, OH",
  );
  expect(markup).toContain(
    "Wage levels in Columbus, OH, an hour: Level I, entry, $35.40; Level II, entry, $39.12",
  );
  expect(markup).toContain("This job $36.00 to $48.00");
});

test("a report from before, without title, range and meanings, is drawn too", () => {
  const { place, source, unit, note } = chart;
  const levels = chart.levels.map(({ level, amount }) => ({ level, amount }));
  const markup = renderToStaticMarkup(<LevelChart chart={{ place, source, unit, note, levels }} />);
  expect(markup).toContain("Local wage levels, Columbus, OH");
  expect(markup).not.toContain("This job $");
});
