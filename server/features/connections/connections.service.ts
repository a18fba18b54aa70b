import {
  connectionNeeds,
  type ModelConnectionForm,
  type ModelSettings,
  type SpendingEdit,
} from "#contract/connection.ts";
import { given } from "#contract/given.ts";
import { Problem } from "#contract/problem.ts";
import { perHour, takeFromLimit } from "#server/db/rate-limit.ts";
import type { Caller, TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { microsOf, presentConnection } from "#server/features/connections/connections.presenter.ts";
import {
  connectionStore,
  type ConnectionRow,
  type NewConnection,
} from "#server/features/connections/connections.store.ts";
import {
  secretContext,
  type ModelChoice,
} from "#server/features/connections/model-choice.service.ts";
import { tryConnection } from "#server/features/connections/try-connection.ts";
import { readMonth } from "#server/features/usage/usage.service.ts";

export type ConnectionService = ReturnType<typeof connectionService>;

type Parts = Pick<Deps, "env" | "tenant" | "metrics" | "models" | "secrets">;

const object = "connection:model";
const shownKeyChars = 4;
/** Each calls somebody else's server and may cost money. */
const testsPerHour = 30;

/** What of a connection the record keeps a hash of. */
const recordable = (row: ConnectionRow | undefined) =>
  row && [row.provider, row.model, row.address, row.keyEnd, row.capMicros, row.atCap];

/** The model that admins connect to their organization. */
export function connectionService(parts: Parts, choice: ModelChoice) {
  const { tenant, models, secrets } = parts;

  async function present(db: TenantDatabase): Promise<ModelSettings> {
    const row = await connectionStore(db).find();
    const name = await connectionStore(db).findName(row?.addedBy ?? null);
    return {
      connection: row ? presentConnection(row, name, await readMonth(db)) : null,
      obstacle: secrets ? null : new Problem("noSecretsKey").message,
      serverModel: models.namesFor("marketPulse")[0] ?? null,
    };
  }

  const read = (caller: Caller, organizationId: number): Promise<ModelSettings> =>
    tenant.of(caller, { organizationId }, "connection.read", present);

  async function lock(db: TenantDatabase): Promise<ConnectionRow> {
    const row = await connectionStore(db).lock();
    if (!row) throw new Problem("noConnection");
    return row;
  }

  function encrypt(
    organizationId: number,
    key: string,
  ): Pick<NewConnection, "encryptedKey" | "keyEnd"> {
    if (!secrets) throw new Problem("noSecretsKey");
    const encryptedKey = secrets.encrypt(key, secretContext(organizationId));
    return { encryptedKey, keyEnd: key.slice(-shownKeyChars) };
  }

  /** A new key, or the stored one where it would go to the same server as before. */
  function keyFor(
    { userId }: Caller,
    organizationId: number,
    { provider, address, key }: ModelConnectionForm,
    before: ConnectionRow | undefined,
  ): Omit<NewConnection, "provider" | "model" | "address"> {
    const added = { addedBy: userId, addedAt: new Date() };
    if (key !== undefined) return { ...encrypt(organizationId, key), ...added };
    const isSameServer = before?.provider === provider && before.address === (address ?? null);
    if (isSameServer) {
      const { encryptedKey, keyEnd, addedBy, addedAt } = before;
      return { encryptedKey, keyEnd, addedBy, addedAt };
    }
    if (connectionNeeds[provider].key === "required") throw new Problem("keyNeeded");
    return { encryptedKey: null, keyEnd: null, ...added };
  }

  return {
    read,

    connect: (
      caller: Caller,
      organizationId: number,
      form: ModelConnectionForm,
    ): Promise<ModelSettings> =>
      tenant.of(caller, { organizationId }, "connection.save", async (db, { record }) => {
        const before = await connectionStore(db).lock();
        const { provider, model, address = null } = form;
        const key = keyFor(caller, organizationId, form, before);
        await connectionStore(db).save({ provider, model, address, ...key });
        const after = await connectionStore(db).find();
        const what = form.key === undefined ? "settings" : "key";
        await record({
          object: before ? `${object}/${what}` : object,
          before: recordable(before),
          after: recordable(after),
        });
        return present(db);
      }),

    limit: (
      caller: Caller,
      organizationId: number,
      { capUsd, atCap }: SpendingEdit,
    ): Promise<ModelSettings> =>
      tenant.of(caller, { organizationId }, "connection.limit", async (db, { record }) => {
        const before = await lock(db);
        await connectionStore(db).limit({
          ...(capUsd === undefined ? {} : { capMicros: capUsd === null ? null : microsOf(capUsd) }),
          ...given({ atCap }),
        });
        const after = await connectionStore(db).find();
        await record({ object, before: recordable(before), after: recordable(after) });
        return present(db);
      }),

    disconnect: (caller: Caller, organizationId: number): Promise<ModelSettings> =>
      tenant.of(caller, { organizationId }, "connection.remove", async (db, { record }) => {
        const before = await lock(db);
        await connectionStore(db).remove();
        await record({ object, before: recordable(before) });
        return present(db);
      }),

    /** No transaction is open while the model is asked. */
    async test(caller: Caller, organizationId: number): Promise<ModelSettings> {
      const permission = "connection.test";
      const row = await tenant.of(
        caller,
        { organizationId },
        permission,
        async (db, { record }) => {
          const found = await lock(db);
          await takeFromLimit(db, `connection-test:${organizationId}`, perHour(testsPerHour));
          await record({ object, before: recordable(found) });
          return found;
        },
      );
      const result = await tryConnection(parts, choice, row, caller.userId);
      await tenant.asSystem(organizationId, (db) => connectionStore(db).keepTest(row, result));
      return read(caller, organizationId);
    },
  };
}
