import { fetchAnswer } from "#web/api/fetch-answer.ts";
import { askedWhenKnown } from "#web/api/session-probe.ts";

type Sending = {
  method: string;
  body?: unknown;
  /** The mark of an answer we hold: the same one is not sent again (304). */
  knownMark?: string | undefined;
};

/** Sends one request with cookies, and never a second time (readings.md 35). */
export async function send(path: string, { method, body, knownMark }: Sending): Promise<Response> {
  return askedWhenKnown(() =>
    fetchAnswer(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      ...(knownMark === undefined ? {} : { headers: { "if-none-match": knownMark } }),
    }),
  );
}
