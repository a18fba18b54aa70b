import { calls } from "#contract/calls.ts";
import { pathOf } from "#web/api/path.ts";
import type { ReplyOf, RequestArgument } from "#web/api/request.ts";
import { send } from "#web/api/send.ts";

type Page<Items> = { items: Items; nextCursor: string | undefined };

/** Where the next page begins, out of a `Link` header. */
export function nextCursorOf(link: string | null): string | undefined {
  const [, address] = /<([^>]+)>;\s*rel="next"/u.exec(link ?? "") ?? [];
  if (address === undefined) return undefined;
  return new URL(address, "https://any").searchParams.get("cursor") ?? undefined;
}

/** One page of a list, and the cursor of the next if there is one. */
export async function callPage(
  ...request: RequestArgument<"listJobs">
): Promise<Page<ReplyOf<"listJobs">>> {
  const { method } = calls.listJobs;
  const response = await send(pathOf("listJobs", ...request), { method });
  return {
    items: (await response.json()) as ReplyOf<"listJobs">,
    nextCursor: nextCursorOf(response.headers.get("link")),
  };
}
