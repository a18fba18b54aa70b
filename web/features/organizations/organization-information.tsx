import type { Organization } from "#contract/organization.ts";
import { optionLabel } from "#web/features/organizations/option-label.ts";
import { sectionIds } from "#web/features/organizations/settings-entries.ts";
import { DefinitionList } from "#web/ui/definition-list.tsx";
import { DefinitionRow } from "#web/ui/definition-row.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";

type OrganizationInformationProps = { organization: Organization };

export function OrganizationInformation({ organization }: OrganizationInformationProps) {
  const { website } = organization;
  return (
    <SettingsSection id={sectionIds.information} title="Information">
      <DefinitionList>
        <DefinitionRow term="Name">{organization.name}</DefinitionRow>
        <DefinitionRow term="Domain">{organization.domain}</DefinitionRow>
        <DefinitionRow term="Description">{organization.description}</DefinitionRow>
        <DefinitionRow term="Website">
          {website && (
            <a
              className="rounded-chip text-blue underline underline-offset-2"
              href={website}
              rel="noopener noreferrer"
              target="_blank"
            >
              {website}
            </a>
          )}
        </DefinitionRow>
        <DefinitionRow term="Industry">{optionLabel(organization.industry)}</DefinitionRow>
        <DefinitionRow term="Company size">{organization.companySize}</DefinitionRow>
      </DefinitionList>
    </SettingsSection>
  );
}
