import { z } from "zod";

/** What a job's post can be handed over as. */
export const handOverFormats = ["html", "json-ld"] as const;

export const HandOverFormat = z.enum(handOverFormats);
export type HandOverFormat = z.infer<typeof HandOverFormat>;
