import { useEffect, useEffectEvent } from "react";

/** Tells how many fields of a form are filled in; the print beside it draws a ridge for each. */
export function useFieldsDone(
  fields: readonly boolean[],
  onFieldsDone: (count: number) => void,
): void {
  const count = fields.filter(Boolean).length;
  const tell = useEffectEvent(onFieldsDone);
  useEffect(() => tell(count), [count]);
}
