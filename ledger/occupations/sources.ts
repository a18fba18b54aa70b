/** A public source in one edition. */
export type Source = { publisher: string; name: string; edition: string };

/** The years whose May editions the medians come from; the last one also gives wages and employment. */
export const medianYears = [2021, 2022, 2023, 2024, 2025] as const;

const publisher = "US Bureau of Labor Statistics";
const wagesName = "Occupational Employment and Wage Statistics";

export const wageSource: Source = { publisher, name: wagesName, edition: "May 2025" };

export const medianSources: readonly Source[] = medianYears.map((year) => ({
  publisher,
  name: wagesName,
  edition: `May ${year}`,
}));

export const outlookSource: Source = {
  publisher,
  name: "Employment Projections",
  edition: "2024-34",
};

/** Where every shipped figure holds, and what it is counted in. */
export const shippedPlace = "United States";
export const shippedCurrency = "USD";
