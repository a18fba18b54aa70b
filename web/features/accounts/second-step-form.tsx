import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { times } from "#contract/limits.ts";
import { fallbacks } from "#contract/messages.ts";
import { failureOf } from "#web/api/refusal.ts";
import { sendAppCode, sendRecoveryCode } from "#web/api/second-step.ts";
import { Button } from "#web/ui/button/button.tsx";
import { FormError, Form } from "#web/ui/form/form.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

type SecondStepFormProps = { onSignedIn: () => void; onBack: () => void };

/** After the password: the code of an authenticator app, or one of the recovery codes. */
export function SecondStepForm({ onSignedIn, onBack }: SecondStepFormProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const { register, handleSubmit, formState, reset, setFocus } = useForm({
    defaultValues: { code: "" },
  });
  // The form takes the place of the one that had the focus.
  useEffect(() => setFocus("code"), [setFocus]);
  const attempt = useMutation({
    mutationFn: ({ code }: { code: string }) =>
      isRecovery ? sendRecoveryCode(code.trim()) : sendAppCode(code),
    onSuccess: () => void setTimeout(onSignedIn, times.afterSignInMs),
  });
  const change = () => {
    setIsRecovery(!isRecovery);
    attempt.reset();
    reset();
    setFocus("code");
  };
  return (
    <Form onSubmit={handleSubmit((form) => attempt.mutate(form))}>
      <TextField
        autoComplete="one-time-code"
        error={formState.errors.code?.message}
        hint={
          isRecovery
            ? "Each recovery code works once."
            : "Open your authenticator app and enter the six digits it shows."
        }
        inputMode={isRecovery ? "text" : "numeric"}
        isRequired
        label={isRecovery ? "Recovery code" : "Code"}
        {...register("code", { required: "Enter the code" })}
      />
      <FormError
        message={attempt.isError ? failureOf(attempt.error, fallbacks.signIn) : undefined}
      />
      <Button isBusy={attempt.isPending} look="primary" needsServer size="large" type="submit">
        Sign In
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="quiet" onClick={onBack}>
          Back
        </Button>
        <Button look="quiet" onClick={change}>
          {isRecovery ? "Use the app instead" : "Use a recovery code"}
        </Button>
      </div>
    </Form>
  );
}
