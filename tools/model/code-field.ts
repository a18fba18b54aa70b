import type { Briefing } from "#tools/briefing.ts";

export type Fields = Record<string, unknown>;

/** Where a field stands: the item around it, its place in a list, and the built-in writer's item for the same place. */
type Slot = {
  briefing: Briefing;
  item: Fields;
  field: string;
  at: number;
  builtIn: Fields | undefined;
};

/** Fills a field inside a model's section, whoever writes the rest. */
export type Compute = (slot: Slot) => unknown;

export const asBuiltIn: Compute = ({ builtIn, field }) => builtIn?.[field];
export const asCounted: Compute = ({ at }) => at + 1;
export const tokensOfBody: Compute = ({ item }) => [
  ...new Set(String(item["body"]).match(/\{\{\w{1,40}\}\}/gu) ?? []),
];
