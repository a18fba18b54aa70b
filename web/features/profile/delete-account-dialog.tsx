import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { passwordMessages } from "#contract/messages.ts";
import { screens } from "#contract/screens.ts";
import { isSessionLost } from "#web/api/api-error.ts";
import { failureOf } from "#web/api/refusal.ts";
import { signOut } from "#web/api/auth.ts";
import { call } from "#web/api/call.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { FormError, Form } from "#web/ui/form/form.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";

type DeleteAccountDialogProps = { hasPassword: boolean; onClose: () => void };

/** The account first; signing out then only takes the cookie away, and may fail. */
async function leave(password: string | undefined): Promise<void> {
  await call("deletePerson", { body: password === undefined ? {} : { password } });
  await signOut().catch(() => undefined);
}

export function DeleteAccountDialog({ hasPassword, onClose }: DeleteAccountDialogProps) {
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { password: "" },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: leave,
    // Loaded afresh, so that nothing of the person stays in memory.
    onSuccess: () => window.location.assign(screens.home.path),
    onError: () => hasPassword && setFocus("password"),
  });
  const failure =
    error && !isSessionLost(error) ? failureOf(error, "Failed to delete account") : undefined;
  return (
    <Dialog
      description="You are signed out everywhere. Organizations in which you are the only member are deleted too. Jobs and reports in other organizations stay, including your signature under messages. This cannot be undone."
      isOpen
      title="Delete your account?"
      onClose={onClose}
    >
      <Form onSubmit={handleSubmit(({ password }) => mutate(hasPassword ? password : undefined))}>
        {hasPassword && (
          <PasswordField
            autoComplete="current-password"
            error={formState.errors.password?.message}
            label="Current password"
            {...register("password", { required: passwordMessages.currentRequired })}
          />
        )}
        <FormError message={failure} />
        <div className="mt-1 flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button isBusy={isPending} look="danger" needsServer type="submit">
            Delete account
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
