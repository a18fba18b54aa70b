import { ApiError } from "#web/api/api-error.ts";

type Sending = { method: string; body?: unknown };

/** Sends one request with cookies and turns every answer that is not ok into an ApiError (spec §7). */
export async function send(path: string, { method, body }: Sending): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  return response;
}
