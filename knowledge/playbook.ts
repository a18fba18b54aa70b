import { z } from "zod";

const Line = z.string().min(2).max(300);
const Phrase = z.string().min(2).max(120);
const Key = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const Keyword = z
  .string()
  .min(2)
  .max(60)
  .regex(/^[^A-Z]*$/, "is written in lower case");

/** What a sentence of a playbook may be filled with; every value has one form, and free text is none of them. */
export const playbookSlots = [
  "title",
  "titles",
  "company",
  "place",
  "sender",
  "first_name",
  "range",
  "schedule",
  "workplace",
  "start",
  "length",
  "openings",
] as const;
export type PlaybookSlot = (typeof playbookSlots)[number];

/** Known of every job, so that nothing has to ask for them. */
const alwaysKnown: readonly PlaybookSlot[] = ["title", "titles", "company", "sender", "first_name"];

const Needs = z.array(z.enum(playbookSlots)).max(6);

type Said = { needs: readonly string[]; say: string };

/** The slots a sentence holds, in their order. */
function slotsIn(text: string): string[] {
  return [...text.matchAll(/\{([^}]*)\}/gu)].map(([, name = ""]) => name);
}

function hasTypedSlots({ needs, say }: Said): boolean {
  const allowed = new Set<string>([...alwaysKnown, ...needs]);
  return slotsIn(say).every((slot) => allowed.has(slot));
}

const untyped = { error: "a slot is unknown or not named in needs" };
const Filled = z.strictObject({ needs: Needs, say: z.string().min(10).max(500) });
const Sayable = Filled.refine(hasTypedSlots, untyped);

/** No slots at all. */
const Plain = Line.refine((text) => !/[{}]/u.test(text), { error: "holds a slot" });
const PlainPhrase = Phrase.refine((text) => !/[{}]/u.test(text), { error: "holds a slot" });
const phrases = (least: number, most: number) => z.array(PlainPhrase).min(least).max(most);
const lines = (least: number, most: number) => z.array(Plain).min(least).max(most);

const Objection = z
  .strictObject({
    they: Plain,
    needs: Needs,
    say: z.string().min(10).max(400),
    /** What to say where a need is not known. */
    otherwise: Plain.optional(),
  })
  .refine(hasTypedSlots, untyped)
  .refine(({ needs, otherwise }) => needs.length === 0 || otherwise !== undefined, {
    error: "needs something and does not say what to answer otherwise",
  });

const Stage = z.strictObject({
  name: PlainPhrase,
  minutes: z.int().min(5).max(480),
  who: PlainPhrase,
  kind: z.enum(["screen", "interview", "work-sample", "visit", "debrief"]),
});

const Competency = z.strictObject({
  key: Key,
  name: PlainPhrase,
  /** Words whose presence in a posting calls for it. */
  calledBy: z.array(Keyword).min(2).max(12),
  past: z.string().min(20).max(500),
  case: z.string().min(20).max(500),
  probes: lines(2, 3),
  cues: z.strictObject({ one: Plain, three: Plain, five: Plain }),
});

const AskFirst = z.strictObject({
  key: Key,
  /** What is missing, without article: "home time". */
  thing: PlainPhrase,
  ask: Plain,
  toManager: Plain,
  why: Plain,
  who: PlainPhrase,
  ifSilent: Plain,
  /** Words whose presence in a posting answers it. */
  answeredBy: z.array(Keyword).min(2).max(14),
});

const searchPlaces = [
  "linkedin",
  "linkedin-recruiter",
  "google",
  "github",
  "indeed",
  "dice",
  "monster",
] as const;

/** What an expert knows of a kind of work, in sentences such a person would sign. */
export const Playbook = z.strictObject({
  key: Key,
  name: PlainPhrase,
  /** The beginnings of the occupation codes it is for; the longest one wins. */
  covers: z.array(z.string().regex(/^\d{2}(?:-\d{1,4})?$/)),
  /** Words of a title that decide before the code: occupation codes are older than some work. */
  titlesWith: z.array(Keyword).max(12).optional(),
  people: z.strictObject({ one: PlainPhrase, many: PlainPhrase }),
  works: z.enum([
    "office",
    "shifts",
    "site",
    "road",
    "territory",
    "school-year",
    "clinic",
    "home-visits",
    "stage",
    "field",
  ]),
  /** How such people are found: they answer posts, personal messages, or both. */
  reach: z.enum(["apply", "write", "both"]),
  pay: z.strictObject({
    unit: z.enum(["hour", "week", "year"]),
    parts: phrases(2, 8),
    say: Plain,
  }),
  theyAre: lines(2, 4),
  kinds: z
    .array(
      z.strictObject({
        name: PlainPhrase,
        now: Plain,
        drawnBy: Plain,
        worry: Plain,
        answer: Plain,
        lookFor: phrases(2, 3),
      }),
    )
    .min(2)
    .max(3),
  askFirst: z.array(AskFirst).min(6).max(9),
  movesThem: phrases(4, 6),
  putsOff: phrases(3, 6),
  words: z
    .array(z.strictObject({ word: PlainPhrase, means: Plain }))
    .min(5)
    .max(10),
  requirements: z.strictObject({
    gates: lines(2, 6),
    oftenTooMuch: phrases(2, 5),
    teach: phrases(2, 5),
  }),
  search: z.strictObject({
    titles: phrases(4, 10),
    separates: phrases(4, 10),
    not: phrases(0, 5),
    note: Plain,
    where: z.array(z.enum(searchPlaces)).min(1),
  }),
  boards: z
    .array(
      z.strictObject({
        name: PlainPhrase,
        play: Plain,
        why: Plain,
        effort: z.enum(["low", "medium", "high"]),
      }),
    )
    .min(4)
    .max(6),
  feeders: z.strictObject({
    titles: phrases(4, 8),
    settings: phrases(2, 4),
    transfersBadly: Plain,
  }),
  difficulty: z.strictObject({ harder: phrases(3, 6), easier: phrases(3, 5) }),
  plan: z.strictObject({
    stages: z.array(Stage).min(2).max(5),
    decider: PlainPhrase,
    workSample: Plain,
    fair: Plain,
    note: Plain,
  }),
  competencies: z.array(Competency).min(5).max(8),
  objections: z.strictObject({
    toTalking: z.array(Objection).min(3).max(4),
    toOffer: z.array(Objection).min(3).max(4),
  }),
  firstContact: z.strictObject({
    call: Sayable,
    text: Sayable,
    opening: lines(2, 2),
    ask: lines(2, 2),
  }),
  later: z.array(Filled.extend({ name: PlainPhrase }).refine(hasTypedSlots, untyped)).length(3),
  beforeTheOffer: phrases(3, 5),
  counterOffer: Plain,
  firstYear: z.strictObject({
    day30: lines(2, 3),
    day60: lines(2, 3),
    day90: lines(2, 3),
    year1: lines(2, 3),
  }),
  doNotAsk: z
    .array(z.strictObject({ topic: PlainPhrase, no: Plain, instead: Plain }))
    .min(3)
    .max(4),
  wordingExceptions: z.array(Keyword).max(10),
  sendWindow: z.string().regex(/^\d{1,2}:\d{2} to \d{1,2}:\d{2}$/),
});
export type Playbook = z.infer<typeof Playbook>;
