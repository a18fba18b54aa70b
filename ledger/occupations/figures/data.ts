import type { Figures } from "#ledger/occupations/occupation.ts";

/** Written by scripts/data/occupations.ts; not by hand. */
// prettier-ignore
export const dataFigures: readonly Figures[] = [
  { soc: "15-2051", officialTitle: "Data Scientists", employment: 262440, yearly: [67240, 85660, 120230, 158880, 199130], hourly: [32.33, 41.18, 57.8, 76.39, 95.74], medians: [100910, 103500, 108020, 112590, 120230], growthPercent: 33.5, openingsThousands: 23.4, entry: "bachelor" },
  { soc: "15-1243", officialTitle: "Database Architects", employment: 67140, yearly: [86240, 109370, 139500, 169290, 204000], hourly: [41.46, 52.58, 67.07, 81.39, 98.08], medians: [123430, 134870, 134700, 135980, 139500], growthPercent: 8.7, openingsThousands: 4, entry: "bachelor" },
  { soc: "15-1242", officialTitle: "Database Administrators", employment: 69990, yearly: [60230, 79610, 104620, 135460, 163320], hourly: [28.96, 38.28, 50.3, 65.13, 78.52], medians: [96710, 99890, 101510, 104620, 104620], growthPercent: -0.7, openingsThousands: 3.8, entry: "bachelor" },
  { soc: "15-2031", officialTitle: "Operations Research Analysts", employment: 108510, yearly: [57060, 68360, 88940, 125990, 159910], hourly: [27.43, 32.86, 42.76, 60.57, 76.88], medians: [82360, 85720, 83640, 91290, 88940], growthPercent: 21.5, openingsThousands: 9.6, entry: "bachelor" },
  { soc: "15-2041", officialTitle: "Statisticians", employment: 29030, yearly: [64000, 82220, 105650, 141490, 174050], hourly: [30.77, 39.53, 50.79, 68.03, 83.68], medians: [95570, 98920, 104110, 103300, 105650], growthPercent: 8.5, openingsThousands: 2, entry: "master" },
  { soc: "15-2011", officialTitle: "Actuaries", employment: 26670, yearly: [78570, 97680, 130000, 170650, 215100], hourly: [37.77, 46.96, 62.5, 82.04, 103.41], medians: [105900, 113990, 120000, 125770, 130000], growthPercent: 21.8, openingsThousands: 2.4, entry: "bachelor" },
  { soc: "15-1221", officialTitle: "Computer and Information Research Scientists", employment: 37200, yearly: [82200, 103570, 140300, 188700, 230630], hourly: [39.52, 49.79, 67.45, 90.72, 110.88], medians: [131490, 136620, 145080, 140910, 140300], growthPercent: 19.7, openingsThousands: 3.2, entry: "master" },
];
