import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { NewWebhookSecret } from "#contract/programs/webhook-endpoint.ts";
import { EndpointCard } from "#web/features/connections/webhooks/endpoint-card.tsx";
import { EndpointDialog } from "#web/features/connections/webhooks/endpoint-dialog.tsx";
import { webhookSettingsQuery } from "#web/features/connections/webhooks/webhook-queries.ts";
import { Button } from "#web/ui/button/button.tsx";
import { recoverFocus } from "#web/ui/dialog/focus.ts";
import { ShownOnce } from "#web/ui/dialog/shown-once.tsx";
import { LoadFailure, Notice } from "#web/ui/feedback/notice.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";

type WebhooksSectionProps = { id: string; organizationId: number };

/** The addresses that are called when something happens; for admins. */
export function WebhooksSection({ id, organizationId }: WebhooksSectionProps) {
  const { data: settings, isError, refetch } = useQuery(webhookSettingsQuery(organizationId));
  const [isAdding, setIsAdding] = useState(false);
  const [made, setMade] = useState<NewWebhookSecret>();
  const endpoints = settings?.endpoints ?? [];
  return (
    <SettingsSection
      action={
        settings?.obstacle === null && (
          <Button
            className="max-tablet:w-full"
            icon={<Plus />}
            needsServer
            onClick={() => setIsAdding(true)}
          >
            Add endpoint
          </Button>
        )
      }
      id={id}
      lead="We call your address when something happens. Each call is signed, and retried for three days."
      title="Webhooks"
    >
      {isError && !settings && (
        <LoadFailure text="The webhooks could not be loaded." onRetry={() => void refetch()} />
      )}
      {!settings && !isError && <SkeletonRows count={2} />}
      {settings?.obstacle && <Notice tone="warning">{settings.obstacle}</Notice>}
      {settings?.obstacle === null && endpoints.length === 0 && (
        <div className="rounded-[10px] border border-dashed border-control px-5 py-6 text-center text-small text-ink-2">
          <p className="font-[600] text-ink-1">No endpoints yet</p>
          <p>Add an address that takes a POST.</p>
        </div>
      )}
      <ul className="grid gap-3">
        {endpoints.map((endpoint) => (
          <EndpointCard
            key={endpoint.id}
            endpoint={endpoint}
            organizationId={organizationId}
            onRemoved={() => recoverFocus(id)}
            onSecret={setMade}
          />
        ))}
      </ul>
      {isAdding && (
        <EndpointDialog
          organizationId={organizationId}
          onAdded={(added) => {
            setIsAdding(false);
            setMade(added);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
      {made && <SecretDialog made={made} onStored={() => setMade(undefined)} />}
    </SettingsSection>
  );
}

type SecretDialogProps = { made: NewWebhookSecret; onStored: () => void };

function SecretDialog({ made: { endpoint, secret }, onStored }: SecretDialogProps) {
  return (
    <ShownOnce
      copyLabel="Copy secret"
      description="This is the only time we can show it. Your program checks with it that a call is ours."
      secret={secret}
      title="Copy your secret now"
      onStored={onStored}
    >
      <p className="text-small text-ink-2">
        For <span className="font-mono break-all">{endpoint.address}</span>.
        {endpoint.oldSecretUntil && " For 24 hours, calls are signed with the old secret too."}
      </p>
    </ShownOnce>
  );
}
