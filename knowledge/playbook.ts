import { z } from "zod";
import { platforms } from "#contract/platforms.ts";

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
/** No slots at all. */
const Plain = Line.refine((text) => !/[{}]/u.test(text), { error: "holds a slot" });
const PlainPhrase = Phrase.refine((text) => !/[{}]/u.test(text), { error: "holds a slot" });
const phrases = (least: number, most: number) => z.array(PlainPhrase).min(least).max(most);
const lines = (least: number, most: number) => z.array(Plain).min(least).max(most);

/** Where it is not written, the writers say nothing of it. */
const anyLines = (most: number) => lines(0, most).default([]);
const anyPhrases = (most: number) => phrases(0, most).default([]);

const Objection = z
  .strictObject({
    they: Plain,
    needs: Needs,
    say: z.string().min(10).max(400),
    /** What to say where a need is not known. */
    otherwise: Plain.exactOptional(),
  })
  .refine(hasTypedSlots, untyped)
  .refine(({ needs, otherwise }) => needs.length === 0 || otherwise !== undefined, {
    error: "needs something and does not say what to answer otherwise",
  });

const Stage = z.strictObject({
  /** Candidates read it, and know of one thing that happens. */
  name: PlainPhrase.refine((name) => !/\bor\b/u.test(name), {
    error: "names two things, and candidates read it",
  }),
  minutes: z.int().min(5).max(480),
  who: PlainPhrase,
  kind: z.enum(["screen", "interview", "work-sample", "visit", "debrief"]),
});

/** One thing to find out in an interview: how it is asked, and how answers to it are rated. */
export const Competency = z
  .strictObject({
    key: Key,
    name: PlainPhrase,
    /** Words whose presence in a posting calls for it: "java," stands for the whole word, "interpret" also for what it begins. */
    calledBy: z.array(Keyword).min(1).max(20),
    /** What somebody did, or what they would do: the cues belong to the one that is asked. */
    past: z.string().min(20).max(500).exactOptional(),
    case: z.string().min(20).max(500).exactOptional(),
    probes: lines(2, 3),
    cues: z.strictObject({ one: Plain, three: Plain, five: Plain }),
  })
  .refine(({ past, case: told }) => (past === undefined) !== (told === undefined), {
    error: "cues belong to one question: give past or case",
  });

export type Competency = z.infer<typeof Competency>;

const onceWas = new Set("student intern trainee aide junior volunteer apprentice".split(" "));

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

/** What makes people of the trade answer, go silent and come back; a message to them asks one thing. */
const Engagement = z.strictObject({
  /** To the recruiter: "Text the lane, the home time and last month's average week." */
  answerTo: Plain,
  /** After "Don't": "Promise miles that operations has not written down." */
  silencedBy: Plain,
  show: z.strictObject({ channel: PlainPhrase, idea: Plain, when: PlainPhrase }),
  /** Who on the team loses people of this trade by forgetting it. */
  remind: z.strictObject({ who: PlainPhrase, what: Plain, when: PlainPhrase }),
  winBack: z.strictObject({
    after: PlainPhrase,
    say: Plain.refine((text) => text.split("?").length === 2, { error: "asks not one thing" }),
    when: PlainPhrase,
    /** Words of a posting beside which it would not be true: "no take-home". */
    unlessSaid: z.array(Keyword).min(1).max(6).exactOptional(),
  }),
  experiment: z.strictObject({
    hypothesis: Plain,
    measure: PlainPhrase,
    effort: z.enum(["low", "medium", "high"]),
  }),
});

/** What an expert knows of a kind of work, in sentences such a person would sign. */
export const Playbook = z.strictObject({
  key: Key,
  name: PlainPhrase,
  /** The occupations of whose people nearly every sentence below is true. */
  covers: z.array(z.string().regex(/^\d{2}-\d{4}$/)),
  /** Countries whose words and rules it speaks in. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).default(["US"]),
  /** Words of a title or text that mean another setting: "hospice" where the sentences are of a ward. */
  unless: z.array(Keyword).max(60).default([]),
  /** Words of which the text must hold one: a clearance, where every sentence is about cleared work. */
  onlyIf: z.array(Keyword).max(12).default([]),
  /** Words of a title that decide before the code: occupation codes are older than some work. */
  titlesWith: z.array(Keyword).max(12).exactOptional(),
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
    parts: anyPhrases(8),
  }),
  theyAre: anyLines(4),
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
    .max(3)
    .default([]),
  askFirst: z.array(AskFirst).max(9).default([]),
  movesThem: anyPhrases(6),
  words: z
    .array(z.strictObject({ word: PlainPhrase, means: Plain }))
    .max(10)
    .default([]),
  requirements: z.strictObject({
    gates: anyLines(6),
  }),
  search: z.strictObject({
    titles: anyPhrases(10),
    separates: anyPhrases(10),
    /** What nobody of the trade has on a profile; everybody was a student once. */
    not: anyPhrases(5).refine((words) => !words.some((word) => onceWas.has(word)), {
      error: "excludes what people were once",
    }),
    note: Plain,
    where: z.array(z.enum(platforms)).min(1),
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
    titles: anyPhrases(8),
    settings: anyPhrases(4),
    transfersBadly: Plain.exactOptional(),
  }),
  plan: z.strictObject({
    stages: z.array(Stage).min(2).max(5),
    decider: PlainPhrase,
    workSample: Plain,
    fair: Plain,
    note: Plain,
  }),
  competencies: z.array(Competency).min(4).max(8),
  /** The neutral playbook has none: what fits any work is the writers' own. */
  engagement: Engagement.exactOptional(),
  objections: z.strictObject({
    toOffer: z.array(Objection).min(3).max(4),
  }),
  beforeTheOffer: phrases(3, 5),
  doNotAsk: z
    .array(z.strictObject({ topic: PlainPhrase, no: Plain, instead: Plain }))
    .min(3)
    .max(5),
  wordingExceptions: z.array(Keyword).max(10),
});
export type Playbook = z.infer<typeof Playbook>;
