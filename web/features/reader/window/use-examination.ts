import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Examination, Fact, FactId } from "#contract/examination.ts";
import type { Output } from "#contract/output.ts";
import { call } from "#web/api/call.ts";
import { pathOf } from "#web/api/path.ts";

/** What code can say about a report, its facts by id. */
export type Examined = Omit<Examination, "facts"> & { facts: ReadonlyMap<FactId, Fact> };

function byId({ facts, ...rest }: Examination): Examined {
  return { ...rest, facts: new Map(facts.map((fact) => [fact.id, fact])) };
}

/** Facts and findings of the open report, a moment after it is shown; asked for anew with every new text of the six. */
export function useExamination(
  { id: outputId, content }: Output,
  outputs: readonly Output[],
): Examined | undefined {
  const request = { params: { outputId } };
  const versions = outputs.map(({ id, version }) => `${id}.${version}`).join();
  const { data } = useQuery({
    queryKey: [pathOf("getExamination", request), versions],
    queryFn: () => call("getExamination", request),
    enabled: content !== null,
    // While a new text is examined, what is known of the one before stays.
    placeholderData: (previous, asked) =>
      asked?.queryKey[0] === pathOf("getExamination", request) ? previous : undefined,
  });
  // Not by `select`: a map is new each time, and a placeholder that is new each time never settles.
  return useMemo(() => data && byId(data), [data]);
}
