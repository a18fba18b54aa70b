import { useQueryClient } from "@tanstack/react-query";
import type { Message } from "#contract/messages.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { pathOf } from "#web/api/path.ts";
import { query } from "#web/api/query.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

/** Where an endpoint is. */
export type Place = { organizationId: number; endpointId: number };

export function webhookSettingsQuery(organizationId: number) {
  return query("listWebhookEndpoints", { params: { organizationId } });
}

const lookAgainMs = 3_000;

/** While a call waits, it may be made at any moment. */
export function deliveriesQuery(params: Place) {
  const options = query("listWebhookDeliveries", { params, query: {} });
  return {
    ...options,
    refetchInterval: ({ state }: { state: { data?: { status: string }[] | undefined } }) =>
      state.data?.some(({ status }) => status === "waiting") ? lookAgainMs : false,
  };
}

type Change<Reply> = {
  organizationId: number;
  done?: Message;
  failed: Required<Message>;
  onDone?: (reply: Reply) => void;
};

/** What follows a change of the endpoints: they, their calls and the activity are asked for again. */
export function useWebhookChange<Reply>({ organizationId, done, failed, onDone }: Change<Reply>) {
  const queryClient = useQueryClient();
  const paths = [
    pathOf("listWebhookEndpoints", { params: { organizationId } }),
    pathOf("listActivity", { params: { organizationId }, query: {} }),
  ];
  return {
    onDone: (reply: Reply) => {
      if (done) showSuccess(done);
      onDone?.(reply);
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => paths.some((path) => String(queryKey[0]).startsWith(path)),
      });
    },
    onFailed: (error: Error) =>
      showError({ title: failed.title, description: sentenceOf(error) ?? failed.description }),
  };
}
