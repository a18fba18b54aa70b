import { calls } from "#contract/calls.ts";
import { pathOf } from "#web/api/path.ts";
import type { CallName, ReplyOf, RequestArgument } from "#web/api/request.ts";
import { send } from "#web/api/send.ts";

/** One answer is enough: people look at one job at a time. */
let last: { path: string; etag: string; reply: unknown } | undefined;

/** For what is asked every few seconds: while nothing has changed, the server sends nothing and the last answer stands. */
export async function callIfChanged<Name extends CallName>(
  name: Name,
  ...request: RequestArgument<Name>
): Promise<ReplyOf<Name>> {
  const path = pathOf(name, ...request);
  const known = last?.path === path ? last : undefined;
  const { method } = calls[name];
  const response = await send(path, { method, etag: known?.etag });
  if (known && response.status === 304) return known.reply as ReplyOf<Name>;
  const reply = (await response.json()) as ReplyOf<Name>;
  const etag = response.headers.get("etag");
  last = etag === null ? undefined : { path, etag, reply };
  return reply;
}
