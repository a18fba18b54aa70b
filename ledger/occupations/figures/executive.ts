import type { Figures } from "#ledger/occupations/occupation.ts";

/** Written by scripts/data/occupations.ts; not by hand. */
// prettier-ignore
export const executiveFigures: readonly Figures[] = [
  { soc: "11-1011", officialTitle: "Chief Executives", employment: 204350, yearly: [75700, 129540, 213990, 356200, 507730], hourly: [36.39, 62.28, 102.88, 171.25, 244.1], medians: [179520, 189520, 206680, 206420, 213990], growthPercent: 4.3, openingsThousands: 22.2, entry: "bachelor" },
];
