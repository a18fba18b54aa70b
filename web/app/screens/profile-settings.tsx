import { useQuery } from "@tanstack/react-query";
import { screens } from "#contract/screens.ts";
import type { User } from "#contract/user.ts";
import type { SessionUser } from "#web/api/auth.ts";
import { greetingName } from "#web/features/accounts/greeting.ts";
import { MembershipList } from "#web/features/organizations/choose/membership-list.tsx";
import { OrganizationsFailure } from "#web/features/organizations/choose/organizations-failure.tsx";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import { accountQuery } from "#web/features/profile/account-query.ts";
import { AccountSecurity } from "#web/features/profile/account-security.tsx";
import { ConnectedAccounts } from "#web/features/profile/connected-accounts.tsx";
import { PersonalInformation } from "#web/features/profile/personal-information.tsx";
import { profileSections } from "#web/features/profile/profile-sections.ts";
import { SessionList } from "#web/features/profile/session-list.tsx";
import { YourData } from "#web/features/profile/your-data.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { DefinitionList, DefinitionRow } from "#web/ui/layout/definition-list.tsx";
import { SettingsPage, SettingsSection } from "#web/ui/layout/settings-page.tsx";
import { Chip } from "#web/ui/tags/chip.tsx";
import { CalendarDate } from "#web/ui/time/time.tsx";

type ProfileSettingsProps = { user: SessionUser };

const entries = Object.values(profileSections);

export function ProfileSettings({ user }: ProfileSettingsProps) {
  const { data: account } = useQuery(accountQuery);
  const { isLoading, hasFailed, memberships } = useOrganizationSelection();
  return (
    <SettingsPage entries={entries} lead={greetingName(user)} title={screens.profile.title}>
      <PersonalInformation account={account} user={user} />
      <ConnectedAccounts />
      <AccountSecurity hasSecondStep={user.twoFactorEnabled === true} />
      <SessionList />
      <SettingsSection {...profileSections.organizations}>
        {isLoading && <SkeletonRows count={2} />}
        {hasFailed && <OrganizationsFailure />}
        {!isLoading && !hasFailed && <MembershipList memberships={memberships} />}
      </SettingsSection>
      <AccountStatus user={user} />
      <YourData />
    </SettingsPage>
  );
}

type AccountStatusProps = { user: User };

function AccountStatus({ user }: AccountStatusProps) {
  return (
    <SettingsSection {...profileSections.status}>
      <DefinitionList>
        <DefinitionRow term="Email">
          {user.emailVerified ? <Chip tone="good">Verified</Chip> : <Chip>Not verified</Chip>}
        </DefinitionRow>
        <DefinitionRow term="Member since">
          <CalendarDate iso={user.createdAt} />
        </DefinitionRow>
      </DefinitionList>
    </SettingsSection>
  );
}
