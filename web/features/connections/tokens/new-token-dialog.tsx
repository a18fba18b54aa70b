import type { NewApiToken } from "#contract/programs/token.ts";
import { scopeWords } from "#web/features/connections/tokens/scope-words.ts";
import { Button } from "#web/ui/button/button.tsx";
import { CopyButton } from "#web/ui/button/copy-button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { CalendarDate } from "#web/ui/time/time.tsx";

type NewTokenDialogProps = { token: NewApiToken; onStored: () => void };

/** A token, the one time it is shown; only "I have stored it" closes this, not Escape. */
export function NewTokenDialog({ token, onStored }: NewTokenDialogProps) {
  const example = `curl ${window.location.origin}/api/organizations \\\n  -H "Authorization: Bearer $ROLEPRINT_TOKEN"`;
  return (
    <Dialog
      description="This is the only time we can show it. We keep a fingerprint of it, not the token."
      isOpen
      title="Copy your token now"
    >
      <div className="relative overflow-hidden rounded-[12px] border border-line pl-[5px]">
        <span aria-hidden className="absolute inset-y-0 left-0 w-[5px] bg-marker" />
        <p className="px-4 py-3.5 font-mono [overflow-wrap:anywhere] [font-variant-ligatures:none] select-all">
          {token.token}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-canvas px-4 py-2.5 text-small text-ink-2 dark:bg-raised">
          Store it where your program keeps its secrets.
          <CopyButton label="Copy token" look="primary" text={token.token} />
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-[96px_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-small">
        <dt className="text-ink-3">Name</dt>
        <dd className="[overflow-wrap:anywhere]">{token.name}</dd>
        <dt className="text-ink-3">Can</dt>
        <dd>{scopeWords(token.scopes)}</dd>
        <dt className="text-ink-3">Ends</dt>
        <dd>
          <CalendarDate iso={token.endsAt} />
        </dd>
      </dl>
      <pre className="mt-4 rounded-[10px] bg-canvas px-3.5 py-3 font-mono text-meta [overflow-wrap:anywhere] whitespace-pre-wrap text-ink-2 [font-variant-ligatures:none] dark:bg-raised">
        {example}
      </pre>
      <div className="mt-5 flex justify-end">
        <Button className="max-tablet:w-full" onClick={onStored}>
          I have stored it
        </Button>
      </div>
    </Dialog>
  );
}
