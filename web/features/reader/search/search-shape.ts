import { z } from "zod";

/** Compiled searches as a report stores them; what only the compiler needs is not asked for. */
const SearchPart = z.object({
  string: z.string(),
  filters: z.array(z.object({ field: z.string(), mode: z.string().nullable(), value: z.string() })),
  length: z.object({ characters: z.number(), words: z.number(), operators: z.number() }),
  link: z.string().nullable(),
});
export type SearchPart = z.infer<typeof SearchPart>;

const DialectSearch = z.object({
  dialect: z.string(),
  name: z.string(),
  use: z.string(),
  mustVerify: z.boolean(),
  limits: z.object({
    characters: z.number(),
    words: z.number().nullable(),
    operators: z.number().nullable(),
  }),
  skipped: z.string().nullable(),
  rungs: z.array(
    z.object({
      rung: z.string(),
      meaning: z.string(),
      parts: z.array(SearchPart),
      sameAs: z.string().nullable(),
    }),
  ),
});
export type DialectSearch = z.infer<typeof DialectSearch>;

export const Searches = z.array(DialectSearch).min(1);
export type Searches = z.infer<typeof Searches>;
