import type { TitleTable } from "#reading/occupation/title-table.ts";
import data from "./titles.json" with { type: "json" };

export const titleTable: TitleTable = data;
