import { useQueryClient } from "@tanstack/react-query";
import type { ModelSettings } from "#contract/connection.ts";
import type { Message } from "#contract/messages.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { pathOf } from "#web/api/path.ts";
import { query } from "#web/api/query.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

export function modelSettingsQuery(organizationId: number) {
  return query("getModelSettings", { params: { organizationId } });
}

type ModelChange = {
  organizationId: number;
  /** Said in passing; a test shows its result in its place. */
  done?: Message;
  failed: Required<Message>;
  onDone?: (settings: ModelSettings) => void;
};

/** What follows a change of the connected model: each call answers with what an admin sees from then on. */
export function useModelChange({ organizationId, done, failed, onDone }: ModelChange) {
  const queryClient = useQueryClient();
  const activity = pathOf("listActivity", { params: { organizationId }, query: {} });
  return {
    onDone: (settings: ModelSettings) => {
      queryClient.setQueryData(modelSettingsQuery(organizationId).queryKey, settings);
      if (done) showSuccess(done);
      onDone?.(settings);
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(activity),
      });
    },
    onFailed: (error: Error) =>
      showError({ title: failed.title, description: sentenceOf(error) ?? failed.description }),
  };
}
