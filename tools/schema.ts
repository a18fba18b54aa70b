import { z } from "zod";

/** A few words: a name, a cell. */
export const ShortText = z.string().min(1).max(200);
/** One or two sentences. */
export const Sentence = z.string().min(1).max(600);
/** A paragraph or a message. */
export const Passage = z.string().min(1).max(4_000);

export const Address = z.string().startsWith("https://").max(2_000);

/** How an item is known; `plan` is a proposal about our own process, not a claim about the world. */
export const ItemBasis = z.enum(["given", "data", "derived", "estimate", "plan", "unknown"]);
export type ItemBasis = z.infer<typeof ItemBasis>;

/** The ids of the ledger's facts that an item rests on. */
export const FactIds = z.array(z.string().min(1).max(80)).max(120);

/** The requirements and deal breakers an item covers. */
export const Covers = z.array(z.string().min(1).max(80)).max(40);

const provenance = { basis: ItemBasis, facts: FactIds };

/** Given by `giveIds` when a report is finished or saved; a report from before has none. */
const BlockId = z.string().min(1).max(80).optional();

/** A block that says something about the job or the search: its own fields, then how it is known. */
export function item<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject({ id: BlockId, ...shape, ...provenance });
}

/** A block inside an item, known as the item is: an option of a decision, a cell of a row. */
export function part<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject({ id: BlockId, ...shape });
}

/** An item of the interview plan, under the plan's own id: other items and reports refer to it ("s1", "c1.past"). */
export function planned<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject({ id: ShortText, ...shape, ...provenance });
}

/** The answer first: one sentence that can be said to a hiring manager, then what supports it. */
export const Summary = item({ answer: z.string().min(1).max(260), text: Passage });

/** A text for candidates; length and signature are added by code after writing. */
export const message = {
  channel: ShortText,
  subject: z.string().max(200),
  body: Passage,
} as const;

/** An offered range as figures, the same in every report. */
export const Range = z
  .strictObject({
    min: z.number().nullable(),
    max: z.number().nullable(),
    currency: z.string().max(10).nullable(),
    period: z.enum(["hour", "day", "week", "month", "year"]),
  })
  .nullable();
