import { defineTextDialect, plainBoolean } from "#boolean/dialects/text-dialect.ts";

/** Indeed publishes no syntax we could find: the plainest Boolean there is, marked for verification. */
export const indeed = defineTextDialect({
  key: "indeed",
  name: "Indeed",
  use: "Paste the string into What and the place into Where.",
  mustVerify: true,
  rules: plainBoolean,
  layout: [
    { list: "titles", as: "text" },
    { list: "mustSkills", as: "text" },
    { list: "anySkills", as: "text" },
    { list: "companies", as: "text" },
    { list: "places", as: "filter", name: "Where" },
    { list: "exclusions", as: "text" },
  ],
});
