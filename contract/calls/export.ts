import { z } from "zod";

/** Whom a file is for: `send`, somebody outside the team, who gets what a shared link shows; `team`, everything, marked as internal. */
export const ExportCopy = z.enum(["send", "team"]);
export type ExportCopy = z.infer<typeof ExportCopy>;

/** Nothing said: the team's copy. */
export const ExportQuery = z.strictObject({ for: ExportCopy.optional() });
export type ExportQuery = z.infer<typeof ExportQuery>;
