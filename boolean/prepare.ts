import type { Dialect, SpecSlot } from "#boolean/dialect.ts";
import type { Group, ReadSpec, ReadTerm } from "#boolean/read-spec.ts";
import { listNames, type ListName } from "#contract/search-spec.ts";
import type { DropReason } from "#contract/compiled-searches.ts";
import { foldText, isStopWord, standInsFor } from "#boolean/term.ts";

/** A term that stands in no string; `group` tells must-skills apart and is 0 elsewhere. */
export type Dropped = { list: ListName; group: number; term: string; reason: DropReason };

export type Prepared = { lists: Record<ListName, readonly Group[]>; dropped: readonly Dropped[] };

const waysOfWorking = new Set(
  "remote,fully remote,hybrid,on-site,onsite,anywhere,worldwide,work from home".split(","),
);
const listsWithStandIns = new Set<ListName>(["mustSkills", "anySkills", "exclusions"]);
const listsHiddenByExclusions: readonly ListName[] = [
  "titles",
  "mustSkills",
  "anySkills",
  "companies",
];

/** The spec's lists as one platform can search them, and every term that was left out with its reason. */
export function prepare(spec: ReadSpec, dialect: Dialect): Prepared {
  const dropped: Dropped[] = [];
  const groupsOf = (list: ListName) =>
    spec[list].flatMap((group) => {
      const terms = searchable(list, group, dialect, dropped);
      return terms.length === 0 ? [] : [{ group: group.group, terms }];
    });
  const lists = Object.fromEntries(
    listNames.map((list): [ListName, Group[]] => [list, groupsOf(list)]),
  ) as Record<ListName, Group[]>;
  lists.exclusions = withoutContradictions(spec, lists, dropped);
  const languages = new Set(lists.languages.flatMap(({ terms }) => terms.map(foldText)));
  const isLost = ({ term, reason }: Dropped) =>
    reason !== "notSearchable" || !languages.has(foldText(term));
  return { lists, dropped: dropped.filter(isLost) };
}

function searchable(
  list: ListName,
  { group, terms }: Group<ReadTerm>,
  dialect: Dialect,
  dropped: Dropped[],
): string[] {
  const slot = dialect.layout.find((entry) => entry.list === list);
  if (slot === undefined && list === "languages") return [];
  const kept = new Map<string, string>();
  for (const { term, cleaned } of terms) {
    const use =
      "reason" in cleaned ? { ...cleaned, texts: [] } : useOf(cleaned.text, slot, dialect);
    if (use.reason !== null) dropped.push({ list, group, term, reason: use.reason });
    for (const text of use.texts) {
      const key = foldText(text);
      if (!kept.has(key)) kept.set(key, text);
    }
  }
  for (const key of kept.keys()) {
    for (const name of dialect.builtInSynonyms.get(key) ?? []) {
      if (kept.delete(name)) dropped.push({ list, group, term: name, reason: "builtInSynonym" });
    }
  }
  return [...kept.values()];
}

type Use = { texts: readonly string[]; reason: DropReason | null };

/** What a platform looks for when the spec says this. */
function useOf(text: string, slot: SpecSlot | undefined, dialect: Dialect): Use {
  if (slot === undefined) return { texts: [], reason: "notSearchable" };
  const isPlace = slot.list === "places";
  if (isPlace && waysOfWorking.has(foldText(text))) return { texts: [], reason: "notAPlace" };
  const written = isPlace ? dialect.place(text) : text;
  if (slot.as !== "text") return { texts: [written], reason: null };
  if (isStopWord(written)) return { texts: [], reason: "stopWord" };
  const standIns = listsWithStandIns.has(slot.list) ? standInsFor(written) : [];
  return standIns.length > 0
    ? { texts: standIns, reason: "everydayWord" }
    : { texts: [written], reason: null };
}

/** An exclusion that is part of a wanted term hides everybody with that term, searchable here or not. */
function withoutContradictions(
  spec: ReadSpec,
  lists: Record<ListName, readonly Group[]>,
  dropped: Dropped[],
): Group[] {
  const wanted = listsHiddenByExclusions.flatMap((list) => [
    ...lists[list].flatMap(({ terms }) => terms.map(spaced)),
    ...spec[list].flatMap(({ terms }) =>
      terms.flatMap(({ cleaned }) => ("text" in cleaned ? [spaced(cleaned.text)] : [])),
    ),
  ]);
  return lists.exclusions.flatMap(({ group, terms }) => {
    const kept = terms.filter((term) => {
      const hidden = spaced(term);
      const isHiding = wanted.some((text) => text.includes(hidden));
      if (isHiding) dropped.push({ list: "exclusions", group, term, reason: "contradicts" });
      return !isHiding;
    });
    return kept.length === 0 ? [] : [{ group, terms: kept }];
  });
}

/** Folded text in which whole words can be looked up. */
function spaced(text: string): string {
  return ` ${foldText(text)} `;
}
