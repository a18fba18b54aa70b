import { z } from "zod";
import { levels, proofs } from "#tools/report/choices.ts";
import { CompiledSearches } from "#contract/compiled-searches.ts";
import { SearchSpec } from "#contract/search-spec.ts";
import {
  Covers,
  item,
  message,
  part,
  Passage,
  Range,
  Sentence,
  Summary,
  ShortText,
} from "#tools/schema.ts";

const Lines = z.array(Sentence).max(20);
/** A posting's own lines, however many it has. */
const PostLines = z.array(Sentence).max(60);
/** May be empty: in a language we do not write there is only what the posting says. */
const PostText = z.string().max(4_000);

/** What the checks say of the post, beside it. */
const Lint = z.strictObject({
  words: z.number().int().min(0),
  readingGrade: z.number().nullable(),
  findings: z
    .array(
      part({
        severity: ShortText,
        quote: Sentence,
        finding: Sentence,
        fix: Sentence.nullable(),
      }),
    )
    .max(30),
});

const JobPost = item({
  title: ShortText,
  meta: PostText,
  hook: PostText,
  whatYouWillDo: PostLines,
  whatYouBring: PostLines,
  helps: PostLines,
  goodToKnow: PostLines,
  /** Null where nobody said anything of pay: then the launch checklist holds the post back. */
  pay: Passage.nullable(),
  range: Range,
  benefits: PostLines,
  howWeWork: Passage.nullable(),
  howToApply: PostText,
  /** Equal opportunity, accommodation, checks: the posting's lines, else one that is offered. */
  legal: PostLines.optional(),
  covers: Covers,
  lint: Lint,
});

const Persona = item({
  name: ShortText,
  titles: z.array(ShortText).max(10),
  /** What they do today. */
  now: Sentence.optional(),
  lookFor: Lines,
  /** What draws them. */
  opening: Sentence.optional(),
  likelyWorry: Sentence.optional(),
  answer: Sentence.optional(),
  checkFirst: Sentence.optional(),
});

export const AttractSourceKit = z.strictObject({
  launchNarrative: Summary,
  jobPost: JobPost,
  personaLibrary: z.array(Persona).min(1).max(4),
  valueProps: z
    .array(
      item({
        prop: Sentence,
        proof: Sentence,
        status: z.enum(proofs),
        covers: Covers,
      }),
    )
    .max(15),
  outreachTemplates: z
    .array(
      item({
        kind: ShortText,
        ...message,
        tokens: z.array(ShortText).max(6),
        limit: z.number().int().nullable(),
      }),
    )
    .length(3),
  booleanStrings: item({
    finding: Sentence,
    spec: SearchSpec,
    terms: z.array(z.strictObject({ text: ShortText, covers: Covers })).max(40),
    searches: CompiledSearches,
    notes: Lines,
  }),
  sourcingChannels: z
    .array(
      item({
        channel: ShortText,
        play: Sentence,
        effort: z.enum(levels),
        why: Sentence,
      }),
    )
    .min(4)
    .max(10),
  launchChecklist: z
    .array(item({ item: Sentence, owner: ShortText, due: ShortText }))
    .min(4)
    .max(14),
  experiments: z
    .array(
      item({
        hypothesis: Sentence,
        change: Sentence,
        measure: Sentence,
        stop: Sentence,
        effort: ShortText,
      }),
    )
    .min(2)
    .max(6),
});
export type AttractSourceKit = z.infer<typeof AttractSourceKit>;
