import { queryOptions } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { pathOf } from "#web/api/path.ts";
import type { CallName, ReplyOf, RequestArgument } from "#web/api/request.ts";

/** A call as query options, with its address as key (spec §7). */
export function query<Name extends CallName>(name: Name, ...request: RequestArgument<Name>) {
  return queryOptions<ReplyOf<Name>, Error, ReplyOf<Name>, readonly [string]>({
    queryKey: [pathOf(name, ...request)],
    queryFn: () => call(name, ...request),
  });
}
