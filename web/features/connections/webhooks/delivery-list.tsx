import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import type { WebhookDelivery } from "#contract/programs/webhook-endpoint.ts";
import { useCall } from "#web/api/use-call.ts";
import { useConnectionChange } from "#web/features/connections/use-connection-change.ts";
import { eventWords, statusWords } from "#web/features/connections/webhooks/delivery-words.ts";
import { deliveriesQuery, type Place } from "#web/features/connections/webhooks/webhook-queries.ts";
import { Button } from "#web/ui/button/button.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { PastTime } from "#web/ui/time/time.tsx";
import { useNow } from "#web/ui/time/use-now.ts";

const shownAtFirst = 3;

type DeliveryListProps = { place: Place };

/** The last calls to an endpoint, the newest first. */
export function DeliveryList({ place }: DeliveryListProps) {
  const { data: deliveries, isError, refetch } = useQuery(deliveriesQuery(place));
  const [isWhole, setIsWhole] = useState(false);
  const nowMs = useNow(true);
  if (isError && !deliveries) {
    return <LoadFailure text="The calls could not be loaded." onRetry={() => void refetch()} />;
  }
  if (!deliveries) return null;
  if (deliveries.length === 0) {
    return <p className="border-t border-line px-4 py-3 text-small text-ink-3">No calls yet.</p>;
  }
  const shown = isWhole ? deliveries : deliveries.slice(0, shownAtFirst);
  return (
    <div className="border-t border-line bg-canvas dark:bg-raised">
      <ul
        aria-label="Last calls"
        className="divide-y divide-line-soft tablet:grid tablet:grid-cols-[auto_minmax(0,1fr)_auto_auto] tablet:gap-x-3"
      >
        {shown.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} nowMs={nowMs} place={place} />
        ))}
      </ul>
      {deliveries.length > shownAtFirst && (
        <Button className="m-1.5" look="quiet" size="small" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? "Show fewer" : `Show ${deliveries.length} calls`}
        </Button>
      )}
    </div>
  );
}

type DeliveryRowProps = { delivery: WebhookDelivery; nowMs: number; place: Place };

function DeliveryRow({ delivery, nowMs, place }: DeliveryRowProps) {
  const replay = useCall(
    "replayWebhookDelivery",
    useConnectionChange({
      organizationId: place.organizationId,
      list: "listWebhookEndpoints",
      failed: { title: "Not replayed", description: "The call was not sent. Please try again." },
    }),
  );
  const { id, status, tries, at } = delivery;
  const isBad = status === "failed" || (status === "waiting" && tries > 0);
  const words = eventWords(delivery, nowMs);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 py-2 pr-1.5 pl-4 text-small tablet:col-span-4 tablet:grid-cols-subgrid">
      <span className={clsx("flex items-center gap-2 tabular-nums", isBad && "text-red")}>
        <i
          aria-hidden="true"
          className={clsx(
            "size-2 flex-none",
            isBad && "bg-red-dot",
            status === "delivered" && "rounded-full bg-green-dot",
            !isBad && status === "waiting" && "rounded-full bg-grey-dot",
          )}
        />
        {statusWords(delivery)}
      </span>
      <span className="min-w-0 text-ink-2 max-tablet:col-start-1 tablet:truncate">{words}</span>
      <span className="text-meta text-ink-3 tabular-nums max-tablet:col-start-1 tablet:text-right">
        <PastTime iso={at} />
      </span>
      <Button
        aria-label={`Replay ${words}`}
        className="max-tablet:col-start-2 max-tablet:row-span-3 max-tablet:row-start-1"
        icon={<RotateCw />}
        isBusy={replay.isPending}
        look="quiet"
        needsServer
        size="small"
        onClick={() => replay.mutate({ params: { ...place, deliveryId: id } })}
      >
        Replay
      </Button>
    </li>
  );
}
