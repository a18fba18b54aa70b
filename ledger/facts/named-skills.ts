import type { Requirement } from "#ledger/facts/reading.ts";
import { inSentence } from "#ledger/in-sentence.ts";

const mostOtherWords = 3;
const mostNames = 3;
const oneIsEnough = /\b(?:or|one of|either|and\/or)\b|\//iu;

/** The names a line is made of ("Deep Python, PyTorch"); null where it says more, or lets people choose. */
export function namedSkills({ kind, text, skills }: Requirement): string[] | null {
  if (kind !== "skill" && kind !== "language") return null;
  if (skills.length === 0 || skills.length > mostNames || oneIsEnough.test(text)) return null;
  const rest = skills
    .flatMap(({ name, synonyms }) => [name, ...synonyms])
    .toSorted((left, right) => right.length - left.length)
    .reduce(
      (words, name) => words.replaceAll(name.toLowerCase(), " "),
      text.slice(0, 300).toLowerCase(),
    );
  const others = rest.match(/\p{L}{2,}/gu) ?? [];
  return others.length <= mostOtherWords ? skills.map(({ name }) => inSentence(name)) : null;
}
