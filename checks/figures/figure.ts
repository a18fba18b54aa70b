export type FigureKind = "money" | "percent" | "percentile" | "duration" | "count";

/** A figure as a text states it; `unit` is a currency code, a unit of time, or null. */
export type StatedFigure = {
  kind: FigureKind;
  value: number;
  unit: string | null;
  quote: string;
  start: number;
  end: number;
};

const leastBareAmount = 1_000;

/**
 * Whether a stated figure says what a known one says. Facts print their units, so a kind stands for
 * itself; only an amount may lose its currency, and years or days their unit where the noun is clear.
 */
export function isSameFigure(stated: StatedFigure, known: StatedFigure): boolean {
  if (!isSameValue(stated.value, known.value)) return false;
  if (stated.kind === known.kind) {
    return stated.unit === null || known.unit === null || stated.unit === known.unit;
  }
  const kinds = new Set([stated.kind, known.kind]);
  if (!kinds.has("count")) return false;
  if (kinds.has("money")) {
    return stated.value >= leastBareAmount || !Number.isInteger(stated.value);
  }
  return stated.kind === "count" && known.kind === "duration";
}

export function isSameValue(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-6;
}
