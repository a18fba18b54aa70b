import { useQuery } from "@tanstack/react-query";
import { KeyRound, Link2 } from "lucide-react";
import { fallbacks } from "#contract/messages.ts";
import { accountQuery } from "#web/features/profile/account-query.ts";
import { profileSections } from "#web/features/profile/profile-sections.ts";
import { providerName } from "#web/features/profile/provider-name.ts";
import { IconTile } from "#web/ui/layout/icon-tile.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { Row, Rows } from "#web/ui/layout/rows.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";

/** How the person can sign in. */
export function ConnectedAccounts() {
  const { data: account, isError, refetch } = useQuery(accountQuery);
  return (
    <SettingsSection {...profileSections.accounts}>
      {isError && <LoadFailure text={fallbacks.fetchAccounts} onRetry={() => void refetch()} />}
      {!account && !isError && <SkeletonRows count={1} />}
      {account && (
        <Rows label="Connected accounts">
          {account.hasPassword && (
            <Row
              detail="You sign in with your email and a password."
              tile={<IconTile icon={<KeyRound />} />}
              title={providerName("credential")}
            />
          )}
          {account.providers.map(({ provider }) => (
            <Row
              key={provider}
              detail="Connected"
              tile={<IconTile icon={<Link2 />} />}
              title={providerName(provider)}
            />
          ))}
        </Rows>
      )}
    </SettingsSection>
  );
}
