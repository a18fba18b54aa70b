import type { Organization } from "#contract/organization.ts";
import { roleLabel } from "#web/features/organizations/team/role-label.ts";
import { sectionIds } from "#web/features/organizations/section-ids.ts";
import { CalendarDate } from "#web/ui/time/time.tsx";
import { DefinitionList, DefinitionRow } from "#web/ui/layout/definition-list.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";

type OrganizationRecordProps = { organization: Organization };

export function OrganizationRecord({ organization }: OrganizationRecordProps) {
  return (
    <SettingsSection id={sectionIds.record} title="Organization info">
      <DefinitionList>
        <DefinitionRow term="Created">
          <CalendarDate iso={organization.createdAt} />
        </DefinitionRow>
        <DefinitionRow term="Last updated">
          <CalendarDate iso={organization.updatedAt} />
        </DefinitionRow>
        <DefinitionRow term="Your role">{roleLabel(organization.userRole)}</DefinitionRow>
      </DefinitionList>
    </SettingsSection>
  );
}
