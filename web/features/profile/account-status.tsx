import type { User } from "#contract/user.ts";
import { profileSections } from "#web/features/profile/profile-sections.ts";
import { CalendarDate } from "#web/ui/time/time.tsx";
import { Chip } from "#web/ui/tags/chip.tsx";
import { DefinitionList, DefinitionRow } from "#web/ui/layout/definition-list.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";

type AccountStatusProps = { user: User };

export function AccountStatus({ user }: AccountStatusProps) {
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
