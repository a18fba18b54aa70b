import { ApiError } from "#web/api/api-error.ts";

type Sending = {
  method: string;
  body?: unknown;
  /** The mark of an answer we hold: the same one is not sent again (304). */
  knownMark?: string | undefined;
};

/** Sends one request with cookies and turns every answer that is not ok into an ApiError (spec §7). */
export async function send(path: string, { method, body, knownMark }: Sending): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    ...(knownMark === undefined ? {} : { headers: { "if-none-match": knownMark } }),
  });
  if (!response.ok && response.status !== 304)
    throw new ApiError(response.status, await response.text());
  return response;
}
