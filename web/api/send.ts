import { fetchAnswer } from "#web/api/fetch-answer.ts";
import { askedWhenKnown } from "#web/api/session-probe.ts";

type Sending = {
  method: string;
  body?: unknown;
  /** Of an answer we hold, if we hold one: the same one is not sent again (304). */
  etag?: string | undefined;
};

/** Sends one request with cookies, and never a second time (readings.md 35). */
export async function send(path: string, { method, body, etag }: Sending): Promise<Response> {
  return askedWhenKnown(() =>
    fetchAnswer(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      ...(etag === undefined ? {} : { headers: { "if-none-match": etag } }),
    }),
  );
}
