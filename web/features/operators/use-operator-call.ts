import { useQueryClient } from "@tanstack/react-query";
import { calls } from "#contract/calls.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import type { CallName } from "#web/api/request.ts";
import { useCall } from "#web/api/use-call.ts";
import type { OperatorSectionId } from "#web/features/operators/operator-sections.ts";
import { recoverFocus } from "#web/ui/dialog/focus.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

type OperatorCall = {
  done: string;
  failed: string;
  /** Where the keyboard goes on if the row is gone afterwards. */
  section: OperatorSectionId;
};

/** An operator's act; all that an operator sees is asked for again. */
export function useOperatorCall<Name extends CallName>(name: Name, options: OperatorCall) {
  const queryClient = useQueryClient();
  return useCall(name, {
    onDone: async () => {
      showSuccess({ title: options.done });
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith(`${calls.getOperator.path}/`),
      });
      recoverFocus(options.section);
    },
    onFailed: (error) => {
      const description = sentenceOf(error);
      showError({ title: options.failed, ...(description ? { description } : {}) });
    },
  });
}
