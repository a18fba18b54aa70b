import { useState } from "react";
import {
  WebhookEndpointForm,
  webhookEventTypes,
  type NewWebhookSecret,
  type WebhookEndpoint,
  type WebhookEventType,
} from "#contract/programs/webhook-endpoint.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { useCall } from "#web/api/use-call.ts";
import { useConnectionChange } from "#web/features/connections/use-connection-change.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Form, FormError } from "#web/ui/form/form.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

const eventWords: Record<WebhookEventType, string> = {
  "job.created": "A job is created",
  "report.completed": "A report is written",
  "report.failed": "A report could not be written",
  "job.completed": "No report of a job is being written any more",
  "decision.made": "Something about a job is decided",
  "room.signed": "A hiring manager signs",
  "drift.found": "Something signed has changed",
};

type EndpointDialogProps = {
  organizationId: number;
  /** The one whose events are changed; without it one is added. */
  endpoint?: WebhookEndpoint;
  onAdded?: (made: NewWebhookSecret) => void;
  onClose: () => void;
};

export function EndpointDialog(props: EndpointDialogProps) {
  const { organizationId, endpoint, onAdded, onClose } = props;
  const [address, setAddress] = useState("");
  const [events, setEvents] = useState<ReadonlySet<WebhookEventType>>(new Set(endpoint?.events));
  const [isChecked, setIsChecked] = useState(false);
  const change = { organizationId, list: "listWebhookEndpoints" } as const;
  const add = useCall(
    "addWebhookEndpoint",
    useConnectionChange({ ...change, onDone: (made) => onAdded?.(made) }),
  );
  const edit = useCall(
    "editWebhookEndpoint",
    useConnectionChange({ ...change, done: { title: "Events saved" }, onDone: onClose }),
  );
  const chosen = webhookEventTypes.filter((type) => events.has(type));
  const read = WebhookEndpointForm.safeParse({
    address: endpoint?.address ?? address.trim(),
    events: chosen,
  });
  const errorOf = (field: string) =>
    isChecked ? read.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const eventsError = errorOf("events");
  const error = add.error ?? edit.error;

  function save() {
    setIsChecked(true);
    if (!read.success) return;
    const params = { organizationId };
    if (endpoint) {
      edit.mutate({ params: { ...params, endpointId: endpoint.id }, body: { events: chosen } });
    } else add.mutate({ params, body: read.data });
  }

  function toggle(type: WebhookEventType) {
    const next = new Set(events);
    if (!next.delete(type)) next.add(type);
    setEvents(next);
  }

  return (
    <Dialog
      description={
        endpoint
          ? endpoint.address
          : "We send a POST with ids, never with names or text. Your program then asks for the rest."
      }
      isOpen
      title={endpoint ? "Edit events" : "Add an endpoint"}
      onClose={onClose}
    >
      <Form
        onSubmit={async (event) => {
          event.preventDefault();
          save();
        }}
      >
        {!endpoint && (
          <TextField
            error={errorOf("address")}
            hint="A public address that begins with https://"
            inputMode="url"
            isRequired
            label="Address"
            placeholder="https://hooks.example.com/roleprint"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
        <fieldset aria-describedby={eventsError && "events-error"} className="grid gap-2">
          <legend className="mb-1.5 text-small font-[560]">Call it when</legend>
          {webhookEventTypes.map((type) => (
            <Checkbox
              key={type}
              aria-invalid={eventsError ? true : undefined}
              checked={events.has(type)}
              label={eventWords[type]}
              onChange={() => toggle(type)}
            />
          ))}
          {eventsError && (
            <p className="text-meta text-red" id="events-error">
              {eventsError}
            </p>
          )}
        </fieldset>
        <FormError
          message={
            error
              ? {
                  title: "Not saved",
                  description: sentenceOf(error) ?? "Nothing was changed. Please try again.",
                }
              : undefined
          }
        />
        <div className="flex justify-end gap-2 max-tablet:*:flex-1">
          <Button onClick={onClose}>Cancel</Button>
          <Button isBusy={add.isPending || edit.isPending} look="primary" needsServer type="submit">
            {endpoint ? "Save events" : "Add endpoint"}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
