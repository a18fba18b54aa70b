import { lazy, Suspense, useState } from "react";
import type { Organization } from "#contract/organization.ts";
import { pathOf } from "#web/api/path.ts";
import { sectionIds } from "#web/features/organizations/section-ids.ts";
import { ActionRow } from "#web/ui/button/action-row.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { DownloadLink } from "#web/ui/button/download-link.tsx";
import { Rows } from "#web/ui/layout/rows.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";

const DeleteOrganizationDialog = lazy(async () => ({
  default: (await import("#web/features/organizations/delete-organization-dialog.tsx"))
    .DeleteOrganizationDialog,
}));

type DataSectionProps = { organization: Organization };

/** Everything the organization has, to be taken out or deleted; for admins. */
export function DataSection({ organization }: DataSectionProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const params = { organizationId: organization.id };
  return (
    <SettingsSection id={sectionIds.data} title="Data">
      <Rows label="Data">
        <ActionRow
          action={
            <DownloadLink href={pathOf("exportOrganization", { params })}>Export</DownloadLink>
          }
          detail="Jobs, reports with every version, members, invitations, activity and model costs, as one JSON file."
          title="Export everything"
        />
        <ActionRow
          action={
            <Button
              className="max-tablet:-ml-3.5"
              look="quietDanger"
              onClick={() => setIsDeleting(true)}
            >
              Delete organization
            </Button>
          }
          detail="The organization and everything in it are deleted at once, for every member."
          title="Delete everything"
        />
      </Rows>
      <Suspense>
        {isDeleting && (
          <DeleteOrganizationDialog
            organization={organization}
            onClose={() => setIsDeleting(false)}
          />
        )}
      </Suspense>
    </SettingsSection>
  );
}
