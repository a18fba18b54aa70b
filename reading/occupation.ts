import { findMentions } from "#reading/occupation/mentions.ts";
import { buildDutyIndex, rankDuties, type DutyIndex } from "#reading/occupation/duty-index.ts";
import { stemWords } from "#reading/occupation/stem.ts";
import { readTitle } from "#reading/occupation/read-title.ts";
import { rankTitles, type TitleFit } from "#reading/occupation/rank-titles.ts";
import { buildTitleIndex, type TitleIndex } from "#reading/occupation/title-index.ts";
import type { TitleRow, TitleTable } from "#reading/occupation/title-table.ts";
import { weights } from "#reading/occupation/weights.ts";

export type OccupationSource = {
  title: string;
  duties: readonly string[];
  /** What else tells of the work: demands, skills. */
  otherLines?: readonly string[];
  /** All that was said, in order: where no title is known, one may be named there. */
  text?: readonly string[];
};

export type OccupationMatch = {
  certainty: "sure" | "choose" | "unknown";
  /** Of the first choice; null when unknown. */
  code: string | null;
  title: string | null;
  /** Whether the first is well ahead of the others, though not sure. */
  isLikeliest: boolean;
  /** At most five, the likeliest first; where the title is unknown, what the duties sound like. */
  choices: { code: string; title: string; why: string }[];
};

type Ranked = { occupation: TitleRow; fit: TitleFit; duty: number; score: number };

const mostChoices = 5;
const fewestToChoose = 3;
/** "Have fun with us, grow" sounds like any work. */
const fewestWords = 12;
const indexes = new WeakMap<TitleTable, { titles: TitleIndex; duties: DutyIndex }>();

/** The occupation of a job by its title, with its duties as the second witness. */
export function matchOccupation(source: OccupationSource, table: TitleTable): OccupationMatch {
  const ranked = rank(source, table);
  if (fitsWell(ranked)) return choose(ranked, isSure(ranked) ? "sure" : "choose", "This is");
  const mentioned = rankMentions(source, table);
  return fitsWell(mentioned)
    ? choose(mentioned, "choose", "The text names")
    : {
        certainty: "unknown",
        code: null,
        title: null,
        isLikeliest: false,
        choices: soundLike(source, table),
      };
}

/** "Sonography Manager" is in no list of titles, but accreditation and scanning sound like somebody's work: a person may choose among five. */
function soundLike(
  { title, duties, otherLines = [] }: OccupationSource,
  table: TitleTable,
): OccupationMatch["choices"] {
  if (duties.flatMap(stemWords).length < fewestWords) return [];
  const { occupations } = table;
  const index = indexOf(table).duties;
  const byDuties = rankDuties([title, title, ...duties], index, occupations.length);
  const byOthers = rankDuties(otherLines, index, occupations.length);
  return occupations
    .map((occupation, row) => ({
      occupation,
      duty: (byDuties[row] ?? 0) + weights.otherLine * (byOthers[row] ?? 0),
    }))
    .filter(({ occupation, duty }) => duty >= weights.soundsLike && !isMixed(occupation))
    .toSorted((left, right) => right.duty - left.duty)
    .slice(0, mostChoices)
    .map(({ occupation: { code, title: name } }) => ({
      code,
      title: name,
      why: "The title is not known, and the duties sound like it.",
    }));
}

type Known = readonly [Ranked, ...Ranked[]];

function fitsWell(ranked: readonly Ranked[]): ranked is Known {
  return (ranked[0]?.fit.score ?? 0) >= weights.floor;
}

function choose(
  ranked: Known,
  certainty: "sure" | "choose",
  said: "This is" | "The text names",
): OccupationMatch {
  const [first] = ranked;
  const fewest = certainty === "sure" ? 1 : fewestToChoose;
  const near = ranked
    .filter(
      ({ score, fit }, at) => at < fewest || fit.isOther || first.score - score <= weights.near,
    )
    .slice(0, mostChoices);
  const mostDuty = Math.max(...near.map(({ duty }) => duty));
  return {
    certainty,
    code: first.occupation.code,
    title: first.occupation.title,
    isLikeliest: said === "This is" && isClear(ranked),
    choices: near.map(({ occupation, fit, duty }) => ({
      code: occupation.code,
      title: occupation.title,
      why: explain(fit, duty > 0 && duty === mostDuty, said),
    })),
  };
}

