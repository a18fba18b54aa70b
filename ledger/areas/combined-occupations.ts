/**
 * Occupations that the wage statistics count as one while prevailing wage levels are published for each part.
 * The parts have the same levels, so the first one stands for all.
 */
export const combinedOccupations: Readonly<Record<string, readonly string[]>> = {
  "13-1020": ["13-1021", "13-1022", "13-1023"],
  "13-2020": ["13-2022", "13-2023"],
  "21-1018": ["21-1011", "21-1014"],
  "25-2052": ["25-2055", "25-2056"],
  "25-9045": ["25-9042", "25-9043", "25-9049"],
  "29-2010": ["29-2011", "29-2012"],
  "31-1120": ["31-1121", "31-1122"],
  "39-7010": ["39-7011", "39-7012"],
  "47-4090": ["47-4091", "47-4099"],
  "51-2028": ["51-2022", "51-2023"],
  "51-2090": ["51-2092", "51-2099"],
  "53-1047": ["53-1042", "53-1043", "53-1044", "53-1049"],
};

/** The code under which an occupation's levels are published. */
export function levelCode(soc: string): string {
  return combinedOccupations[soc]?.[0] ?? soc;
}
