import { Ellipsis, KeyRound, ListChecks, Power, Send, Trash2 } from "lucide-react";
import { useState } from "react";
import type { NewWebhookSecret, WebhookEndpoint } from "#contract/programs/webhook-endpoint.ts";
import { useCall } from "#web/api/use-call.ts";
import { useConnectionChange } from "#web/features/connections/use-connection-change.ts";
import { DeliveryList } from "#web/features/connections/webhooks/delivery-list.tsx";
import { EndpointDialog } from "#web/features/connections/webhooks/endpoint-dialog.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/menu/menu.tsx";

type EndpointCardProps = {
  organizationId: number;
  endpoint: WebhookEndpoint;
  onSecret: (made: NewWebhookSecret) => void;
  onRemoved: () => void;
};

const whyOff = {
  gone: "It answered that it is gone (410), so we no longer call it.",
  failing: "Nothing got through for three days, so we no longer call it.",
};

/** One address: what it is called for, its last calls, and what can be done about it. */
export function EndpointCard(props: EndpointCardProps) {
  const { organizationId, endpoint, onSecret, onRemoved } = props;
  const { address, events, switchedOff } = endpoint;
  const [asking, setAsking] = useState<"events" | "secret" | "remove">();
  const close = () => setAsking(undefined);
  const place = { organizationId, endpointId: endpoint.id };
  const failed = (title: string) => ({
    organizationId,
    list: "listWebhookEndpoints" as const,
    failed: { title, description: "Nothing was changed. Please try again." },
  });
  const test = useCall(
    "testWebhookEndpoint",
    useConnectionChange({ ...failed("No test sent"), done: { title: "Test call sent" } }),
  );
  const renew = useCall(
    "renewWebhookSecret",
    useConnectionChange({ ...failed("No new secret"), onDone: onSecret }),
  );
  const turnOn = useCall(
    "editWebhookEndpoint",
    useConnectionChange({ ...failed("Not turned on"), done: { title: "Endpoint turned on" } }),
  );
  const remove = useCall(
    "removeWebhookEndpoint",
    useConnectionChange({
      ...failed("Not removed"),
      done: { title: "Endpoint removed" },
      onDone: onRemoved,
    }),
  );
  return (
    <li className="overflow-hidden rounded-[10px] border border-line">
      <div className="flex items-start gap-2 py-3 pr-2 pl-4">
        <div className="min-w-0 flex-1">
          <p className="font-mono text-small [overflow-wrap:anywhere]">{address}</p>
          <ul aria-label="Events" className="mt-1.5 flex flex-wrap gap-1.5">
            {events.map((type) => (
              <li
                key={type}
                className="rounded-chip bg-sunken px-1.5 py-0.5 font-mono text-tiny text-ink-2 dark:bg-line"
              >
                {type}
              </li>
            ))}
          </ul>
        </div>
        <Menu
          align="end"
          trigger={
            <Button aria-label={`Change ${address}`} icon={<Ellipsis />} look="quiet" size="icon" />
          }
        >
          <MenuItem icon={<ListChecks />} needsServer onSelect={() => setAsking("events")}>
            Edit events
          </MenuItem>
          <MenuItem icon={<Send />} needsServer onSelect={() => test.mutate({ params: place })}>
            Send a test call
          </MenuItem>
          <MenuItem icon={<KeyRound />} needsServer onSelect={() => setAsking("secret")}>
            New secret
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} needsServer onSelect={() => setAsking("remove")}>
            Remove
          </MenuItem>
        </Menu>
      </div>
      {switchedOff && (
        <div className="px-4 pb-3">
          <Notice
            action={
              <Button
                icon={<Power />}
                isBusy={turnOn.isPending}
                needsServer
                size="small"
                onClick={() => turnOn.mutate({ params: place, body: { isOn: true } })}
              >
                Turn on
              </Button>
            }
            title="Switched off"
            tone="error"
          >
            {whyOff[switchedOff.because]} Once it works again, turn it on and replay the calls that
            failed.
          </Notice>
        </div>
      )}
      <DeliveryList place={place} />
      {asking === "events" && (
        <EndpointDialog endpoint={endpoint} organizationId={organizationId} onClose={close} />
      )}
      <ConfirmDialog
        confirmLabel="Make a new secret"
        description="For 24 hours, calls are signed with both secrets. Store the new one in your program within that time."
        isOpen={asking === "secret"}
        needsServer
        title="Make a new secret?"
        onCancel={close}
        onConfirm={() => {
          close();
          renew.mutate({ params: place });
        }}
      />
      <ConfirmDialog
        confirmLabel="Remove"
        description="It is called no more, and its secret and its log are deleted at once."
        isOpen={asking === "remove"}
        needsServer
        title="Remove this endpoint?"
        onCancel={close}
        onConfirm={() => {
          close();
          remove.mutate({ params: place });
        }}
      />
    </li>
  );
}
