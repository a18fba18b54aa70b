import type { Figures } from "#ledger/occupations/occupation.ts";

/** Written by scripts/data/occupations.ts; not by hand. */
// prettier-ignore
export const supportFigures: readonly Figures[] = [
  { soc: "43-4051", officialTitle: "Customer Service Representatives", employment: 2595750, yearly: [31750, 36870, 44770, 51780, 63590], hourly: [15.27, 17.72, 21.53, 24.89, 30.57], medians: [36920, 37780, 39680, 42830, 44770], growthPercent: -5.5, openingsThousands: 341.7, entry: "highSchool" },
  { soc: "43-1011", officialTitle: "First-Line Supervisors of Office and Administrative Support Workers", employment: 1436680, yearly: [45610, 55950, 69500, 85090, 104710], hourly: [21.93, 26.9, 33.41, 40.91, 50.34], medians: [60590, 61370, 63450, 66140, 69500], growthPercent: -0.3, openingsThousands: 144.5, entry: "highSchool" },
  { soc: "43-4151", officialTitle: "Order Clerks", employment: 75200, yearly: [35530, 39660, 46170, 54310, 63530], hourly: [17.08, 19.07, 22.2, 26.11, 30.54], medians: [37920, 38060, 41600, 44660, 46170], growthPercent: -17.2, openingsThousands: 8, entry: "someCollege" },
];
