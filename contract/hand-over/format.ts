import { z } from "zod";

/** What a job can be handed over as: its post, or its interview questions. */
export const handOverFormats = ["html", "json-ld", "interview-questions"] as const;

export const HandOverFormat = z.enum(handOverFormats);
export type HandOverFormat = z.infer<typeof HandOverFormat>;
