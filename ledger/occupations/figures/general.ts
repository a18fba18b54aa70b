import type { Figures } from "#ledger/occupations/occupation.ts";

/** Written by scripts/data/occupations.ts; not by hand. */
// prettier-ignore
export const generalFigures: readonly Figures[] = [
  { soc: "43-6011", officialTitle: "Executive Secretaries and Executive Administrative Assistants", employment: 459910, yearly: [50560, 61390, 76590, 94390, 109850], hourly: [24.31, 29.52, 36.82, 45.38, 52.81], medians: [62060, 65980, 70310, 74260, 76590], growthPercent: -1.6, openingsThousands: 50, entry: "highSchool" },
  { soc: "43-6014", officialTitle: "Secretaries and Administrative Assistants, Except Legal, Medical, and Executive", employment: 1706790, yearly: [33280, 38830, 47540, 58000, 66350], hourly: [16, 18.67, 22.86, 27.89, 31.9], medians: [37880, 41000, 44280, 46290, 47540], growthPercent: -1.6, openingsThousands: 202.8, entry: "highSchool" },
  { soc: "43-6013", officialTitle: "Medical Secretaries and Administrative Assistants", employment: 961610, yearly: [35930, 38570, 45930, 50580, 60530], hourly: [17.27, 18.54, 22.08, 24.32, 29.1], medians: [37450, 38500, 40640, 44640, 45930], growthPercent: 4.2, openingsThousands: 85.9, entry: "highSchool" },
  { soc: "43-4171", officialTitle: "Receptionists and Information Clerks", employment: 910180, yearly: [28760, 33960, 38010, 45130, 49950], hourly: [13.83, 16.33, 18.27, 21.7, 24.01], medians: [29950, 33960, 35840, 37230, 38010], growthPercent: 0, openingsThousands: 128.5, entry: "highSchool" },
  { soc: "43-9061", officialTitle: "Office Clerks, General", employment: 2464940, yearly: [30310, 36350, 45010, 54300, 64680], hourly: [14.57, 17.48, 21.64, 26.11, 31.1], medians: [37030, 38040, 40480, 43630, 45010], growthPercent: -6.7, openingsThousands: 282.4, entry: "highSchool" },
  { soc: "43-9021", officialTitle: "Data Entry Keyers", employment: 127080, yearly: [31200, 35760, 41340, 48410, 58790], hourly: [15, 17.19, 19.88, 23.27, 28.26], medians: [35630, 36190, 37790, 39850, 41340], growthPercent: -25.9, openingsThousands: 9.5, entry: "highSchool" },
  { soc: "11-3012", officialTitle: "Administrative Services Managers", employment: 263960, yearly: [67100, 86460, 114130, 157420, 207720], hourly: [32.26, 41.57, 54.87, 75.69, 99.86], medians: [100170, 103330, 106470, 108390, 114130], growthPercent: 4.6, openingsThousands: 23.2, entry: "bachelor" },
];
