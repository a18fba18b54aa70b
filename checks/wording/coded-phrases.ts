import { codedByAbility } from "#checks/wording/coded-by-ability.ts";
import { codedByAge } from "#checks/wording/coded-by-age.ts";
import { codedByCulture } from "#checks/wording/coded-by-culture.ts";
import { codedByGender } from "#checks/wording/coded-by-gender.ts";
import { codedByAppearance, codedByOrigin } from "#checks/wording/coded-by-origin.ts";
import type { CodedKind, CodedPhrase } from "#checks/wording/coded-phrase.ts";

const byKind: Readonly<Record<CodedKind, readonly CodedPhrase[]>> = {
  age: codedByAge,
  ability: codedByAbility,
  origin: codedByOrigin,
  appearance: codedByAppearance,
  gender: codedByGender,
  culture: codedByCulture,
};

const kinds = Object.keys(byKind) as CodedKind[];

export const codedPhrases: readonly (CodedPhrase & { kind: CodedKind })[] = kinds.flatMap((kind) =>
  byKind[kind].map((entry) => ({ ...entry, kind })),
);
