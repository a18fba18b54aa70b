import type { DialectKey } from "#contract/compiled-searches.ts";
import type { Dialect } from "#boolean/dialect.ts";
import { dice } from "#boolean/dialects/dice.ts";
import { github } from "#boolean/dialects/github.ts";
import { googleXRay } from "#boolean/dialects/google-x-ray.ts";
import { indeed } from "#boolean/dialects/indeed.ts";
import { linkedin } from "#boolean/dialects/linkedin.ts";
import { linkedinRecruiter } from "#boolean/dialects/linkedin-recruiter.ts";
import { monster } from "#boolean/dialects/monster.ts";

/** Every platform by its key: a missing one does not compile. */
export const dialects: Record<DialectKey, Dialect> = {
  linkedin,
  linkedinRecruiter,
  googleXRay,
  github,
  indeed,
  dice,
  monster,
};
