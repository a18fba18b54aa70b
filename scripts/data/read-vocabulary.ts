import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import {
  CodedPhrase,
  CodedStem,
  CredentialRule,
  EmptyClaim,
  ListedOccupation,
  ListedSkill,
  NeutralUse,
  Spelling,
} from "#knowledge/vocabulary.ts";
import { readYaml } from "#scripts/data/read-yaml.ts";

/** The folders of word lists: what an entry of each of their files is. */
const folders = {
  skills: () => ListedSkill,
  occupations: () => ListedOccupation,
  credentials: () => CredentialRule,
  wording: (file: string) => entryOfWording[file] ?? CodedPhrase,
} as const;
export type VocabularyFolder = keyof typeof folders;
export const vocabularyFolders = Object.keys(folders) as VocabularyFolder[];

const entryOfWording: Readonly<Record<string, z.ZodType>> = {
  "empty-claims": EmptyClaim,
  "masculine-stems": CodedStem,
  "feminine-stems": CodedStem,
  "neutral-uses": NeutralUse,
  spelling: Spelling,
};

export type ReadVocabulary = { lists: Record<string, unknown[]>; faults: string[] };

/** The lists of a folder by the names of their files; what is wrong is told with its file and line. */
export function readVocabulary(folder: VocabularyFolder): ReadVocabulary {
  const from = join(import.meta.dirname, "../../knowledge", folder);
  const files = readdirSync(from)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted();
  return readLists(
    folder,
    files.map((file) => [file, readFileSync(join(from, file), "utf8")]),
  );
}

/** Files with their texts; an entry that stands twice is a fault, but a license may belong to several kinds of work. */
export function readLists(
  folder: VocabularyFolder,
  files: readonly (readonly [string, string])[],
): ReadVocabulary {
  const lists: Record<string, unknown[]> = {};
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const [file, text] of files) {
    const name = file.replace(/\.yaml$/u, "");
    const read = readYaml(`${folder}/${file}`, text, z.array(folders[folder](name)));
    faults.push(...read.faults);
    lists[name] = read.data ?? [];
    for (const [at, entry] of lists[name].entries()) {
      const here = `${folder}/${file}:${read.lineOf([at])}`;
      const key = `${folder === "skills" ? "" : `${name} `}${nameOf(entry)}`;
      const before = seen.get(key);
      if (before !== undefined) faults.push(`${here}: ${nameOf(entry)}: also in ${before}`);
      seen.set(key, before ?? here);
    }
  }
  return { lists, faults };
}

/** What no other entry may have: a skill's name, an occupation's title, a stem, a right spelling, the first of some phrases. */
function nameOf(entry: unknown): string {
  const { name, title, begins, right, phrases } = entry as {
    name?: string;
    title?: string;
    begins?: string;
    right?: string;
    phrases?: readonly string[];
  };
  return name ?? title ?? begins ?? right ?? phrases?.[0] ?? String(entry);
}
