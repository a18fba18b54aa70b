import { calls } from "#contract/calls.ts";
import { pathOf } from "#web/api/path.ts";
import type { CallName, ReplyOf, RequestArgument } from "#web/api/request.ts";
import { send } from "#web/api/send.ts";

export async function call<Name extends CallName>(
  name: Name,
  ...request: RequestArgument<Name>
): Promise<ReplyOf<Name>> {
  const { body } = (request[0] ?? {}) as { body?: unknown };
  const response = await send(pathOf(name, ...request), { method: calls[name].method, body });
  return (await response.json()) as ReplyOf<Name>;
}
