import { defineTextDialect, plainBoolean } from "#boolean/dialects/text-dialect.ts";

/** Spellings Dice adds by itself (insights.dice.com/report/boolean-search); doubling them only makes strings longer. */
const builtInSynonyms = new Map([
  ["c#", ["csharp", "c sharp"]],
  ["vc", ["visual c"]],
  ["vb", ["visual basic"]],
  ["sql", ["sequel"]],
  ["pl sql", ["pl-sql"]],
  ["as400", ["as 400"]],
  ["udb", ["db2"]],
  ["ms", ["microsoft"]],
]);

/** Dice reads two terms side by side as AND, and NOT inside brackets. */
export const dice = defineTextDialect({
  key: "dice",
  name: "Dice",
  use: "Choose Boolean as the search type and set the location.",
  rules: { ...plainBoolean, impliesAnd: true, hasInnerNot: true },
  builtInSynonyms,
  skips: (spec) =>
    spec.isTechnical === false ? "Dice lists technology jobs, and this is not one." : null,
});
