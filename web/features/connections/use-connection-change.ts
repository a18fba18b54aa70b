import { useQueryClient } from "@tanstack/react-query";
import type { Message } from "#contract/messages.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { pathOf } from "#web/api/path.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

type Change<Reply> = {
  organizationId: number;
  /** What was changed, with everything below it. */
  list: "listTokens" | "listAgents" | "listWebhookEndpoints";
  done?: Message;
  /** Without it there is no toast: the form says why. */
  failed?: Required<Message>;
  onDone?: (reply: Reply) => void;
};

/** What follows a change of what is let in or called: the list and the activity are asked for again. */
export function useConnectionChange<Reply>(change: Change<Reply>) {
  const { organizationId, list, done, failed, onDone } = change;
  const queryClient = useQueryClient();
  const params = { organizationId };
  const paths = [pathOf(list, { params }), pathOf("listActivity", { params, query: {} })];
  return {
    onDone: (reply: Reply) => {
      if (done) showSuccess(done);
      onDone?.(reply);
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => paths.some((path) => String(queryKey[0]).startsWith(path)),
      });
    },
    onFailed: (error: Error) => {
      if (failed) showError({ ...failed, description: sentenceOf(error) ?? failed.description });
    },
  };
}
