import type { Figures } from "#ledger/occupations/occupation.ts";

/** Written by scripts/data/occupations.ts; not by hand. */
// prettier-ignore
export const productFigures: readonly Figures[] = [
  { soc: "15-1255", officialTitle: "Web and Digital Interface Designers", employment: 113330, yearly: [53750, 73290, 104000, 158820, 201550], hourly: [25.84, 35.24, 50, 76.36, 96.9], medians: [79890, 83240, 98540, 98090, 104000], growthPercent: 7, openingsThousands: 9.1, entry: "bachelor" },
  { soc: "27-1024", officialTitle: "Graphic Designers", employment: 197830, yearly: [39520, 49040, 62960, 81830, 104910], hourly: [19, 23.58, 30.27, 39.34, 50.44], medians: [50710, 57990, 58910, 61300, 62960], growthPercent: 2.1, openingsThousands: 20, entry: "bachelor" },
  { soc: "27-1021", officialTitle: "Commercial and Industrial Designers", employment: 33490, yearly: [53460, 66450, 83910, 109050, 139770], hourly: [25.7, 31.95, 40.34, 52.43, 67.2], medians: [77030, 75910, 76250, 79450, 83910], growthPercent: 3.2, openingsThousands: 2.5, entry: "bachelor" },
  { soc: "27-1011", officialTitle: "Art Directors", employment: 53070, yearly: [64900, 82480, 114850, 162640, 213050], hourly: [31.2, 39.65, 55.22, 78.19, 102.43], medians: [100890, 105180, 106500, 111040, 114850], growthPercent: 4.2, openingsThousands: 12.3, entry: "bachelor" },
  { soc: "27-1025", officialTitle: "Interior Designers", employment: 71500, yearly: [41420, 51840, 67190, 85740, 114140], hourly: [19.91, 24.92, 32.31, 41.22, 54.87], medians: [60340, 61590, 62510, 63490, 67190], growthPercent: 3.2, openingsThousands: 7.8, entry: "bachelor" },
  { soc: "27-1022", officialTitle: "Fashion Designers", employment: 21450, yearly: [39490, 51940, 80960, 106470, 146870], hourly: [18.99, 24.97, 38.92, 51.19, 70.61], medians: [77450, 76700, 79290, 80690, 80960], growthPercent: 2, openingsThousands: 2.3, entry: "bachelor" },
  { soc: "27-1014", officialTitle: "Special Effects Artists and Animators", employment: 19970, yearly: [58600, 75490, 102030, 139130, 177110], hourly: [28.17, 36.29, 49.06, 66.89, 85.15], medians: [78790, 98950, 99060, 99800, 102030], growthPercent: 1.6, openingsThousands: 5, entry: "bachelor" },
  { soc: "13-1082", officialTitle: "Project Management Specialists", employment: 1066670, yearly: [61580, 78440, 102320, 133100, 167970], hourly: [29.61, 37.71, 49.19, 63.99, 80.76], medians: [94500, 95370, 98580, 100750, 102320], growthPercent: 5.6, openingsThousands: 78.2, entry: "bachelor" },
  { soc: "11-2021", officialTitle: "Marketing Managers", employment: 395240, yearly: [90260, 123020, 166790, 216410, 293610], hourly: [43.39, 59.15, 80.19, 104.04, 141.16], medians: [135030, 140040, 157620, 161030, 166790], growthPercent: 6.6, openingsThousands: 34.3, entry: "bachelor" },
];
