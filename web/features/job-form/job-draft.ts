import { useEffect, useEffectEvent } from "react";
import { z } from "zod";
import { given } from "#contract/given.ts";
import { emptyJob, storedFields } from "#contract/job-fields.ts";
import { ReadingDecisions, TextReading } from "#contract/reading.ts";
import { jobValuesOf, type JobValues } from "#web/features/job-form/fields/job-values.ts";

const Values = z.object(storedFields).omit({ rawExtractedJd: true });
const Names = Values.keyof();

const StoredDraft = z.object({
  // A draft that was begun before a field was there has none.
  values: Values.partial(),
  /** The description as pasted or read out of a file. */
  text: z.string(),
  /** The text the fields were filled from, when they were. */
  parsedText: z.string(),
  marks: z.partialRecord(Names, z.string()),
  typed: z.array(Names),
  /** What was read in that text, with what the person decided about it. */
  kept: z.object({ reading: TextReading, decisions: ReadingDecisions }).optional(),
});

/** A job somebody began to enter, kept in this tab until it is created. */
export type JobDraft = Omit<z.infer<typeof StoredDraft>, "values"> & { values: JobValues };

const keyOf = (organizationId: number) => `jobDraft:${organizationId}`;

function keepDraft(organizationId: number, draft: JobDraft): void {
  try {
    sessionStorage.setItem(keyOf(organizationId), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the draft, never the typing.
  }
}

export function readDraft(organizationId: number): JobDraft | undefined {
  try {
    const stored = StoredDraft.parse(
      JSON.parse(sessionStorage.getItem(keyOf(organizationId)) ?? ""),
    );
    return { ...stored, values: jobValuesOf({ ...emptyJob, ...given(stored.values) }) };
  } catch {
    return undefined;
  }
}

function forgetDraft(organizationId: number): void {
  try {
    sessionStorage.removeItem(keyOf(organizationId));
  } catch {
    // Nothing was kept where nothing can be stored.
  }
}

const keepEveryMs = 1_000;

/** Keeps what is typed in this tab, also across a lost session; nothing to keep forgets it. */
export function useKeptDraft(
  organizationId: number | undefined,
  compose: () => JobDraft | undefined,
): void {
  const keep = useEffectEvent(() => {
    if (organizationId === undefined) return;
    const draft = compose();
    if (draft) keepDraft(organizationId, draft);
    else forgetDraft(organizationId);
  });
  useEffect(() => {
    const timer = setInterval(keep, keepEveryMs);
    window.addEventListener("pagehide", keep);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, []);
}
