import { z } from "zod";
import { formatMoney, formatOffer, perWords } from "#english/money.ts";
import type { Block, PayRange } from "#tools/document/block.ts";
import { Range } from "#tools/schema.ts";

const Snapshot = z.array(
  z.strictObject({
    id: z.string().optional(),
    label: z.string(),
    figure: z.union([z.string(), z.number()]),
    change: z.string().nullish(),
    place: z.string().nullish(),
    source: z.string().nullish(),
    asOf: z.string().nullish(),
    basis: z.string().optional(),
    facts: z.array(z.string()).optional(),
  }),
);

const mostFigures = 8;

/** The market in a strip of figures. */
export function figuresOf(value: unknown): Block[] | undefined {
  const read = Snapshot.safeParse(value).data;
  if (!read || read.length === 0 || read.length > mostFigures) return undefined;
  const places = unique(read.map(({ place }) => place));
  const figures = read.map(({ label, figure, change, place }) => ({
    label,
    figure: String(figure),
    detail: listed([places.length > 1 ? place : null, change]),
  }));
  const sources = read.map(({ source, asOf }) =>
    asOf && source?.includes(asOf) ? source : listed([source, asOf]),
  );
  const onePlace = places.length === 1 ? places : [];
  return [{ kind: "figures", figures, source: [...onePlace, ...unique(sources)].join("; ") }];
}

function unique(texts: readonly (string | null | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => (text ? [text] : [])))];
}

function listed(texts: readonly (string | null | undefined)[]): string {
  return texts.filter(Boolean).join(", ");
}

const Chart = z.strictObject({
  title: z.string().optional(),
  unit: z.enum(["hour", "year"]),
  currency: z.string(),
  place: z.string(),
  source: z.string(),
  points: z
    .array(z.strictObject({ percentile: z.number(), amount: z.number().nullable() }))
    .min(2)
    .max(5),
  offer: Range,
  facts: z.array(z.string()).optional(),
});

/** Published percentiles of pay, with the job's own range beside them. */
export function payRangeOf(value: unknown): Block[] | undefined {
  const chart = Chart.safeParse(value).data;
  if (!chart) return undefined;
  const { title = "", unit, currency, place, source, points, offer } = chart;
  return [
    {
      kind: "payRange",
      title,
      names: points.map(({ percentile }) => (percentile === 50 ? "Median" : `P${percentile}`)),
      texts: points.map(({ amount }) =>
        amount === null ? "not published" : formatMoney(amount, currency, unit),
      ),
      amounts: points.map(({ amount }) => amount),
      offer: ownRange(offer),
      source: `Pay ${perWords(unit)}, ${place} · ${source}`,
    },
  ];
}

const LevelChart = z.strictObject({
  title: z.string(),
  place: z.string(),
  source: z.string(),
  unit: z.enum(["hour", "year"]),
  currency: z.string(),
  levels: z
    .array(z.strictObject({ level: z.string(), meaning: z.string(), amount: z.number() }))
    .min(2),
  offer: Range,
  note: z.string(),
  facts: z.array(z.string()).optional(),
});

/** The levels of the place, with the job's own range beside them. */
export function payLevelsOf(value: unknown): Block[] | undefined {
  const chart = LevelChart.safeParse(value).data;
  if (!chart) return undefined;
  const { title, unit, currency, place, source, levels, offer, note } = chart;
  return [
    {
      kind: "payRange",
      title,
      names: levels.map(({ level, meaning }) => `${level}, ${meaning}`),
      texts: levels.map(({ amount }) => formatMoney(amount, currency, unit)),
      amounts: levels.map(({ amount }) => amount),
      offer: ownRange(offer),
      source: `Pay ${perWords(unit)}, ${place} · ${source}`,
    },
    { kind: "note", text: note },
  ];
}

function ownRange(offer: z.infer<typeof Range>): PayRange["offer"] {
  const ends = offer === null ? [] : [offer.min, offer.max].filter((amount) => amount !== null);
  if (offer === null || ends.length === 0) return null;
  const [min, max] = [Math.min(...ends), Math.max(...ends)];
  return { name: "This job", min, max, text: formatOffer(offer) };
}
