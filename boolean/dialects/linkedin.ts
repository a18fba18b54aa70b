import { defineTextDialect, plainBoolean } from "#boolean/dialects/text-dialect.ts";
import { searchLink } from "#boolean/syntax/link.ts";

/** LinkedIn's own search box: no wildcards, no plus or minus, straight quotes only. */
export const linkedin = defineTextDialect({
  key: "linkedin",
  name: "LinkedIn",
  use: "Open the link, choose People and set the location filter.",
  rules: plainBoolean,
  link: (string) => searchLink("https://www.linkedin.com/search/results/people/?keywords=", string),
});
