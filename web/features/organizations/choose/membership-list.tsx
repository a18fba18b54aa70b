import type { Membership } from "#contract/organization.ts";
import { emptyTexts } from "#contract/messages.ts";
import { optionLabel } from "#web/features/organizations/option-label.ts";
import { roleLabel } from "#web/features/organizations/team/role-label.ts";
import { Chip } from "#web/ui/tags/chip.tsx";
import { InitialTile } from "#web/ui/brand/avatar.tsx";
import { Row, Rows } from "#web/ui/layout/rows.tsx";

type MembershipListProps = { memberships: readonly Membership[] };

/** Where a person belongs, as what, and whether that is in force. */
export function MembershipList({ memberships }: MembershipListProps) {
  if (memberships.length === 0) {
    return <p className="text-ink-3">{emptyTexts.noOrganizations}</p>;
  }
  return (
    <Rows label="Organizations">
      {memberships.map(({ id, role, userStatus, organization }) => (
        <Row
          key={id}
          actions={
            <Chip tone={userStatus === "active" ? "good" : "plain"}>{optionLabel(userStatus)}</Chip>
          }
          detail={[roleLabel(role), organization.domain].filter(Boolean).join(" · ")}
          tile={<InitialTile name={organization.name} size="medium" />}
          title={organization.name}
        />
      ))}
    </Rows>
  );
}
