import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { messages } from "#contract/messages.ts";
import { PasswordReset } from "#contract/user.ts";
import { ApiError, sentenceOf } from "#web/api/api-error.ts";
import { resetPassword } from "#web/api/auth.ts";
import { Button } from "#web/ui/button/button.tsx";
import { FormError, Form } from "#web/ui/form/form.tsx";
import { NewPasswordFields } from "#web/ui/form/new-password-fields.tsx";
import { showError } from "#web/ui/feedback/toasts.ts";

type PasswordResetFormProps = { token: string; onReset: () => void; onInvalidLink: () => void };

function resetFailure(error: unknown) {
  return {
    title: "Password not changed",
    description: sentenceOf(error) ?? messages.somethingWrong.title,
  };
}

/** A new password behind a mailed link, by the rules of changing one. */
export function PasswordResetForm({ token, onReset, onInvalidLink }: PasswordResetFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(PasswordReset),
    defaultValues: { newPassword: "", confirmPassword: "" },
  });
  const reset = useMutation({
    mutationFn: resetPassword,
    onSuccess: onReset,
    onError: (error) => {
      const isUsedUp = error instanceof ApiError && error.problem?.code === "INVALID_TOKEN";
      if (isUsedUp) onInvalidLink();
      else showError(resetFailure(error));
    },
  });
  const { errors } = formState;
  return (
    <Form onSubmit={handleSubmit(({ newPassword }) => reset.mutate({ newPassword, token }))}>
      <NewPasswordFields
        errors={errors}
        fields={{
          newPassword: register("newPassword"),
          confirmPassword: register("confirmPassword"),
        }}
      />
      <FormError message={reset.isError ? resetFailure(reset.error) : undefined} />
      <Button isBusy={reset.isPending} look="primary" size="large" needsServer type="submit">
        Change password
      </Button>
    </Form>
  );
}
