import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallName, ReplyOf } from "#web/api/request.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { query } from "#web/api/query.ts";
import { useCall } from "#web/api/use-call.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

/** What was agreed about a job, fresh each time a screen asks for it. */
export function useAgreement(jobId: number) {
  return useQuery({ ...query("getAgreement", { params: { jobId } }), staleTime: 0 });
}

/** What may be asked of a job as it stands, made anew each time a form opens. */
export function useProposal(jobId: number) {
  return useQuery({ ...query("proposeRoom", { params: { jobId } }), staleTime: 0 });
}

type Words = { done?: string; failed: string };

/** A change of what is agreed; everything that shows it is asked for again. */
export function useAgreementCall<Name extends CallName>(
  name: Name,
  jobId: number,
  { done, failed }: Words,
  onDone?: (reply: ReplyOf<Name>) => void,
) {
  const queryClient = useQueryClient();
  const params = { jobId };
  return useCall(name, {
    onDone: async (reply) => {
      await Promise.all(
        [
          query("getAgreement", { params }),
          query("listRooms", { params }),
          query("proposeRoom", { params }),
        ].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
      );
      if (done !== undefined) showSuccess({ title: done });
      onDone?.(reply);
    },
    onFailed: (error) =>
      showError({ title: failed, description: sentenceOf(error) ?? "Please try again." }),
  });
}
