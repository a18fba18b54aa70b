import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { times } from "#contract/limits.ts";
import { signIn } from "#web/api/auth.ts";
import { signInFailure } from "#web/features/accounts/auth-failure.ts";
import { PasswordField } from "#web/features/accounts/password-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Form } from "#web/ui/form.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showError } from "#web/ui/toasts.ts";

type SignInFormProps = { onSignedIn: () => void };

export function SignInForm({ onSignedIn }: SignInFormProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: "", password: "" },
  });
  const attempt = useMutation({
    mutationFn: signIn,
    onSuccess: () => void setTimeout(onSignedIn, times.afterSignInMs),
    onError: (error) => showError(signInFailure(error)),
  });
  const { errors } = formState;
  return (
    <Form onSubmit={handleSubmit((credentials) => attempt.mutate(credentials))}>
      <TextField
        autoComplete="email"
        error={errors.email?.message}
        isRequired
        label="Email"
        type="email"
        {...register("email", { required: "Email is required" })}
      />
      <PasswordField
        autoComplete="current-password"
        error={errors.password?.message}
        label="Password"
        {...register("password", { required: "Password is required" })}
      />
      <FormError message={attempt.isError ? signInFailure(attempt.error) : undefined} />
      <Button isBusy={attempt.isPending} look="primary" size="large" type="submit">
        Sign In
      </Button>
    </Form>
  );
}
