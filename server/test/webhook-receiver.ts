import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import type { WebhookBody } from "#contract/programs/webhook-endpoint.ts";

/** A call that the official library took. */
type Received = WebhookBody & { id: string; text: string };

/** The status to answer with, or what else to do with a call. */
type Behaviour = (call: Received, response: ServerResponse) => number | "hang" | "answered";

export type WebhookReceiver = Awaited<ReturnType<typeof startReceiver>>;

/** What a customer's server is to us: it checks each call by the official library, and keeps those it answered with 200. */
export async function startReceiver() {
  const secrets: string[] = [];
  const received: Received[] = [];
  const refused: string[] = [];
  let behave: Behaviour = () => 200;

  function verify(text: string, { headers }: IncomingMessage): Received | undefined {
    for (const secret of secrets) {
      try {
        const body = new Webhook(secret).verify(text, headers as Record<string, string>);
        return { ...(body as WebhookBody), id: String(headers["webhook-id"]), text };
      } catch {
        // Perhaps another one's.
      }
    }
    return undefined;
  }

  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const call = verify(text, request);
      if (!call) {
        refused.push(text);
        response.writeHead(401).end();
        return;
      }
      const answer = behave(call, response);
      if (typeof answer !== "number") return;
      if (answer === 200) received.push(call);
      response.writeHead(answer).end("thanks");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** Calls whose signature no secret fits. */
    refused,
    know: (secret: string) => secrets.push(secret),
    forget: (secret: string) => secrets.splice(secrets.indexOf(secret), 1),
    behave: (next: Behaviour) => (behave = next),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A server that may call this machine, and looks for what is due at once. */
export const withReceivers = {
  SECRETS_KEY: "Zq7-k2VwX9-mN4bC6hJ-t8RpL0sD-eF3gY5uA",
  WEBHOOK_ALLOW: "127.0.0.1",
  REAPER_EVERY_MS: "300",
};
