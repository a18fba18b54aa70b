import { z } from "zod";

/** What a job can be handed over as: its post, a pack for one applicant tracking system, or its scorecard. */
export const handOverFormats = [
  "html",
  "json-ld",
  "greenhouse",
  "ashby",
  "lever",
  "workable",
  "scorecard",
] as const;

export const HandOverFormat = z.enum(handOverFormats);
export type HandOverFormat = z.infer<typeof HandOverFormat>;
