import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Send } from "#scripts/dev/sample-organization.ts";

const patienceMs = 120_000;

/** Somebody who talks to a running server and asks again where it is busy or not up yet, for two minutes at most. */
export function openClient(address: string): { ask: Ask; send: Send } {
  let cookie = "";

  async function askOnce(method: string, path: string, key: string, body?: object) {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        origin: address,
        "idempotency-key": key,
        ...(cookie ? { cookie } : {}),
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie ||= answer.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    return answer;
  }

  const ask: Ask = async (method, path, body) => {
    const key = randomUUID();
    const endsAt = performance.now() + patienceMs;
    for (;;) {
      const answer = await askOnce(method, path, key, body).catch((fault: unknown) => {
        if (!isRefusedConnection(fault)) throw fault;
        return undefined;
      });
      const isBusy = answer === undefined || answer.status === 503 || answer.status === 429;
      const pauseMs = Number(answer?.headers.get("retry-after") || 1) * 1_000;
      if (answer && (!isBusy || performance.now() + pauseMs > endsAt)) return answer;
      if (performance.now() > endsAt) throw new Error(`${address} does not answer.`);
      await wait(pauseMs);
    }
  };

  const send: Send = async (method, path, body) => {
    const answer = await ask(method, path, body);
    if (answer.ok) return answer.json();
    throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
  };
  return { ask, send };
}

type Ask = (method: string, path: string, body?: object) => Promise<Response>;

/** Nothing was done, so asking again is safe. */
function isRefusedConnection(fault: unknown): boolean {
  return fault instanceof Error && (fault.cause as { code?: string })?.code === "ECONNREFUSED";
}
