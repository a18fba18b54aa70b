import {
  mostTries,
  type DeliveryFault,
  type WebhookDelivery,
} from "#contract/programs/webhook-endpoint.ts";
import { tools } from "#tools/tools.ts";

const faultWords: Record<DeliveryFault, string> = {
  timedOut: "No answer in 10 s",
  refused: "Address not allowed",
  redirected: "Redirected",
  unreachable: "Not reached",
  secretUnreadable: "Secret unreadable",
};

/** "200", "503, try 3 of 12" or "Not reached, given up". */
export function statusWords({ status, tries, answer, fault }: WebhookDelivery): string {
  const last = fault === null ? answer : faultWords[fault];
  if (status === "delivered") return String(answer);
  if (last === null) return status === "waiting" ? "Waiting" : "Given up";
  return status === "waiting" ? `${last}, try ${tries} of ${mostTries}` : `${last}, given up`;
}

/** "report.completed, Market Pulse" and, of a call that failed, "next try in 14 min". */
export function eventWords(delivery: WebhookDelivery, nowMs: number): string {
  const { type, tool, tries, nextTryAt } = delivery;
  const what = tool === null ? type : `${type}, ${tools[tool].cardName}`;
  return nextTryAt !== null && tries > 0
    ? `${what}, next try ${untilThen(nextTryAt, nowMs)}`
    : what;
}

function untilThen(iso: string, nowMs: number): string {
  const minutes = Math.ceil((Date.parse(iso) - nowMs) / 60_000);
  if (minutes <= 1) return "in a minute";
  return minutes < 120 ? `in ${minutes} min` : `in ${Math.round(minutes / 60)} h`;
}
