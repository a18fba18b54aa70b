import { useMutation } from "@tanstack/react-query";
import { messages } from "#contract/messages.ts";
import { screens } from "#contract/screens.ts";
import { signOut } from "#web/api/auth.ts";
import { showError } from "#web/ui/toasts.ts";

/** Signs out and loads the home screen afresh, so nothing of the session stays in memory. */
export function useSignOut(): () => void {
  const { mutate } = useMutation({
    mutationFn: signOut,
    onSuccess: () => window.location.assign(screens.home.path),
    onError: () => showError(messages.somethingWrong),
  });
  return () => mutate();
}
