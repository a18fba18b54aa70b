import type { Family } from "#ledger/occupations/family.ts";

/** A wage in dollars; `null` where the source publishes none. */
export type Wage = number | "top-coded" | null;

/** P10, P25, P50, P75, P90. */
export type Percentiles = readonly [Wage, Wage, Wage, Wage, Wage];

export const educations = {
  none: "No formal education",
  highSchool: "High school diploma",
  someCollege: "Some college, no degree",
  certificate: "Certificate after high school",
  associate: "Associate's degree",
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  doctorate: "Doctoral or professional degree",
} as const;

export type Education = keyof typeof educations;

/** One generated line; sources and editions stand once, in sources.ts. */
export type Figures = {
  soc: string;
  officialTitle: string;
  employment: number | null;
  yearly: Percentiles;
  /** `null` where the source publishes yearly pay only: that must never be divided by hours. */
  hourly: Percentiles | null;
  /** Of 2021 to 2025, in this order. */
  medians: readonly [Wage, Wage, Wage, Wage, Wage];
  growthPercent: number | null;
  openingsThousands: number | null;
  entry: Education | null;
};

/** A listed occupation with its figures; the same SOC row may serve two families under two titles. */
export type Occupation = Figures & {
  title: string;
  family: Family;
  aliases: readonly string[];
  nearest: readonly string[];
};
