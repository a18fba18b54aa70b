import { familiesOf } from "#ledger/occupations/family-of-code.ts";
import type { Family } from "#ledger/occupations/family.ts";
import { findListed } from "#ledger/occupations/find-listed.ts";
import type { Figures } from "#ledger/occupations/occupation.ts";
import { findFigures, listedUnder } from "#ledger/occupations/occupations.ts";
import { titleTable } from "#reading/data/load-titles.ts";
import {
  matchOccupation,
  type OccupationMatch,
  type OccupationSource,
} from "#reading/occupation.ts";

/** One occupation that a job may be counted as. */
export type Choice = {
  soc: string;
  /** As recruiters name it where we list it, else its official name. */
  title: string;
  why: string;
};

/** The occupation with its figures, and its everyday names where we list it. */
export type MatchedOccupation = Figures & { title: string; aliases: readonly string[] };

/** Sure: figures and family hold. Choose: the first is the likeliest, and only a note tells its figure. Unknown: neither. */
export type Match = {
  /** The likeliest of several is well ahead of the others. */
  isLikeliest: boolean;
  /** A person chose something that the title does not mean. */
  isAgainstTitle: boolean;
  /** Where a person chose: what the job's own words mean. Texts go by it, figures and questions by the choice. */
  own?: Match;
} & (
  | {
      certainty: "sure" | "choose";
      occupation: MatchedOccupation;
      /** Null where nothing settles it: the neutral playbook. */
      family: Family | null;
      /** At most five, the likeliest first; the first is the occupation. */
      choices: readonly Choice[];
    }
  /** The choices are what the duties sound like, for a person to choose among. */
  | { certainty: "unknown"; occupation: null; family: null; choices: readonly Choice[] }
);

const unknownMatch: Match = {
  isLikeliest: false,
  isAgainstTitle: false,
  certainty: "unknown",
  occupation: null,
  family: null,
  choices: [],
};

/** The occupation that a person chose, else the one of the title, with the duties as the second witness. */
export function matchJob(source: OccupationSource, chosen: string | null = null): Match {
  const match = matchAs(source, chosen);
  return chosen === null ? match : { ...match, own: matchAs(source, null) };
}

/** What texts go by: a choice for figures makes no persona, no channel and no sentence. */
export function ownMatch(match: Match): Match {
  return match.own ?? match;
}

function matchAs(source: OccupationSource, chosen: string | null): Match {
  if (chosen === "none") return { ...unknownMatch, isAgainstTitle: true };
  const { certainty, code, choices, isLikeliest } = choose(source, chosen);
  const figures = code === null ? null : findFigures(code);
  if (certainty === "unknown" || figures === null)
    return {
      ...unknownMatch,
      choices: choices.map(({ code: soc, title, why }) => ({ soc, title, why })),
    };
  const listed = findListed(source.title);
  const isListed = choices.some((choice) => choice.code === listed?.soc);
  const families = choices.map((choice) => familiesOf(choice.code, source.title));
  const family = isListed && listed ? listed.family : chooseFamily(families, certainty === "sure");
  const nameOf = (soc: string, official: string) => listedIn(soc, family)?.title ?? official;
  return {
    isAgainstTitle: isAgainst(source, chosen),
    isLikeliest,
    certainty,
    occupation: {
      ...figures,
      title: nameOf(figures.soc, figures.officialTitle),
      aliases: listedIn(figures.soc, family)?.aliases ?? [],
    },
    family,
    choices: choices.map((choice) => ({
      soc: choice.code,
      title: nameOf(choice.code, choice.title),
      why: choice.why,
    })),
  };
}

function choose(source: OccupationSource, chosen: string | null): OccupationMatch {
  const figures = chosen === null ? null : findFigures(chosen);
  if (figures === null) return matchOccupation(source, titleTable);
  const { soc: code, officialTitle: title } = figures;
  const why = "A person chose it.";
  return { certainty: "sure", code, title, isLikeliest: true, choices: [{ code, title, why }] };
}

function isAgainst(source: OccupationSource, chosen: string | null): boolean {
  if (chosen === null) return false;
  return matchOccupation(source, titleTable).choices.every(({ code }) => code !== chosen);
}

/** Where the occupation is not settled, its family counts only if another choice shares it: one guess alone is too weak to choose rules by. */
function chooseFamily(
  [own = [], ...others]: readonly (readonly Family[])[],
  isSure: boolean,
): Family | null {
  const shared = own.find((family) => others.some((other) => other.includes(family)));
  return shared ?? (isSure ? own[0] : undefined) ?? null;
}

/** A code that is listed under two families has two names. */
function listedIn(soc: string, family: Family | null) {
  const rows = listedUnder(soc);
  return rows.find((row) => row.family === family) ?? rows[0];
}
