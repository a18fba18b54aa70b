import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { pathOf } from "#web/api/path.ts";
import { accountQuery } from "#web/features/profile/account-query.ts";
import { profileSections } from "#web/features/profile/profile-sections.ts";
import { ActionRow } from "#web/ui/button/action-row.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { DownloadLink } from "#web/ui/button/download-link.tsx";
import { Rows } from "#web/ui/layout/rows.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";

const DeleteAccountDialog = lazy(async () => ({
  default: (await import("#web/features/profile/delete-account-dialog.tsx")).DeleteAccountDialog,
}));

/** What a person can take with them, and how they go. */
export function YourData() {
  const { data: account } = useQuery(accountQuery);
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <SettingsSection {...profileSections.data}>
      <Rows label="Your data">
        <ActionRow
          action={<DownloadLink href={pathOf("exportPerson")}>Download my data</DownloadLink>}
          detail="Your profile, sessions and organizations, what you did, and every text you edited, as one JSON file."
          title="Download your data"
        />
        <ActionRow
          action={
            <Button
              className="max-tablet:-ml-3.5"
              isDisabled={!account}
              look="quietDanger"
              onClick={() => setIsLeaving(true)}
            >
              Delete account
            </Button>
          }
          detail="Your account and everything that belongs only to you are deleted at once."
          title="Delete your account"
        />
      </Rows>
      <Suspense>
        {isLeaving && account && (
          <DeleteAccountDialog
            hasPassword={account.hasPassword}
            onClose={() => setIsLeaving(false)}
          />
        )}
      </Suspense>
    </SettingsSection>
  );
}
