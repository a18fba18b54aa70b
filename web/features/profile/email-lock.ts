import type { AccountInfo } from "#contract/user.ts";
import { providerName } from "#web/features/profile/provider-name.ts";

/** Why the address cannot be changed here: an OAuth account brings it, or security (spec §2). */
export function emailLockReason(account: AccountInfo | undefined): string {
  const [first] = account?.providers ?? [];
  if (account && !account.hasPassword && first) {
    return `Managed by your OAuth account at ${providerName(first.provider)}.`;
  }
  return "Locked for security. It is how you sign in.";
}
