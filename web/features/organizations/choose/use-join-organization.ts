import { useQueryClient } from "@tanstack/react-query";
import { fallbacks, messages } from "#contract/messages.ts";
import { failureOf } from "#web/api/refusal.ts";
import { useCall } from "#web/api/use-call.ts";
import {
  membershipsQuery,
  pendingInvitationsQuery,
} from "#web/features/organizations/organization-queries.ts";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

/** Joins by an invitation's token; the joined organization is the selected one afterwards. */
export function useJoinOrganization(onJoined: () => void) {
  const queryClient = useQueryClient();
  const { select } = useOrganizationSelection();
  const join = useCall("acceptInvitation", {
    onDone: async ({ organizationId }) => {
      showSuccess(messages.organizationJoined);
      await Promise.all([
        queryClient.invalidateQueries(membershipsQuery),
        queryClient.invalidateQueries(pendingInvitationsQuery),
      ]);
      select(organizationId);
      onJoined();
    },
    onFailed: (error) => showError(failureOf(error, fallbacks.acceptInvitation)),
  });
  return {
    joiningToken: join.isPending ? join.variables.body.token : undefined,
    joinBy: (token: string) => join.mutate({ body: { token } }),
  };
}
