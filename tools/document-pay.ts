import { z } from "zod";
import { formatMoney, formatOffer, perWords } from "#english/money.ts";
import type { Block } from "#tools/document-block.ts";
import { Range } from "#tools/schema.ts";

const Snapshot = z.array(
  z.strictObject({
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
    detail: listed([change, places.length > 1 ? place : null]),
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
  const { unit, currency, place, source, points, offer } = chart;
  const ends = offer === null ? [] : [offer.min, offer.max].filter((amount) => amount !== null);
  return [
    {
      kind: "payRange",
      names: points.map(({ percentile }) => (percentile === 50 ? "Median" : `P${percentile}`)),
      texts: points.map(({ amount }) =>
        amount === null ? "not published" : formatMoney(amount, currency, unit),
      ),
      amounts: points.map(({ amount }) => amount),
      offer:
        offer === null || ends.length === 0
          ? null
          : {
              name: "This job",
              min: Math.min(...ends),
              max: Math.max(...ends),
              text: formatOffer(offer),
            },
      source: `Pay ${perWords(unit)}, ${place} · ${source}`,
    },
  ];
}
