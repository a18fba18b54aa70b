import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { fallbacks, messages } from "#contract/messages.ts";
import { PasswordChange } from "#contract/user.ts";
import { isSessionLost } from "#web/api/api-error.ts";
import { failureOf } from "#web/api/refusal.ts";
import { changePassword } from "#web/api/auth.ts";
import { sessionsQuery } from "#web/features/profile/account-query.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { ErrorSummary, FormError, Form } from "#web/ui/form/form.tsx";
import { NewPasswordFields } from "#web/ui/form/new-password-fields.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

type ChangePasswordDialogProps = { onClose: () => void };

export function ChangePasswordDialog({ onClose }: ChangePasswordDialogProps) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(PasswordChange),
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
  });
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: async () => {
      showSuccess(messages.passwordChanged);
      onClose();
      await queryClient.invalidateQueries(sessionsQuery);
    },
    onError: (error) => {
      if (isSessionLost(error)) return;
      showError(failureOf(error, fallbacks.changePassword));
      setFocus("currentPassword");
    },
  });
  const { errors } = formState;
  return (
    <Dialog
      description="You will be signed out everywhere else."
      isOpen
      title="Change Password"
      onClose={onClose}
    >
      <Form onSubmit={handleSubmit((passwords) => change.mutate(passwords))}>
        <ErrorSummary errors={errors} onPick={setFocus} />
        <PasswordField
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          label="Current password"
          {...register("currentPassword")}
        />
        <NewPasswordFields
          errors={errors}
          fields={{
            newPassword: register("newPassword"),
            confirmPassword: register("confirmPassword"),
          }}
        />
        <FormError
          message={change.isError ? failureOf(change.error, fallbacks.changePassword) : undefined}
        />
        <div className="mt-1 flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button isBusy={change.isPending} look="primary" needsServer type="submit">
            Change Password
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
