import { Lock } from "lucide-react";
import type { AccountInfo, User } from "#contract/user.ts";
import { providerName } from "#web/features/profile/provider-name.ts";
import { DefinitionRow } from "#web/ui/layout/definition-list.tsx";

type EmailRowProps = { user: User; account: AccountInfo | undefined };

/** The address is read-only, and says why. */
export function EmailRow({ user, account }: EmailRowProps) {
  return (
    <DefinitionRow term="Email">
      {user.email}
      <span className="mt-0.5 flex items-center gap-1.5 text-small text-ink-3">
        <Lock className="size-3.5!" />
        {emailLockReason(account)}
      </span>
    </DefinitionRow>
  );
}

/** Why the address cannot be changed here: an OAuth account brings it, or security (spec §2). */
export function emailLockReason(account: AccountInfo | undefined): string {
  const [first] = account?.providers ?? [];
  if (account && !account.hasPassword && first) {
    return `Managed by your OAuth account at ${providerName(first.provider)}.`;
  }
  return "Locked for security. It is how you sign in.";
}
