/** Verbs that name things as often: "balance sheets", "lift equipment"; between other things they are read as things. */
const things = new Set(
  "audit balance budget care chart check clean close code contact control cost design display document drive file form function grade guide issue label lead lift load log map market measure model order package pay plan play post practice present price process program project query question record release repair report request research return review route sample schedule scope score screen search service share ship staff stand start stock store structure study supply support survey target test total track trade train transfer travel turn type update use visit walk watch work".split(
    " ",
  ),
);

export function isOftenThing(verb: string): boolean {
  return things.has(verb);
}
