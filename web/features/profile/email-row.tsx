import { Lock } from "lucide-react";
import type { AccountInfo, User } from "#contract/user.ts";
import { emailLockReason } from "#web/features/profile/email-lock.ts";
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
