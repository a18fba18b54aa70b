import { z } from "zod";

const Text = z.string().min(2).max(200);
const Day = z.iso.date();

/** Legislatures, governments and the authorities that enforce a law; no law firm, no blog, no reprint. */
const official =
  /^https?:\/\/(?:[\w-]+\.)*(?:gov|gov\.[a-z]{2}|state\.[a-z]{2}\.us|ontario\.ca|europa\.eu)(?:\/|$)/u;
const anyAddress = /https?:|www\.|\b[\w-]+\.(?:com|org|net|ai|io|info|law)\b/iu;

const named = (text: z.ZodString) =>
  text.refine((words) => !anyAddress.test(words), { error: "names a web page, not a law" });

/** Where the law was read and the words relied on; only with them is a rule printed as one. */
const Checked = z.strictObject({
  at: z.string().max(400).regex(official, "is no official page"),
  words: z.string().min(20).max(500),
});

const about = {
  id: z.string().regex(/^[a-z]{2}(?:-[a-z]+)*$/),
  place: Text,
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  /** A state or province by its code; null where the rule is the whole country's. */
  region: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null),
  /** The city as postings name it, with its parts; none where the rule is the region's. */
  cities: z.array(Text).default([]),
  statute: named(Text),
  asks: named(z.string().min(20).max(300)).refine((text) => text.endsWith("."), {
    error: "is no sentence with a full stop",
  }),
  from: Day,
  looked: Day,
  checked: Checked.nullable().default(null),
  /** For whoever checks next; it does not ship. */
  note: z
    .string()
    .max(400)
    .optional()
    .transform(() => undefined),
};

const PostingPart = z.enum(["range", "other-pay", "benefits", "closing-date", "ai-use", "vacancy"]);
/** What a post has to state. */
export type PostingPart = z.infer<typeof PostingPart>;

const PayRule = z
  .strictObject({
    ...about,
    parts: z.array(PostingPart),
    when: z.enum(["posting", "later"]),
    employers: z.union([z.enum(["all", "unknown"]), z.number().int().min(2)]),
    remote: z.enum(["yes", "counsel", "no"]),
  })
  .refine(({ parts, when }) => parts.length > 0 === (when === "posting"), {
    error: "a post has parts to state, a later stage has none",
    path: ["parts"],
  });
/** What a place asks of a post about pay. */
export type PayRule = z.infer<typeof PayRule>;

const HistoryRule = z.strictObject({ ...about, asking: z.enum(["barred", "limited", "allowed"]) });
/** What a place says of asking for past pay. */
export type HistoryRule = z.infer<typeof HistoryRule>;

export const PayRules = z.strictObject({ rules: z.array(PayRule).min(1) });
export const HistoryRules = z.strictObject({ rules: z.array(HistoryRule).min(1) });

export type Law = { pay: readonly PayRule[]; history: readonly HistoryRule[] };
