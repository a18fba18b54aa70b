import { lazy, Suspense, useState } from "react";
import type { SecondStepTask } from "#web/features/profile/second-step/task.ts";
import { Button } from "#web/ui/button/button.tsx";

const SecondStepDialog = lazy(async () => ({
  default: (await import("#web/features/profile/second-step/second-step-dialog.tsx"))
    .SecondStepDialog,
}));

/** A code after the password: for people who sign in with one. */
export function SecondStepRow({ isOn }: { isOn: boolean }) {
  const [task, setTask] = useState<SecondStepTask | null>(null);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="min-w-[12rem] flex-1 text-ink-2">
        {isOn
          ? "Two-step sign-in is on. After your password you enter a code from your authenticator app."
          : "Two-step sign-in is off. Your password alone is enough to sign in."}
      </p>
      <div className="flex flex-wrap gap-2">
        {isOn && <Button onClick={() => setTask("renew")}>New recovery codes</Button>}
        <Button onClick={() => setTask(isOn ? "end" : "begin")}>
          {isOn ? "Switch off" : "Switch on"}
        </Button>
      </div>
      <Suspense>{task && <SecondStepDialog task={task} onClose={() => setTask(null)} />}</Suspense>
    </div>
  );
}
