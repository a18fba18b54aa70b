import { useMutation } from "@tanstack/react-query";
import { messages } from "#contract/messages.ts";
import { screens } from "#contract/screens.ts";
import { requestPasswordReset } from "#web/api/auth.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

type ForgotPasswordProps = { getEmail: () => string; onEmailMissing: () => void };

/** Sends a reset link to the address in the form; without one it asks for it first (spec §5). */
export function ForgotPassword({ getEmail, onEmailMissing }: ForgotPasswordProps) {
  const request = useMutation({
    mutationFn: requestPasswordReset,
    onSuccess: () => showSuccess(messages.resetSent),
    onError: () => showError(messages.resetFailed),
  });
  const ask = () => {
    const email = getEmail().trim();
    if (request.isPending) return;
    if (email) request.mutate({ email, redirectTo: screens.resetPassword.path });
    else onEmailMissing();
  };
  return (
    <button
      aria-disabled={request.isPending || undefined}
      className="min-h-6 justify-self-end rounded-chip text-small font-[560] text-blue underline-offset-2 hover:underline max-tablet:min-h-10"
      type="button"
      onClick={ask}
    >
      Forgot password?
    </button>
  );
}
