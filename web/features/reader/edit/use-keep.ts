import { useQueryClient } from "@tanstack/react-query";
import type { Output } from "#contract/output.ts";
import { query } from "#web/api/query.ts";

/** What follows a change of a report's text: the screen has it at once, its versions are asked for again. */
export function useKeep(jobId: number) {
  const queryClient = useQueryClient();
  const outputs = query("listOutputs", { params: { jobId } });
  return {
    keep: (saved: Output): void => {
      queryClient.setQueryData<Output[]>(outputs.queryKey, (all) =>
        all?.map((one) => (one.id === saved.id ? saved : one)),
      );
      const versions = query("listVersions", { params: { outputId: saved.id } });
      void queryClient.invalidateQueries(versions);
    },
    askAgain: () => void queryClient.invalidateQueries(outputs),
  };
}
