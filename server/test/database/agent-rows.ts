import { createHmac, randomUUID } from "node:crypto";
import type { openFilledRows } from "#server/test/database/filled-rows.ts";

type FilledOrganization = { id: number; tenant: string };
type FilledRows = Awaited<ReturnType<typeof openFilledRows>>;

const redirectUri = "https://assistant.example/back";

/** Assistants that were let in, and those that ask to be, as rows. */
export function agentRows(filled: FilledRows, authSecret: string) {
  /** A program that registered itself. */
  async function client(tenant: string): Promise<string> {
    const clientId = randomUUID();
    await filled.insert("oauth_clients", tenant, [
      {
        id: randomUUID(),
        client_id: clientId,
        user_id: null,
        redirect_uris: [redirectUri],
        scopes: ["jobs.read", "jobs.write", "offline_access"],
        grant_types: ["authorization_code", "refresh_token"],
        token_endpoint_auth_method: "none",
        application_type: "native",
        client_discovery_id: null,
        metadata: null,
      },
    ]);
    return clientId;
  }

  return {
    /** Let in by a member for reading jobs. */
    async agent({ id, tenant }: FilledOrganization, { userId }: { userId: string }) {
      const client_id = await client(tenant);
      const row = { organization_id: id, user_id: userId, client_id, scopes: ["jobs.read"] };
      return (await filled.insert("agents", tenant, [row]))[0] ?? 0;
    },

    /** What the consent page is opened with, signed as better-auth signs it. */
    async agentQuery(): Promise<string> {
      const query = new URLSearchParams({
        ba_iat: String(Date.now()),
        client_id: await client("nobody"),
        code_challenge: "c".repeat(43),
        code_challenge_method: "S256",
        exp: String(Math.floor(Date.now() / 1_000) + 600),
        redirect_uri: redirectUri,
        response_type: "code",
        scope: "jobs.read offline_access",
      });
      const signature = createHmac("sha256", authSecret).update(query.toString()).digest("base64");
      query.set("sig", signature);
      return query.toString();
    },
  };
}
