import regions from "#reading/world/regions.json" with { type: "json" };

/** Postal codes of the United States, as places write them: "Austin, TX". */
export const usStates: Readonly<Record<string, string>> = regions.us;
