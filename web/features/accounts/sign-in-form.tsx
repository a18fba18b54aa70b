import { useMutation } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { times } from "#contract/limits.ts";
import { messages, notSetUp, requiredMessages } from "#contract/messages.ts";
import { screens } from "#contract/screens.ts";
import { signIn, requestPasswordReset } from "#web/api/auth.ts";
import {
  EmailField,
  emailRules,
  type AccountFormProps,
} from "#web/features/accounts/account-form.tsx";
import { isUnverified, signInFailure } from "#web/features/accounts/auth-failure.ts";
import { looksLikeAddress } from "#web/features/accounts/looks-like-address.ts";
import { ResendVerification } from "#web/features/accounts/resend-verification.tsx";
import { SecondStepForm } from "#web/features/accounts/second-step-form.tsx";
import { useFieldsDone } from "#web/features/accounts/use-fields-done.ts";
import { Button } from "#web/ui/button/button.tsx";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";
import { FormError, Form } from "#web/ui/form/form.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";

type SignInFormProps = AccountFormProps & {
  /** Whether a link for a new password can be mailed. */
  canReset: boolean;
  onSignedIn: () => void;
};

export function SignInForm(props: SignInFormProps) {
  const { callbackURL, onEmailChange, onFieldsDone, onSignedIn } = props;
  const { control, register, handleSubmit, formState, getValues, setError } = useForm({
    defaultValues: { email: props.email, password: "" },
  });
  const [email, password] = useWatch({ control, name: ["email", "password"] });
  useFieldsDone([looksLikeAddress(email), password !== ""], onFieldsDone);
  const attempt = useMutation({
    mutationFn: signIn,
    onSuccess: (isHalfway) => {
      if (!isHalfway) setTimeout(onSignedIn, times.afterSignInMs);
    },
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
  if (attempt.data) return <SecondStepForm onBack={attempt.reset} onSignedIn={onSignedIn} />;
  return (
    <Form onSubmit={handleSubmit((credentials) => attempt.mutate(credentials))}>
      <EmailField
        error={errors.email?.message}
        hint={props.emailHint}
        {...register("email", emailRules(onEmailChange))}
      />
      <PasswordField
        autoComplete="current-password"
        error={errors.password?.message}
        label="Password"
        {...register("password", { required: requiredMessages.password })}
      />
      <ForgotPassword
        canReset={props.canReset}
        getEmail={() => getValues("email")}
        onEmailMissing={askForEmail}
      />
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

type ForgotPasswordProps = {
  canReset: boolean;
  getEmail: () => string;
  onEmailMissing: () => void;
};

/** Sends a reset link to the address in the form; without one it asks for it first (spec §5). */
function ForgotPassword({ canReset, getEmail, onEmailMissing }: ForgotPasswordProps) {
  const request = useMutation({
    mutationFn: requestPasswordReset,
    onSuccess: () => showSuccess(messages.resetSent),
    onError: () => showError(messages.resetFailed),
  });
  const ask = () => {
    const email = getEmail().trim();
    if (request.isPending) return;
    if (!email) onEmailMissing();
    else if (canReset) request.mutate({ email, redirectTo: screens.resetPassword.path });
    else showError({ ...messages.resetFailed, description: notSetUp.reset });
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
