import { useMutation } from "@tanstack/react-query";
import { messages } from "#contract/messages.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { sendVerificationEmail } from "#web/api/auth.ts";
import { Button } from "#web/ui/button/button.tsx";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

type ResendVerificationProps = { email: string; callbackURL: string };

export function ResendVerification({ email, callbackURL }: ResendVerificationProps) {
  const resend = useMutation({
    mutationFn: sendVerificationEmail,
    onSuccess: () =>
      showSuccess({ title: "Verification email sent", description: `Look for it at ${email}.` }),
    onError: (error) =>
      showError({
        title: "Verification email not sent",
        description: sentenceOf(error) ?? messages.somethingWrong.title,
      }),
  });
  return (
    <Button isBusy={resend.isPending} onClick={() => resend.mutate({ email, callbackURL })}>
      Resend verification email
    </Button>
  );
}
