import { calls } from "#contract/calls.ts";
import { fetchAnswer } from "#web/api/fetch-answer.ts";
import type { ReplyOf } from "#web/api/request.ts";
import { askedWhenKnown } from "#web/api/session-probe.ts";

/** Sends one file to a call that takes one; failures read as those of every other call. */
export async function uploadFile(file: File): Promise<ReplyOf<"extractText">> {
  const { method, path } = calls.extractText;
  const body = new FormData();
  body.append("file", file);
  const response = await askedWhenKnown(() => fetchAnswer(path, { method, body }));
  return (await response.json()) as ReplyOf<"extractText">;
}
