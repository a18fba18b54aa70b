import { z } from "zod";
import { searchWords, strengths, supplies } from "#tools/report/choices.ts";
import {
  Address,
  FactIds,
  item,
  ItemBasis,
  Passage,
  Range,
  Sentence,
  Summary,
  ShortText,
} from "#tools/schema.ts";

const Link = z.strictObject({ label: ShortText, url: Address });

/** One of four figures; an unknown one says what is missing, and one row is enough where nothing is known. */
const Snapshot = item({
  label: ShortText,
  figure: ShortText,
  change: Sentence.nullable(),
  place: ShortText.nullable(),
  source: Sentence.nullable(),
  asOf: ShortText.nullable(),
});

const Chart = z.strictObject({
  /** What the picture shows, as a sentence without its full stop. */
  title: Sentence,
  unit: z.enum(["hour", "year"]),
  currency: ShortText,
  place: ShortText,
  source: Sentence,
  /** A top-coded or unpublished point is null. */
  points: z.array(z.strictObject({ percentile: z.number(), amount: z.number().nullable() })).max(5),
  offer: Range,
  facts: FactIds,
});

const Levels = z.strictObject({
  title: Sentence,
  place: ShortText,
  source: Sentence,
  unit: z.enum(["hour", "year"]),
  currency: ShortText,
  levels: z
    .array(z.strictObject({ level: ShortText, meaning: ShortText, amount: z.number() }))
    .length(4),
  offer: Range,
  note: Sentence,
  facts: FactIds,
});

const Compensation = item({
  finding: Sentence,
  localLevels: Levels.nullable(),
  /** The wider figures that stand behind the local ones. */
  chart: Chart.nullable(),
  /** Which place the figures are for, and why not a nearer one. */
  widened: Sentence.nullable(),
  moves: z
    .array(item({ move: ShortText, cost: ShortText, perYear: ShortText, read: Sentence }))
    .max(6),
  trend: Sentence.nullable(),
  occupationNote: Sentence.nullable(),
  payTransparency: z
    .array(
      item({
        place: ShortText,
        duty: Sentence,
        reach: ShortText,
        citation: Sentence,
        lastChecked: ShortText,
      }),
    )
    .max(12),
  advice: Sentence,
});

const TalentSupply = item({
  finding: Sentence,
  requirements: z
    .array(
      item({
        requirement: Sentence,
        supply: z.enum(supplies),
        reason: Sentence,
      }),
    )
    .max(25),
  feederTitles: z.array(ShortText).max(12),
  feederIndustries: z.array(item({ name: ShortText, why: Sentence })).max(12),
  transfersBadly: Sentence.nullable(),
  nearbyPlaces: z.array(item({ place: ShortText, read: Sentence })).max(10),
});

export const MarketPulse = z.strictObject({
  summary: Summary.extend({
    difficulty: z.strictObject({
      word: z.enum(searchWords),
      basis: ItemBasis,
      reasons: z.array(Sentence).max(12),
    }),
  }),
  marketSnapshot: z.array(Snapshot).min(1).max(4),
  talentSupply: TalentSupply,
  compensationInsights: Compensation,
  competitiveLandscape: z
    .array(
      item({
        employer: ShortText,
        findOut: Passage,
        compareWith: Sentence,
        links: z.array(Link).max(4),
      }),
    )
    .min(1)
    .max(12),
  sourcingSignals: z
    .array(
      item({
        signal: Sentence,
        strength: z.enum(strengths),
        why: Sentence,
        where: Sentence,
        link: Link.nullable(),
      }),
    )
    .min(1)
    .max(12),
  recommendedActions: z
    .array(item({ action: Sentence, owner: ShortText, effect: Sentence, effort: ShortText }))
    .min(3)
    .max(8),
});
export type MarketPulse = z.infer<typeof MarketPulse>;
