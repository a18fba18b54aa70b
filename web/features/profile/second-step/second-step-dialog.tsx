import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { requiredMessages } from "#contract/messages.ts";
import { sessionQuery } from "#web/api/auth.ts";
import { failureOf } from "#web/api/refusal.ts";
import {
  endSecondStep,
  makeRecoveryCodes,
  prepareSecondStep,
  sendAppCode,
  type SecondStepSecrets,
} from "#web/api/second-step.ts";
import type { SecondStepTask } from "#web/features/profile/second-step/task.ts";
import { Button } from "#web/ui/button/button.tsx";
import { CopyButton } from "#web/ui/button/copy-button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { showSuccess } from "#web/ui/feedback/toasts.ts";
import { FormError, Form } from "#web/ui/form/form.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

type SecondStepDialogProps = { task: SecondStepTask; onClose: () => void };

const titles: Record<SecondStepTask, string> = {
  begin: "Switch on two-step sign-in",
  renew: "New recovery codes",
  end: "Switch off two-step sign-in",
};

/** The password first; then the app is connected and shows that it works; the recovery codes are shown once, so only their own button closes them. */
export function SecondStepDialog({ task, onClose }: SecondStepDialogProps) {
  const queryClient = useQueryClient();
  const [secrets, setSecrets] = useState<SecondStepSecrets | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const refresh = () => queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  const start = async (password: string) => {
    if (task === "begin") return setSecrets(await prepareSecondStep(password));
    if (task === "renew") return setCodes(await makeRecoveryCodes(password));
    await endSecondStep(password);
    await refresh();
    showSuccess({ title: "Two-step sign-in is off" });
    return onClose();
  };
  const confirm = async (code: string) => {
    await sendAppCode(code);
    setCodes(secrets?.backupCodes ?? []);
    await refresh();
  };
  return (
    <Dialog isOpen title={titles[task]} onClose={codes ? undefined : onClose}>
      {codes && <RecoveryCodes codes={codes} onClose={onClose} />}
      {!codes && secrets && <AppCode address={secrets.totpURI} onCode={confirm} />}
      {!codes && !secrets && <PasswordFirst onPassword={start} />}
    </Dialog>
  );
}

function PasswordFirst({ onPassword }: { onPassword: (password: string) => Promise<void> }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: "" } });
  const ask = useMutation({ mutationFn: onPassword });
  return (
    <Form onSubmit={handleSubmit(({ password }) => ask.mutate(password))}>
      <PasswordField
        autoComplete="current-password"
        error={formState.errors.password?.message}
        label="Your password"
        {...register("password", { required: requiredMessages.password })}
      />
      <FormError message={ask.isError ? failureOf(ask.error, "Please try again.") : undefined} />
      <Button isBusy={ask.isPending} look="primary" needsServer type="submit">
        Continue
      </Button>
    </Form>
  );
}

type AppCodeProps = { address: string; onCode: (code: string) => Promise<void> };

function AppCode({ address, onCode }: AppCodeProps) {
  const key = new URL(address).searchParams.get("secret") ?? "";
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { code: "" } });
  useEffect(() => setFocus("code"), [setFocus]);
  const check = useMutation({ mutationFn: onCode });
  return (
    <Form onSubmit={handleSubmit(({ code }) => check.mutate(code))}>
      <p className="text-ink-2">
        Enter this key in your authenticator app, or{" "}
        <a className="underline underline-offset-2" href={address}>
          open it in an app on this device
        </a>
        .
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 font-mono text-small break-all">
          {key.match(/.{1,4}/gu)?.join(" ")}
        </code>
        <CopyButton label="Copy key" text={key} />
      </div>
      <TextField
        autoComplete="one-time-code"
        error={formState.errors.code?.message}
        hint="Six digits, as the app shows them."
        inputMode="numeric"
        isRequired
        label="Code"
        {...register("code", { required: "Enter the code" })}
      />
      <FormError
        message={check.isError ? failureOf(check.error, "Please try again.") : undefined}
      />
      <Button isBusy={check.isPending} look="primary" needsServer type="submit">
        Switch on
      </Button>
    </Form>
  );
}

type RecoveryCodesProps = { codes: string[]; onClose: () => void };

function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        If you lose the app, each of these recovery codes signs you in once. This is the only time
        we can show them.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-4 gap-y-1 font-mono text-small"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <CopyButton label="Copy codes" text={codes.join("\n")} />
        <Button look="primary" onClick={onClose}>
          I have stored them
        </Button>
      </div>
    </div>
  );
}
