import { z } from "zod";
import { lengths } from "#contract/limits.ts";
import { ToolType } from "#contract/output.ts";
import { requiredText, text, Timestamp } from "#contract/text.ts";

/** Whose models an organization can connect by itself. */
export const connectionProviders = [
  "anthropic",
  "openai",
  "google",
  "ollama",
  "compatible",
] as const;
export const ConnectionProvider = z.enum(connectionProviders);
export type ConnectionProvider = z.infer<typeof ConnectionProvider>;

/** What each provider is told by: the others have one address, and Ollama has no keys. */
export const connectionNeeds: Record<
  ConnectionProvider,
  { address: boolean; key: "required" | "optional" | "none" }
> = {
  anthropic: { address: false, key: "required" },
  openai: { address: false, key: "required" },
  google: { address: false, key: "required" },
  ollama: { address: true, key: "none" },
  compatible: { address: true, key: "optional" },
};

/** At the cap either the built-in writer writes, and the report says so, or nothing is written. */
export const atCapChoices = ["built-in", "stop"] as const;
export type AtCap = (typeof atCapChoices)[number];

/** The share of the cap from which admins are warned. */
export const capWarningShare = 0.8;

const micros = z.number().int().min(0);
const CapUsd = z.number().min(0.01).max(1_000_000).multipleOf(0.01);

/** A try of the connection: what came of it, in plain words. */
const ConnectionTest = z.object({
  at: Timestamp,
  isGood: z.boolean(),
  seconds: z.number().min(0),
  costMicros: micros,
  /** "It works." or what the provider said, and what to do. */
  sentence: z.string(),
});
export type ConnectionTest = z.infer<typeof ConnectionTest>;

/** What calls by the connection cost since the month began (UTC), in millionths of a US dollar. */
const MonthlySpending = z.object({
  month: z.iso.date(),
  resetsAt: Timestamp,
  /** What is reserved for calls under way counts too. */
  usedMicros: micros,
  capUsd: CapUsd.nullable(),
  atCap: z.enum(atCapChoices),
  /** From 80 % of the cap on; from the cap on. */
  state: z.enum(["free", "warned", "reached"]),
  /** Dearest first; `reading` is what the model read of pasted texts. */
  byReport: z.array(
    z.object({
      what: z.union([ToolType, z.enum(["reading", "test"])]),
      calls: z.number().int().min(0),
      costMicros: micros,
    }),
  ),
});
export type MonthlySpending = z.infer<typeof MonthlySpending>;

/** A model that an organization connected; its key is never answered. */
export const ModelConnection = z.object({
  provider: ConnectionProvider,
  model: z.string(),
  /** Of `ollama` and `compatible`. */
  address: z.string().nullable(),
  /** The last four characters; null without a key. */
  keyEnd: z.string().nullable(),
  /** Who saved the key, or what stands in its place; null when their account is gone. */
  addedBy: z.string().nullable(),
  addedAt: Timestamp,
  lastTest: ConnectionTest.nullable(),
  spending: MonthlySpending,
});
export type ModelConnection = z.infer<typeof ModelConnection>;

/** What an admin sees of the organization's model. */
export const ModelSettings = z.object({
  connection: ModelConnection.nullable(),
  /** Why nothing can be saved on this server; null when it can. */
  obstacle: z.string().nullable(),
  /** Whose model writes without a connection, `anthropic/…`; null: the built-in writer. */
  serverModel: z.string().nullable(),
});
export type ModelSettings = z.infer<typeof ModelSettings>;

const modelMissing = "Name a model";

/** Without `key` the stored one stays, as long as provider and address stay. */
export const ModelConnectionForm = z
  .strictObject({
    provider: ConnectionProvider,
    model: requiredText(lengths.line, modelMissing).refine(
      (model) => !/^(?:sk-|AIza)/u.test(model),
      "This looks like a key, not like the name of a model",
    ),
    address: z
      .url({ protocol: /^https?$/, error: "Enter a full address" })
      .max(lengths.url)
      .optional(),
    /** Printable ASCII, as it stands in a header. */
    key: text(lengths.secret)
      .refine((key) => /^[\x21-\x7e]{8,}$/u.test(key), "This does not look like a key")
      .optional(),
  })
  .refine(
    ({ provider, address }) => connectionNeeds[provider].address === (address !== undefined),
    {
      path: ["address"],
      error: "This provider needs an address, or takes none",
    },
  )
  .refine(({ provider, key }) => connectionNeeds[provider].key !== "none" || key === undefined, {
    path: ["key"],
    error: "This provider takes no key",
  });
export type ModelConnectionForm = z.infer<typeof ModelConnectionForm>;

/** The monthly cap, null for none, and what happens when it is reached. */
export const SpendingEdit = z.strictObject({
  capUsd: CapUsd.nullable().exactOptional(),
  atCap: z.enum(atCapChoices).exactOptional(),
});
export type SpendingEdit = z.infer<typeof SpendingEdit>;
