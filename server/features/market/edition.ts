import { basename, dirname } from "node:path";
import { Damaged } from "#server/features/market/cell.ts";
import type { FormatName } from "#server/features/market/format.ts";

/** `year` is its first year; `isInferred` when only the name of the file or folder tells it. */
export type Edition = { text: string; year: number; isInferred: boolean };

type Pattern = {
  find: RegExp;
  print: (found: RegExpMatchArray) => string | null;
  /** A year alone in the name of a folder may be any year. */
  isInFolders: boolean;
};

const may: Pattern = {
  find: /(?<!\d)(20\d\d)(?!\d)/g,
  print: ([, year = ""]) => `May ${year}`,
  isInFolders: false,
};

/** "2025-26" for a wage year, "2024-34" for a projection. */
function spanning(length: number): Pattern {
  return {
    find: /(?<!\d)(20\d\d)[-_–](?:20)?(\d\d)(?!\d)/g,
    print: ([, from = "", to = ""]) =>
      (Number(from) + length) % 100 === Number(to) ? `${from}-${to}` : null,
    isInFolders: true,
  };
}

const wageYear = spanning(1);
const decade = spanning(10);

const patterns: Readonly<Record<FormatName, Pattern>> = {
  wages: may,
  levels: wageYear,
  areas: wageYear,
  outlook: decade,
  separations: decade,
};

type Evidence = { hints: readonly string[]; path: string; told: string | null };

/** What the operator, the content and the name say must agree, and one of them must say something. */
export function findEdition(format: FormatName, { hints, path, told }: Evidence): Edition {
  const pattern = patterns[format];
  const read = (where: string, texts: readonly string[]) => findOne(pattern, where, texts);
  const folders = pattern.isInFolders ? [basename(dirname(path))] : [];
  const inContent = read("the file", hints);
  const inName = read("its name", [basename(path)]) ?? read("its folder", folders);
  const toldText = told === null ? null : read("the option", [told]);
  if (told !== null && toldText === null) throw new Damaged(`"${told}" is no edition of ${format}`);
  const [text, ...others] = [toldText, inContent, inName].filter((one) => one !== null);
  const other = others.find((one) => one !== text);
  if (other !== undefined) throw new Damaged(`the edition is told as ${text} and as ${other}`);
  if (text === undefined && format !== "areas") {
    throw new Damaged("nothing says which edition it is: add --edition");
  }
  const isInferred = toldText === null && inContent === null;
  return { text: text ?? "", year: Number(text?.match(/20\d\d/)?.[0] ?? 0), isInferred };
}

function findOne({ find, print }: Pattern, where: string, texts: readonly string[]) {
  const found = texts.flatMap((text) => [...text.matchAll(find)].map(print));
  const [first = null, ...others] = new Set(found.filter((one) => one !== null));
  if (others.length > 0) throw new Damaged(`${where} names ${[first, ...others].join(" and ")}`);
  return first;
}
