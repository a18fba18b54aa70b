import type { SwitchedOffBecause } from "#contract/programs/webhook-endpoint.ts";
import { screens } from "#contract/screens.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { nameInEmail } from "#server/email/name-in-email.ts";
import { outboxService } from "#server/features/outbox/outbox.service.ts";
import { findAdmins } from "#server/features/outgoing-webhooks/endpoints.store.ts";

/** Tells every admin that an endpoint is called no more, in the transaction that switches it off. */
export function openSwitchedOffMail(deps: Deps) {
  const outbox = outboxService(deps);
  return async (
    db: TenantDatabase,
    { address }: { address: string },
    because: SwitchedOffBecause,
  ): Promise<void> => {
    for (const { email, organizationName } of await findAdmins(db)) {
      await outbox.write(db, {
        kind: "webhookSwitchedOff",
        to: email,
        link: `${deps.env.origin}${screens.organization.path}`,
        organizationName: nameInEmail(organizationName),
        // The rest of an address may be a secret.
        host: nameInEmail(new URL(address).host),
        because,
      });
    }
  };
}
