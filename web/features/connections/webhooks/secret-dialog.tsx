import type { NewWebhookSecret } from "#contract/programs/webhook-endpoint.ts";
import { Button } from "#web/ui/button/button.tsx";
import { CopyButton } from "#web/ui/button/copy-button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

type SecretDialogProps = { made: NewWebhookSecret; onStored: () => void };

/** The secret, this once; it closes by its own button alone. */
export function SecretDialog({ made: { endpoint, secret }, onStored }: SecretDialogProps) {
  return (
    <Dialog
      description="This is the only time we can show it. Your program checks with it that a call is ours."
      isOpen
      title="Copy your secret now"
    >
      <div className="grid gap-4">
        <div className="overflow-hidden rounded-control border border-line border-l-4 border-l-marker">
          <p className="bg-sunken px-4 py-3 font-mono text-small break-all">{secret}</p>
          <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-small text-ink-2">
            Store it where your program keeps its secrets.
            <CopyButton label="Copy secret" look="primary" text={secret} />
          </div>
        </div>
        <p className="text-small text-ink-2">
          For <span className="font-mono break-all">{endpoint.address}</span>.
          {endpoint.oldSecretUntil && " For 24 hours, calls are signed with the old secret too."}
        </p>
        <Button className="justify-self-end max-tablet:w-full" onClick={onStored}>
          I have stored it
        </Button>
      </div>
    </Dialog>
  );
}
