import { aliasIndex, type Alias } from "#ledger/occupations/alias-index.ts";
import type { AmbiguousTitle, Candidate } from "#ledger/occupations/ambiguous.ts";
import type { Family } from "#ledger/occupations/family.ts";
import type { Occupation } from "#ledger/occupations/occupation.ts";
import { occupations } from "#ledger/occupations/occupations.ts";
import { rankByWords, scoreEnding } from "#ledger/occupations/rank.ts";
import { readTitle, type ReadTitle } from "#ledger/occupations/read-title.ts";
import { settle } from "#ledger/occupations/settle.ts";
import { leaders, roleNouns } from "#ledger/occupations/title-words.ts";

/** High: a known title. Medium: a known title with more words, or settled by context. Low: only the nearest or usual occupation; say so. */
export type Confidence = "high" | "medium" | "low";

export type Matched = {
  kind: "matched";
  occupation: Occupation;
  family: Family;
  confidence: Confidence;
  runnersUp: readonly Occupation[];
};

/** Nobody may guess: ask. The family is given where all that is possible belongs to it. */
export type Unsure = {
  kind: "unsure";
  family: Family | null;
  runnersUp: readonly Occupation[];
};

export type Match = Matched | Unsure;

/** Below it a title with additional words is unsure. */
const threshold = 0.8;
const mostRunnersUp = 3;

/** The occupation a title names; `context` (skills, requirements) may settle a title that names several. */
export function matchTitle(title: string, context = ""): Match {
  const read = readTitle(title);
  return (
    matchPhrase(read, context) ?? matchLeader(read) ?? matchEnding(read, context) ?? guess(read)
  );
}

function matchPhrase(read: ReadTitle, context: string): Match | null {
  const { byPhrase, ambiguous } = aliasIndex();
  for (const phrase of read.phrases) {
    const several = ambiguous.get(phrase);
    if (several !== undefined) return matchAmbiguous(several, read, read.beside.flat(), context);
    const alias = byPhrase.get(phrase);
    if (alias !== undefined)
      return clashes(alias, read) ? guess(read) : accept(alias, "high", read);
  }
  return null;
}

/** A director, head or vice president of a function whose manager we know. */
function matchLeader(read: ReadTitle): Match | null {
  const head = read.core.at(-1) ?? "";
  if (!leaders.has(head) || head === "manager") return null;
  const alias = aliasIndex().byPhrase.get([...read.core.slice(0, -1), "manager"].join(" "));
  return alias === undefined || clashes(alias, read) ? null : accept(alias, "medium", read);
}

/** The longest known ending, if the words in front of it change nothing. */
function matchEnding(read: ReadTitle, context: string): Match | null {
  const { byPhrase, ambiguous } = aliasIndex();
  for (let at = 1; at < read.core.length; at += 1) {
    const front = read.core.slice(0, at);
    const ending = read.core.slice(at).join(" ");
    const several = ambiguous.get(ending);
    if (several !== undefined) {
      // Words in front of such an ending often make it another job: only the context may settle it.
      const bare = { ...read, beside: [] };
      const match = matchAmbiguous({ ...several, usual: undefined }, bare, [], context);
      return match.kind === "matched" ? match : { ...match, family: null };
    }
    const alias = byPhrase.get(ending);
    if (alias === undefined) continue;
    const isSure = scoreEnding(front, alias) >= threshold && !clashes(alias, read);
    return isSure ? accept(alias, "medium", read) : guess(read);
  }
  return null;
}

function matchAmbiguous(
  { candidates, usual }: AmbiguousTitle,
  read: ReadTitle,
  titleWords: readonly string[],
  context: string,
): Match {
  const possible = candidates.flatMap(findOccupation);
  if (possible.length === 0) return guess(read);
  const named = possible.find(({ soc }) => findBeside(read).some((one) => one.soc === soc));
  const settled = settle(candidates, titleWords, context);
  const sure = named ?? (settled === null ? undefined : findOccupation(settled)[0]);
  const chosen = sure ?? (usual === true ? possible[0] : undefined);
  if (chosen === undefined) return unsure(possible);
  return {
    kind: "matched",
    occupation: chosen,
    family: chosen.family,
    confidence: sure === undefined ? "low" : "medium",
    runnersUp: possible.filter((other) => other !== chosen).slice(0, mostRunnersUp),
  };
}

function findOccupation({ soc, family }: Candidate): Occupation[] {
  return occupations.filter((known) => known.soc === soc && known.family === family);
}

/** Occupations named beside the title, as in "Nurse (RN)". */
function findBeside({ beside }: ReadTitle): Occupation[] {
  return beside.flatMap((part) => aliasIndex().byPhrase.get(part.join(" "))?.occupation ?? []);
}

/** Whether what stands beside the title names another occupation. */
function clashes({ words, occupation }: Alias, { beside }: ReadTitle): boolean {
  return beside.some((part) => {
    if (part.every((word) => words.includes(word))) return false;
    const other = aliasIndex().byPhrase.get(part.join(" "));
    if (other !== undefined) return other.occupation.soc !== occupation.soc;
    return part.some((word) => roleNouns.has(word) && !words.includes(word));
  });
}

function accept({ occupation, isOwn }: Alias, confidence: Confidence, read: ReadTitle): Matched {
  const others = rankByWords(read.core).filter(({ soc }) => soc !== occupation.soc);
  return {
    kind: "matched",
    occupation,
    family: occupation.family,
    confidence: isOwn ? confidence : "low",
    runnersUp: others.slice(0, mostRunnersUp),
  };
}

/** Likeness of words alone does not even tell the family. */
function guess(read: ReadTitle): Unsure {
  const title = aliasIndex().byPhrase.get(read.core.join(" "));
  const named = [...(title === undefined ? [] : [title.occupation]), ...findBeside(read)];
  const possible = new Set([...named, ...rankByWords(read.core)]);
  return { kind: "unsure", family: null, runnersUp: [...possible].slice(0, mostRunnersUp) };
}

function unsure(possible: readonly Occupation[]): Unsure {
  const [first] = possible;
  const isOneFamily = possible.every(({ family }) => family === first?.family);
  return {
    kind: "unsure",
    family: isOneFamily ? (first?.family ?? null) : null,
    runnersUp: possible.slice(0, mostRunnersUp),
  };
}
