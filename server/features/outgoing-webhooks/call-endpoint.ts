import type { DeliveryFault } from "#contract/programs/webhook-endpoint.ts";
import { EgressRedirected, EgressRefused, type Egress } from "#server/egress/egress.ts";

/** What came of one try: the status that was answered, or why there was none. */
export type Outcome = { answer: number; fault: null } | { answer: null; fault: DeliveryFault };

/** From the first byte to the last. */
const longestMs = 10_000;
/** Enough for "ok", so that the connection serves the next call too; what is longer is not read. */
const mostAnswerBytes = 1_024;

export function isDelivered({ answer }: Outcome): boolean {
  return answer !== null && answer >= 200 && answer < 300;
}

/** Sends one call. Nothing of the answer but its status is kept. */
export async function callEndpoint(
  egress: Egress,
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<Outcome> {
  try {
    const answer = await egress.fetch(address, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", "user-agent": "Roleprint" },
      body,
      signal: AbortSignal.timeout(longestMs),
    });
    await skipBody(answer.body);
    return { answer: answer.status, fault: null };
  } catch (fault) {
    return { answer: null, fault: faultOf(fault) };
  }
}

/** A body that breaks off changes nothing about the status before it. */
async function skipBody(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body) return;
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > mostAnswerBytes) return;
    }
  } catch {
    // The status has been answered.
  }
}

function faultOf(fault: unknown): DeliveryFault {
  if (fault instanceof EgressRedirected) return "redirected";
  if (fault instanceof EgressRefused) return "refused";
  return fault instanceof Error && fault.name === "TimeoutError" ? "timedOut" : "unreachable";
}
