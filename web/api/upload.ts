import { endpoints } from "#contract/endpoints.ts";
import { ApiError } from "#web/api/api-error.ts";
import type { ReplyOf } from "#web/api/request.ts";

/** Sends one file to a call that takes one; failures read as those of every other call. */
export async function uploadFile(file: File): Promise<ReplyOf<"extractText">> {
  const { method, path } = endpoints.extractText;
  const body = new FormData();
  body.append("file", file);
  const response = await fetch(path, { method, credentials: "include", body });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  return (await response.json()) as ReplyOf<"extractText">;
}
