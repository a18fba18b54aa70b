import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { useTestApp } from "#server/test/test-app.ts";

type Rules = { groups: { rules: { alert: string; expr: string }[] }[] };
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const app = useTestApp({ METRICS_TOKEN: "seen" });
const read = (name: string) => readFileSync(join(import.meta.dirname, "../../docs", name), "utf8");
const rules = (parse(read("self-hosting/prometheus-rules.yml")) as Rules).groups.flatMap(
  (group) => group.rules,
);
const { panels } = JSON.parse(read("self-hosting/dashboard.json")) as Dashboard;

/** Words of PromQL that are no figures. */
const language = /^(?:histogram_quantile|sum|max|by|rate|increase|and|or|le)$/u;

/** The figures that an expression names, and the labels it asks them for. */
function namesIn(expression: string): { figures: string[]; labels: string[] } {
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/gu)].flatMap(([, list = ""]) =>
    list.split(", "),
  );
  const picked = [...expression.matchAll(/(\w+)(?:=~|=)"/gu)].map(([, name = ""]) => name);
  const rest = expression.replaceAll(/\bby \([^)]*\)|\{[^}]*\}|\[[^\]]*\]/gu, " ");
  const words = [...rest.matchAll(/[a-z_]\w*/gu)].map(([word]) => word);
  const labels = [...grouped, ...picked].filter((name) => name !== "le");
  return { figures: words.filter((word) => !language.test(word)), labels };
}

async function readFigures() {
  const answer = await app().app.inject({
    url: "/metrics",
    headers: { authorization: "Bearer seen" },
  });
  expect(answer.statusCode).toBe(200);
  return app()
    .deps.metrics.registry.getMetricsAsArray()
    .map((metric) => metric as unknown as { name: string; labelNames: string[]; type: string });
}

test("alerts and dashboard name only figures and labels that exist", async () => {
  const figures = new Map(
    (await readFigures()).flatMap(({ name, type, labelNames }) => {
      const names = type === "histogram" ? [`${name}_bucket`, `${name}_count`] : [name];
      return names.map((one) => [one, labelNames] as const);
    }),
  );
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(expressions.length).toBeGreaterThan(20);
  for (const expression of expressions) {
    const named = namesIn(expression);
    const known = new Set(named.figures.flatMap((figure) => figures.get(figure) ?? []));
    const unknown = [
      ...named.figures.filter((figure) => !figures.has(figure)),
      ...named.labels.filter((label) => !known.has(label)),
    ];
    expect({ expression, unknown }).toEqual({ expression, unknown: [] });
    expect(named.figures).not.toEqual([]);
  }
});

test("every figure of our own is on the dashboard and in docs/operations.md", async () => {
  const own = (await readFigures()).flatMap(({ name }) =>
    /^(?:nodejs|process)_/u.test(name) ? [] : [name],
  );
  expect(own.length).toBeGreaterThan(9);
  const shown = JSON.stringify(panels);
  const page = read("operations.md");
  expect(own.filter((name) => !shown.includes(name) || !page.includes(`\`${name}\``))).toEqual([]);
});