/** Of the titles a text names, the one that the duties speak for most. */
function rankMentions(source: OccupationSource, table: TitleTable): readonly Ranked[] {
  const { text = [] } = source;
  if (text.length === 0) return [];
  return findMentions(text, indexOf(table).titles)
    .map((title) => rank({ ...source, title }, table))
    .reduce<readonly Ranked[]>(
      (best, one) => ((one[0]?.score ?? 0) > (best[0]?.score ?? 0) ? one : best),
      [],
    );
}

function indexOf(table: TitleTable): { titles: TitleIndex; duties: DutyIndex } {
  const index = indexes.get(table) ?? {
    titles: buildTitleIndex(table),
    duties: buildDutyIndex(table),
  };
  indexes.set(table, index);
  return index;
}

function rank({ title, duties, otherLines = [] }: OccupationSource, table: TitleTable): Ranked[] {
  const { occupations } = table;
  const index = indexOf(table);
  // What stands beside the doer's name tells the field: "Assistant Professor, Computer Science".
  const beside = readTitle(title).slice(1).flat().join(" ");
  const told = duties.length === 0 ? [] : [beside, beside, ...duties];
  const byDuties = rankDuties(told, index.duties, occupations.length);
  const byOthers = rankDuties(otherLines, index.duties, occupations.length);
  return [...rankTitles(title, index.titles)]
    .flatMap(([row, fit]) => {
      const occupation = occupations[row];
      if (occupation === undefined) return [];
      const duty = (byDuties[row] ?? 0) + weights.otherLine * (byOthers[row] ?? 0);
      return [{ occupation, fit, duty, score: weighWitnesses(occupation, fit, duty) }];
    })
    .sort((left, right) => right.score - left.score);
}

/** A row of all others mixes unlike jobs. */
function isMixed({ title }: TitleRow): boolean {
  return title.endsWith("All Other");
}

function weighWitnesses(occupation: TitleRow, fit: TitleFit, duty: number): number {
  const like = weights.like * Math.log2(1 + Math.min(weights.mostLike, fit.like));
  const size = weights.size * Math.log(1 + occupation.employment / 1000);
  const mixed = isMixed(occupation) ? weights.allOther : 0;
  return fit.score + weights.duty * duty + like + size - mixed;
}

/** Sure is a title of its own, well ahead, that neither a better known title nor the duties contradict. */
function isSure(ranked: Known): boolean {
  const [first] = ranked;
  const { fit, duty, occupation } = first;
  if (!isClear(ranked) || !fit.isOwn || isMixed(occupation)) return false;
  // A title that only the long list knows needs the duties on its side.
  const isKnown = fit.trusted >= weights.sureFit;
  if (!isKnown && duty === 0) return false;
  const rival = isKnown ? weights.rival : weights.listRival;
  const lead = isKnown ? weights.dutyLead : 0;
  return !ranked.some(
    (other) =>
      (other.fit.isOther && !fit.isOther) ||
      (other.fit.trusted >= weights.rival && other.fit.trusted > fit.trusted) ||
      (other.fit.score >= rival && other.duty > duty + lead),
  );
}

function isClear([first, second]: Known): boolean {
  const gap = first.score - (second?.score ?? 0);
  return first.fit.score >= weights.sureFit && gap >= weights.sureGap;
}

function explain(
  { score, isOwn, isOther }: TitleFit,
  hasDuties: boolean,
  said: "This is" | "The text names",
): string {
  const title =
    score < weights.sureFit && !isOther
      ? "Its titles are close to this one"
      : isOwn
        ? `${said} one of its titles`
        : "Such jobs are often counted here";
  return hasDuties ? `${title}, and the duties sound most like it.` : `${title}.`;
}
