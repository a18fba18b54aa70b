import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { limits } from "#contract/limits.ts";
import { signUp } from "#web/api/auth.ts";
import { signUpFailure } from "#web/features/accounts/auth-failure.ts";
import { PasswordField } from "#web/features/accounts/password-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Form } from "#web/ui/form.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showError } from "#web/ui/toasts.ts";

type SignUpFormProps = { onSignedUp: () => void };

const passwordRule = `Password must be at least ${limits.minPasswordLength} characters`;

export function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: "", email: "", password: "" },
  });
  const attempt = useMutation({
    mutationFn: signUp,
    onSuccess: onSignedUp,
    onError: (error) => showError(signUpFailure(error)),
  });
  const { errors } = formState;
  return (
    <Form onSubmit={handleSubmit((account) => attempt.mutate(account))}>
      <TextField
        autoComplete="name"
        error={errors.name?.message}
        isRequired
        label="Full Name"
        {...register("name", { required: "Name is required" })}
      />
      <TextField
        autoComplete="email"
        error={errors.email?.message}
        isRequired
        label="Email"
        type="email"
        {...register("email", { required: "Email is required" })}
      />
      <PasswordField
        autoComplete="new-password"
        error={errors.password?.message}
        hint={`At least ${limits.minPasswordLength} characters`}
        label="Password"
        {...register("password", {
          required: "Password is required",
          minLength: { value: limits.minPasswordLength, message: passwordRule },
        })}
      />
      <FormError message={attempt.isError ? signUpFailure(attempt.error) : undefined} />
      <Button isBusy={attempt.isPending} look="primary" size="large" type="submit">
        Sign Up
      </Button>
    </Form>
  );
}
