import { useMutation } from "@tanstack/react-query";
import { screens } from "#contract/screens.ts";
import { sessionMessages } from "#contract/sign-in/session-messages.ts";
import { signOut } from "#web/api/auth.ts";
import { leaveScreenForGood } from "#web/features/accounts/remembered-screen.ts";
import { showError } from "#web/ui/feedback/toasts.ts";

/** Signs out and loads a screen afresh (home, spec §2), so nothing of the session stays in memory. */
export function useSignOut(nextPath: string = screens.home.path): () => void {
  const { mutate } = useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      leaveScreenForGood();
      window.location.assign(nextPath);
    },
    onError: () => showError(sessionMessages.somethingWrong),
  });
  return () => mutate();
}
