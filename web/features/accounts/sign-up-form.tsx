import { useMutation } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { limits } from "#contract/limits.ts";
import { messages, passwordMessages, requiredMessages } from "#contract/messages.ts";
import { signUp } from "#web/api/auth.ts";
import {
  EmailField,
  emailRules,
  type AccountFormProps,
} from "#web/features/accounts/account-form.tsx";
import { hasMailFailed, signUpFailure } from "#web/features/accounts/auth-failure.ts";
import { looksLikeAddress } from "#web/features/accounts/looks-like-address.ts";
import { useFieldsDone } from "#web/features/accounts/use-fields-done.ts";
import { Button } from "#web/ui/button/button.tsx";
import { ErrorSummary, FormError, Form } from "#web/ui/form/form.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { showError } from "#web/ui/feedback/toasts.ts";

type SignUpFormProps = AccountFormProps & {
  /** Nobody may sign up: the form stays, its button rests. */
  isClosed: boolean;
  onSignedUp: (account: { email: string; hasMailFailed: boolean }) => void;
};

export function SignUpForm(props: SignUpFormProps) {
  const { callbackURL, onEmailChange, onFieldsDone, onSignedUp } = props;
  const { control, register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { name: "", email: props.email, password: "" },
  });
  const [name, email, password] = useWatch({ control, name: ["name", "email", "password"] });
  const isLongEnough = password.length >= limits.minPasswordLength;
  useFieldsDone([name.trim() !== "", looksLikeAddress(email), isLongEnough], onFieldsDone);
  const attempt = useMutation({
    mutationFn: signUp,
    onSuccess: (_, account) => onSignedUp({ email: account.email, hasMailFailed: false }),
    onError: (error, account) => {
      if (!hasMailFailed(error)) return showError(signUpFailure(error));
      showError(messages.accountCreatedWithoutMail);
      return onSignedUp({ email: account.email, hasMailFailed: true });
    },
  });
  const { errors } = formState;
  const failure = attempt.isError ? signUpFailure(attempt.error) : undefined;
  return (
    <Form onSubmit={handleSubmit((account) => attempt.mutate({ ...account, callbackURL }))}>
      <ErrorSummary errors={errors} onPick={setFocus} />
      <TextField
        autoComplete="name"
        error={errors.name?.message}
        isRequired
        label="Full Name"
        {...register("name", {
          validate: (value) => value.trim() !== "" || requiredMessages.name,
        })}
      />
      <EmailField
        error={errors.email?.message}
        hint={props.emailHint}
        {...register("email", emailRules(onEmailChange))}
      />
      <PasswordField
        autoComplete="new-password"
        error={errors.password?.message}
        hint={`At least ${limits.minPasswordLength} characters`}
        label="Password"
        {...register("password", {
          required: requiredMessages.password,
          minLength: { value: limits.minPasswordLength, message: passwordMessages.tooShort },
        })}
      />
      <FormError message={failure} />
      <Button
        isBusy={attempt.isPending}
        isDisabled={props.isClosed}
        look="primary"
        size="large"
        needsServer
        type="submit"
      >
        Sign Up
      </Button>
    </Form>
  );
}
