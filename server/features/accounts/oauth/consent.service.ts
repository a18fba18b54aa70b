import { AsyncLocalStorage } from "node:async_hooks";
import { z } from "zod";
import type { AgentScope } from "#contract/programs/agent.ts";
import { Problem } from "#contract/problem.ts";
import type { Env } from "#server/env.ts";

/** The agent that is being let in; better-auth writes its id on the consent, the code and every token. */
export const agentLetIn = new AsyncLocalStorage<number>();

/** Asked for silently, so that an agent need not be let in again every hour. */
export const offlineScope = "offline_access";

const Continuation = z.object({ url: z.url() });
export type OAuthConsent = ReturnType<typeof oauthConsent>;

type Handle = (request: Request) => Promise<Response>;

/** better-auth's consent, which only our own calls reach: it checks signature, age and scopes of what the page was opened with. */
export function oauthConsent(handle: Handle, { origin }: Pick<Env, "origin">) {
  async function ask(headers: Headers, body: object): Promise<string> {
    const sent = new Headers(headers);
    sent.set("content-type", "application/json");
    const answer = await handle(
      new Request(`${origin}/api/auth/oauth2/consent`, {
        method: "POST",
        headers: sent,
        body: JSON.stringify(body),
      }),
    );
    if (answer.status === 429) throw new Problem("tooManyRequests");
    if (!answer.ok) throw new Problem("agentRequestOver");
    return Continuation.parse(await answer.json()).url;
  }

  return {
    /** Where a no leads; changes nothing. */
    deny: (headers: Headers, query: string): Promise<string> =>
      ask(headers, { accept: false, oauth_query: query }),

    /** Where a yes leads. */
    accept: (
      headers: Headers,
      query: string,
      scopes: readonly AgentScope[],
      agentId: number,
    ): Promise<string> =>
      agentLetIn.run(agentId, () =>
        ask(headers, {
          accept: true,
          oauth_query: query,
          scope: [...scopes, offlineScope].join(" "),
        }),
      ),
  };
}
