import { useQuery } from "@tanstack/react-query";
import type { User } from "#contract/user.ts";
import { pendingInvitationsQuery } from "#web/features/organizations/organization-queries.ts";
import { OrganizationSetupTabs } from "#web/features/organizations/choose/organization-setup-tabs.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";

type OrganizationSetupDialogProps = { user: Pick<User, "email" | "emailVerified"> } & (
  | { onClose: () => void; onLogout?: never }
  /** Without an organization nobody can work: the dialog stays, and Logout is the only way out. */
  | { onClose?: never; onLogout: () => void }
);

/** Join an organization by invitation or create one. */
export function OrganizationSetupDialog(props: OrganizationSetupDialogProps) {
  const { user, onClose, onLogout } = props;
  const { data: invitations, isError } = useQuery(pendingInvitationsQuery);
  const known = invitations ?? (isError ? [] : undefined);
  return (
    <Dialog
      description="Jobs and reports belong to an organization. Join one that invited you, or create your own."
      isOpen
      title={onLogout ? "Organization Required" : "Set Up Your Organization"}
      onClose={onClose}
    >
      {known ? (
        <OrganizationSetupTabs user={user} invitations={known} onDone={() => onClose?.()} />
      ) : (
        <SkeletonRows count={3} />
      )}
      {onLogout && (
        <p className="mt-5 flex items-center gap-1 border-t border-line-soft pt-4 text-small text-ink-3">
          Signed in as {user.email}.
          <Button look="quiet" size="small" onClick={onLogout}>
            Logout
          </Button>
        </p>
      )}
    </Dialog>
  );
}
