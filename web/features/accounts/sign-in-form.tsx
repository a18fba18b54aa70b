import { useMutation } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { times } from "#contract/limits.ts";
import { messages, requiredMessages } from "#contract/messages.ts";
import { signIn } from "#web/api/auth.ts";
import type { AccountFormProps } from "#web/features/accounts/account-form.ts";
import { isUnverified, signInFailure } from "#web/features/accounts/auth-failure.ts";
import { ForgotPassword } from "#web/features/accounts/forgot-password.tsx";
import { looksLikeAddress } from "#web/features/accounts/looks-like-address.ts";
import { ResendVerification } from "#web/features/accounts/resend-verification.tsx";
import { useFieldsDone } from "#web/features/accounts/use-fields-done.ts";
import { Button } from "#web/ui/button/button.tsx";
import { FormError, Form } from "#web/ui/form/form.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { showError } from "#web/ui/feedback/toasts.ts";

type SignInFormProps = AccountFormProps & { onSignedIn: () => void };

export function SignInForm(props: SignInFormProps) {
  const { callbackURL, onEmailChange, onFieldsDone, onSignedIn } = props;
  const { control, register, handleSubmit, formState, getValues, setError } = useForm({
    defaultValues: { email: props.email, password: "" },
  });
  const [email, password] = useWatch({ control, name: ["email", "password"] });
  useFieldsDone([looksLikeAddress(email), password !== ""], onFieldsDone);
  const attempt = useMutation({
    mutationFn: signIn,
    onSuccess: () => void setTimeout(onSignedIn, times.afterSignInMs),
    onError: (error) => showError(signInFailure(error)),
  });
  const askForEmail = () => {
    setError("email", { message: messages.emailMissing.title }, { shouldFocus: true });
    showError(messages.emailMissing);
  };
  const { errors } = formState;
  const resend = isUnverified(attempt.error) && attempt.variables && (
    <ResendVerification callbackURL={callbackURL} email={attempt.variables.email} />
  );
  return (
    <Form onSubmit={handleSubmit((credentials) => attempt.mutate(credentials))}>
      <TextField
        autoComplete="email"
        error={errors.email?.message}
        hint={props.emailHint}
        isRequired
        label="Email"
        type="email"
        {...register("email", {
          required: requiredMessages.email,
          onChange: (event) => onEmailChange((event as { target: HTMLInputElement }).target.value),
        })}
      />
      <PasswordField
        autoComplete="current-password"
        error={errors.password?.message}
        label="Password"
        {...register("password", { required: requiredMessages.password })}
      />
      <ForgotPassword getEmail={() => getValues("email")} onEmailMissing={askForEmail} />
      <FormError
        action={resend}
        message={attempt.isError ? signInFailure(attempt.error) : undefined}
      />
      <Button isBusy={attempt.isPending} look="primary" size="large" needsServer type="submit">
        Sign In
      </Button>
    </Form>
  );
}
