import type { Organization } from "#contract/organization.ts";
import { optionLabel } from "#web/features/organizations/option-label.ts";
import { sectionIds } from "#web/features/organizations/section-ids.ts";
import { DefinitionList, DefinitionRow } from "#web/ui/layout/definition-list.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";

type OrganizationInformationProps = { organization: Organization };

/** Creating an organization takes any text for its website; only an https address leads anywhere. */
function httpsHref(website: string): string | undefined {
  const url = URL.parse(website);
  return url?.protocol === "https:" && url.username === "" ? url.href : undefined;
}

export function OrganizationInformation({ organization }: OrganizationInformationProps) {
  const { website } = organization;
  const href = httpsHref(website);
  return (
    <SettingsSection id={sectionIds.information} title="Information">
      <DefinitionList>
        <DefinitionRow term="Name">{organization.name}</DefinitionRow>
        <DefinitionRow term="Domain">{organization.domain}</DefinitionRow>
        <DefinitionRow term="Description">{organization.description}</DefinitionRow>
        <DefinitionRow term="Website">
          {href === undefined ? (
            website
          ) : (
            <a
              className="rounded-chip text-blue underline underline-offset-2"
              href={href}
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
