import type { wrapLanguageModel } from "ai";

/** A model as the SDK speaks to it. */
export type SdkModel = ReturnType<typeof wrapLanguageModel>;

export type Fetch = typeof globalThis.fetch;
