import type { AtCap } from "#contract/connection.ts";
import { Problem } from "#contract/problem.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import type { Env } from "#server/env.ts";
import { connectedEnv } from "#server/features/connections/connected-env.ts";
import {
  connectionStore,
  type ConnectionRow,
} from "#server/features/connections/connections.store.ts";
import { openModels, type Models } from "#server/model/models.ts";
import { SecretUnreadable } from "#server/secrets/secrets.ts";

/** A model as an organization connected it, its key encrypted. */
export type Connected = ConnectionRow;

/** Called inside the caller's transaction. */
export const findConnected = (db: TenantDatabase): Promise<Connected | undefined> =>
  connectionStore(db).find();

/** The models that write for an organization, and who pays for them. */
export type ChosenModels = {
  models: Models;
  /** The settings they go by. */
  env: Env;
  paidBy: "server" | "organization";
  atCap: AtCap;
};

export type ModelChoice = { for: (connection: ConnectionRow | undefined) => ChosenModels };

type Parts = Pick<Deps, "env" | "log" | "metrics" | "models" | "secrets" | "egress">;

/** Organizations whose breakers and windows a process remembers. */
const mostKept = 500;

/** Whose the encrypted text is: it is decrypted for this organization alone. */
export const secretContext = (organizationId: number) => `model-connection:${organizationId}`;

/** A model that an organization connected wins over the server's own; it is opened once for each state of the connection. */
export function openModelChoice(parts: Parts): ModelChoice {
  const { env, log, metrics, models, secrets, egress } = parts;
  const kept = new Map<number, { state: string; chosen: ChosenModels }>();

  function open(connection: ConnectionRow): ChosenModels {
    const { organizationId, atCap } = connection;
    const theirs = connectedEnv(env, connection, openKey(secrets, connection));
    const listener = {
      onCall: (provider: string, outcome: string) => metrics.modelCalls.inc({ provider, outcome }),
      onBreaker: (provider: string, isOpen: boolean) =>
        log.info(
          { organizationId, provider },
          isOpen ? "connected provider left alone" : "connected provider answers again",
        ),
    };
    return {
      models: openModels(theirs, listener, egress.fetch),
      env: theirs,
      paidBy: "organization",
      atCap,
    };
  }

  return {
    for(connection) {
      if (!connection) return { models, env, paidBy: "server", atCap: "stop" };
      const { id, organizationId, revision, atCap } = connection;
      const state = `${id}:${revision}`;
      const known = kept.get(organizationId);
      const chosen = known?.state === state ? known.chosen : open(connection);
      kept.delete(organizationId);
      kept.set(organizationId, { state, chosen });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return { ...chosen, atCap };
    },
  };
}

/** A key that cannot be opened any more is as good as none: somebody must enter it again. */
function openKey(secrets: Parts["secrets"], connection: ConnectionRow): string | undefined {
  const { organizationId, encryptedKey } = connection;
  if (encryptedKey === null) return undefined;
  if (!secrets) throw new Problem("keyUnreadable");
  try {
    return secrets.decrypt(encryptedKey, secretContext(organizationId));
  } catch (fault) {
    if (fault instanceof SecretUnreadable) throw new Problem("keyUnreadable");
    throw fault;
  }
}
