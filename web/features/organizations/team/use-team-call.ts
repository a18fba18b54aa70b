import { useQueryClient } from "@tanstack/react-query";
import type { Message } from "#contract/messages.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import type { CallName, ReplyOf } from "#web/api/request.ts";
import { useCall } from "#web/api/use-call.ts";
import {
  activityQuery,
  invitationsQuery,
  membersQuery,
  membershipsQuery,
  organizationQuery,
} from "#web/features/organizations/organization-queries.ts";
import { sectionIds } from "#web/features/organizations/section-ids.ts";
import { recoverFocus } from "#web/ui/dialog/focus.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

type TeamCall<Name extends CallName> = {
  organizationId: number;
  done: Message;
  /** What is said when it failed; the server's own sentence, where there is one, is the description. */
  failed: Required<Message>;
  onDone?: (reply: ReplyOf<Name>) => void;
};

/** A change of who belongs to an organization; everything that shows the team is asked for again. */
export function useTeamCall<Name extends CallName>(name: Name, options: TeamCall<Name>) {
  const { organizationId, done, failed, onDone } = options;
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all(
      [
        membershipsQuery,
        organizationQuery(organizationId),
        membersQuery(organizationId),
        invitationsQuery(organizationId),
      ].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
    );
  /** However it is filtered. */
  const refreshActivity = () => {
    const [path] = activityQuery(organizationId).queryKey;
    return queryClient.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path),
    });
  };
  return useCall(name, {
    onDone: async (reply) => {
      showSuccess(done);
      onDone?.(reply);
      await Promise.all([refresh(), refreshActivity()]);
      recoverFocus(sectionIds.team);
    },
    onFailed: (error) =>
      showError({ title: failed.title, description: sentenceOf(error) ?? failed.description }),
  });
}
