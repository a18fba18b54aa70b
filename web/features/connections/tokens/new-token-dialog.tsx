import type { NewApiToken } from "#contract/programs/token.ts";
import { scopeWords } from "#web/features/connections/tokens/scope-words.ts";
import { ShownOnce } from "#web/ui/dialog/shown-once.tsx";
import { CalendarDate } from "#web/ui/time/time.tsx";

type NewTokenDialogProps = { token: NewApiToken; onStored: () => void };

export function NewTokenDialog({ token, onStored }: NewTokenDialogProps) {
  const example = `curl ${window.location.origin}/api/organizations \\\n  -H "Authorization: Bearer $ROLEPRINT_TOKEN"`;
  return (
    <ShownOnce
      copyLabel="Copy token"
      description="This is the only time we can show it. We keep a fingerprint of it, not the token."
      secret={token.token}
      title="Copy your token now"
      onStored={onStored}
    >
      <dl className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-small">
        <dt className="text-ink-3">Name</dt>
        <dd className="[overflow-wrap:anywhere]">{token.name}</dd>
        <dt className="text-ink-3">Can</dt>
        <dd>{scopeWords(token.scopes)}</dd>
        <dt className="text-ink-3">Ends</dt>
        <dd>
          <CalendarDate iso={token.endsAt} />
        </dd>
      </dl>
      <pre className="rounded-[10px] bg-canvas px-3.5 py-3 font-mono text-meta [overflow-wrap:anywhere] whitespace-pre-wrap text-ink-2 dark:bg-raised">
        {example}
      </pre>
    </ShownOnce>
  );
}
