import type { FileReport, TableReport } from "#server/features/market/market-import.service.ts";

const names: Readonly<Record<TableReport["key"], string>> = {
  "wages-nation": "national wages",
  "wages-state": "state wages",
  "wages-metro": "metro wages",
  "wages-nonmetro": "nonmetropolitan wages",
  levels: "prevailing wage levels",
  areas: "counties and their wage areas",
  outlook: "employment projections",
  separations: "occupational separations",
};

/** What came of one file, as lines for the operator. */
export function describeImport(report: FileReport): string[] {
  const { path, seconds, outcome } = report;
  const start = `${path} (${seconds.toFixed(1)} s):`;
  if (outcome === "read") return report.tables.flatMap((table) => describeTable(start, table));
  if (outcome === "refused") return [`${start} REFUSED, nothing loaded: ${report.reason}`];
  const isKnown = outcome === "unchanged";
  return [`${start} ${isKnown ? "unchanged, nothing written" : "not a file for us, left alone"}`];
}

function describeTable(start: string, { key, edition, rows, outcome, ...told }: TableReport) {
  const what = `${names[key]}, ${edition === "" ? "edition not told" : edition}`;
  if (outcome === "same") {
    return [`${start} ${what}: the same ${print(rows)} rows as at hand, file recorded`];
  }
  if (outcome === "older") return [`${start} ${what}: a newer edition is at hand, left alone`];
  const { added, removed, changed, before, moves } = told.changes;
  const first = `${start} ${what}: ${print(rows)} rows imported`;
  if (before === 0) return [first];
  const against = told.against === null || told.against === "" ? "what was there" : told.against;
  return [
    `${first}; against ${against}: ${print(added)} added, ${print(removed)} removed, ${print(changed)} changed`,
    ...moves.map(({ name, from, to }) => `  ${name}: ${percent(from, to)}`),
  ];
}

function print(count: number): string {
  return count.toLocaleString("en-US");
}

function percent(from: number, to: number): string {
  const change = (to / from - 1) * 100;
  return `${change > 0 ? "+" : ""}${change.toFixed(1)} %`;
}
