import { ApiError } from "#web/api/api-error.ts";

/** One request with cookies; every answer that is not ok is an ApiError (spec §7). */
export async function fetchAnswer(path: string, request: RequestInit): Promise<Response> {
  const response = await fetch(path, { ...request, credentials: "include" });
  if (!response.ok && response.status !== 304)
    throw new ApiError(response.status, await response.text());
  return response;
}
