import { z } from "zod";
import type { ReportContent } from "#contract/output.ts";
import { readContent } from "#tools/report/report.ts";

/** A member may have changed a report into anything, so each glance asks only for the parts it draws. */
function glanceAt<Shape>(schema: z.ZodType<Shape>, content: ReportContent): Shape | undefined {
  return schema.safeParse(readContent(content)).data;
}

const period = z.enum(["hour", "day", "week", "month", "year"]);

const Market = z.object({
  compensationInsights: z.object({
    chart: z.object({
      unit: z.enum(["hour", "year"]),
      currency: z.string(),
      place: z.string(),
      points: z.array(z.object({ percentile: z.number(), amount: z.number().nullable() })),
      offer: z
        .object({ min: z.number().nullable(), max: z.number().nullable(), period })
        .nullable(),
    }),
  }),
});

export type PayGlance = {
  unit: "hour" | "year";
  currency: string;
  place: string;
  from: number;
  to: number;
  middle: [number, number];
  median: number;
  /** The job's own range. */
  offer: [number, number] | null;
};

/** What the market pays and where the job's own range lies; both must count by the same unit. */
export function payGlance(content: ReportContent): PayGlance | undefined {
  const chart = glanceAt(Market, content)?.compensationInsights.chart;
  if (!chart) return undefined;
  const at = (percentile: number) =>
    chart.points.find((point) => point.percentile === percentile)?.amount ?? undefined;
  const [lower, median, upper] = [at(25), at(50), at(75)];
  if (lower === undefined || median === undefined || upper === undefined) return undefined;
  const { min = null, max = null } = chart.offer?.period === chart.unit ? chart.offer : {};
  const low = min ?? max;
  const high = max ?? min;
  const offer: PayGlance["offer"] = low === null || high === null ? null : [low, high];
  const known = [at(10) ?? lower, at(90) ?? upper, ...(offer ?? [])];
  return {
    ...chart,
    from: Math.min(...known),
    to: Math.max(...known),
    middle: [lower, upper],
    median,
    offer,
  };
}

const Plan = z.object({
  interviewPlan: z.object({
    stages: z.array(z.object({ name: z.string(), minutes: z.number().positive() })).min(1),
  }),
});

export type StageGlance = { name: string; minutes: number }[];

export function stageGlance(content: ReportContent): StageGlance | undefined {
  return glanceAt(Plan, content)?.interviewPlan.stages;
}

const Kit = z.object({
  sourcingChannels: z.array(z.object({ channel: z.string() })).min(1),
  booleanStrings: z.object({
    searches: z.array(
      z.object({
        rungs: z.array(z.object({ sameAs: z.string().nullable(), parts: z.array(z.unknown()) })),
      }),
    ),
  }),
});

export type KitGlance = { channels: string[]; strings: number };

/** Where to look first and how many different search strings are ready. */
export function kitGlance(content: ReportContent): KitGlance | undefined {
  const kit = glanceAt(Kit, content);
  if (!kit) return undefined;
  const rungs = kit.booleanStrings.searches.flatMap((search) => search.rungs);
  const different = rungs.filter((rung) => rung.sameAs === null);
  return {
    channels: kit.sourcingChannels.slice(0, 3).map(({ channel }) => channel),
    strings: different.reduce((sum, { parts }) => sum + parts.length, 0),
  };
}

const Sequence = z.object({
  nurtureSequences: z
    .array(
      z.object({
        touches: z.array(z.object({ workingDay: z.number(), channel: z.string() })).min(1),
      }),
    )
    .min(1),
});

export type DayGlance = { workingDay: number; channel: string }[];

/** The touches of the first sequence. */
export function dayGlance(content: ReportContent): DayGlance | undefined {
  return glanceAt(Sequence, content)?.nurtureSequences[0]?.touches;
}

const Offer = z.object({
  compensationStrategy: z.object({
    packages: z.array(z.object({ name: z.string(), base: z.string() })).min(2),
  }),
});

export type OfferGlance = { name: string; base: string; amount: number }[];

/** Where an offer opens, aims and stops; nothing when an amount is not a figure. */
export function offerGlance(content: ReportContent): OfferGlance | undefined {
  const packages = glanceAt(Offer, content)?.compensationStrategy.packages.map((one) => ({
    ...one,
    amount: Number(/\d[\d,]*(?:\.\d+)?/u.exec(one.base)?.[0].replaceAll(",", "")),
  }));
  return packages?.every(({ amount }) => Number.isFinite(amount)) ? packages : undefined;
}

const Interview = z.object({
  interviewPlan: z.object({ stages: z.array(z.unknown()).min(1) }),
  questions: z.object({ items: z.array(z.unknown()), screen: z.array(z.unknown()).default([]) }),
});

export type InterviewGlance = { stages: number; questions: number; screenQuestions: number };

export function interviewGlance(content: ReportContent): InterviewGlance | undefined {
  const coach = glanceAt(Interview, content);
  return (
    coach && {
      stages: coach.interviewPlan.stages.length,
      questions: coach.questions.items.length,
      screenQuestions: coach.questions.screen.length,
    }
  );
}
