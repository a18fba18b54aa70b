import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { QuotedJobDescription } from "#contract/job.ts";
import { fillValues, type FieldName } from "#web/features/job-form/fields/fill-values.ts";
import type { JobDraft } from "#web/features/job-form/job-draft.ts";
import {
  EditedJobValues,
  NewJobValues,
  type JobValues,
} from "#web/features/job-form/fields/job-values.ts";

const resolvers = { create: zodResolver(NewJobValues), edit: zodResolver(EditedJobValues) };

/** The job's fields, of which each knows whether a person or a description filled it. */
export function useFilledForm(
  mode: "create" | "edit",
  start: JobValues,
  kept: JobDraft | undefined,
) {
  const form = useForm<JobValues>({
    resolver: resolvers[mode],
    defaultValues: kept?.values ?? start,
  });
  const [marks, setMarks] = useState(kept?.marks ?? {});
  const [parsedText, setParsedText] = useState(kept?.parsedText ?? "");
  const typed = useRef(new Set<FieldName>(kept?.typed));
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // Filling names no field: only people change one at a time.
          if (name === undefined) return;
          typed.current.add(name as FieldName);
          setMarks((before) => {
            const { [name as FieldName]: _, ...rest } = before;
            return name in before ? rest : before;
          });
        },
      }),
    [subscribe],
  );

  /** Answers whether the description filled anything. */
  const fill = (parsed: QuotedJobDescription, text: string): boolean => {
    const filled = fillValues(form.getValues(), parsed, typed.current);
    form.reset(filled.values, { keepDefaultValues: true });
    setMarks(filled.marks);
    setParsedText(text);
    return Object.keys(filled.marks).length > 0;
  };

  const clear = () => {
    form.reset(start);
    typed.current.clear();
    setMarks({});
    setParsedText("");
  };

  return {
    form,
    marks,
    parsedText,
    typedNames: () => [...typed.current],
    isChanged: () => JSON.stringify(form.getValues()) !== JSON.stringify(start),
    fill,
    clear,
  };
}
