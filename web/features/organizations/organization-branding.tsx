import type { Organization } from "#contract/organization.ts";
import { optionLabel } from "#web/features/organizations/option-label.ts";
import { reportWriterLabel } from "#web/features/organizations/report-writers.ts";
import { sectionIds } from "#web/features/organizations/section-ids.ts";
import { sampleOf } from "#web/features/organizations/voice-tones.ts";
import { DefinitionList, DefinitionRow } from "#web/ui/layout/definition-list.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";

type OrganizationBrandingProps = { organization: Organization };

export function OrganizationBranding({ organization }: OrganizationBrandingProps) {
  const sample = sampleOf(organization.voiceTone);
  return (
    <SettingsSection
      id={sectionIds.branding}
      lead="How your outreach sounds in the reports."
      title="Branding and messaging"
    >
      <DefinitionList>
        <DefinitionRow term="Voice tone">
          {organization.voiceTone && (
            <>
              {optionLabel(organization.voiceTone)}
              {sample && <span className="mt-0.5 block text-small text-ink-2">“{sample}”</span>}
            </>
          )}
        </DefinitionRow>
        <DefinitionRow term="Messaging style">{organization.messagingStyle}</DefinitionRow>
        <DefinitionRow term="Reports are written by">
          {reportWriterLabel(organization.reportWriter)}
        </DefinitionRow>
      </DefinitionList>
    </SettingsSection>
  );
}
