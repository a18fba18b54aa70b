import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import type { ComponentType } from "react";
import type { Organization } from "#contract/organization.ts";
import { may } from "#contract/permissions.ts";
import { screens } from "#contract/screens.ts";
import { ActivitySection } from "#web/features/organizations/activity-section.tsx";
import { DataSection } from "#web/features/organizations/data-section.tsx";
import { optionLabel } from "#web/features/organizations/option-label.ts";
import { OrganizationEditForm } from "#web/features/organizations/organization-edit-form.tsx";
import { OrganizationInformation } from "#web/features/organizations/organization-information.tsx";
import { organizationQuery } from "#web/features/organizations/organization-queries.ts";
import { reportWriterLabel } from "#web/features/organizations/report-writers.ts";
import { sectionIds } from "#web/features/organizations/section-ids.ts";
import { settingsEntries } from "#web/features/organizations/settings-entries.ts";
import { roleLabel } from "#web/features/organizations/team/role-label.ts";
import { TeamSection } from "#web/features/organizations/team/team-section.tsx";
import { sampleOf } from "#web/features/organizations/voice-tones.ts";
import { Button } from "#web/ui/button/button.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";
import { useEditMode } from "#web/ui/form/use-edit-mode.ts";
import { DefinitionList, DefinitionRow } from "#web/ui/layout/definition-list.tsx";
import { SettingsPage, SettingsSection } from "#web/ui/layout/settings-page.tsx";
import { CalendarDate } from "#web/ui/time/time.tsx";

type OrganizationSettingsProps = {
  organizationId: number;
  userId: string;
  /** What the organization is connected with; for admins. */
  connections: ComponentType<{ organization: Organization }>;
};

/** One organization as its members see it; only admins see what changes it (spec §2). */
export function OrganizationSettings(props: OrganizationSettingsProps) {
  const { organizationId, userId, connections: Connections } = props;
  const { data: organization, isError, refetch } = useQuery(organizationQuery(organizationId));
  const { isEditing, editButton, startEditing, stopEditing } = useEditMode();
  if (isError && !organization) {
    return (
      <LoadFailure text="The organization could not be loaded." onRetry={() => void refetch()} />
    );
  }
  if (!organization) return <PageSpinner />;
  const { userRole } = organization;
  const mayEdit = may(userRole, "organization.edit");
  return (
    <SettingsPage
      action={
        mayEdit &&
        !isEditing && (
          <Button
            ref={editButton}
            className="max-tablet:w-full"
            icon={<Pencil />}
            onClick={startEditing}
          >
            Edit Organization
          </Button>
        )
      }
      entries={settingsEntries(userRole)}
      lead={organization.name}
      title={screens.organization.title}
    >
      {mayEdit && isEditing ? (
        <OrganizationEditForm organization={organization} onClose={stopEditing} />
      ) : (
        <>
          <OrganizationInformation organization={organization} />
          <OrganizationBranding organization={organization} />
        </>
      )}
      <TeamSection organization={organization} userId={userId} />
      <OrganizationRecord organization={organization} />
      {may(userRole, "connection.read") && <Connections organization={organization} />}
      {may(userRole, "activity.read") && <ActivitySection organizationId={organizationId} />}
      {may(userRole, "data.export") && <DataSection organization={organization} />}
    </SettingsPage>
  );
}

type OrganizationBrandingProps = { organization: Organization };

function OrganizationBranding({ organization }: OrganizationBrandingProps) {
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

type OrganizationRecordProps = { organization: Organization };

function OrganizationRecord({ organization }: OrganizationRecordProps) {
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
