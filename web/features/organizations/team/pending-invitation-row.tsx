import { useState } from "react";
import type { PendingInvitation } from "#contract/invitation.ts";
import { JoinByLinkForm } from "#web/features/organizations/team/join-by-link-form.tsx";
import { roleLabel } from "#web/features/organizations/team/role-label.ts";
import { Button } from "#web/ui/button/button.tsx";
import { CalendarDate } from "#web/ui/time/time.tsx";
import { InitialTile } from "#web/ui/brand/avatar.tsx";

type PendingInvitationRowProps = {
  /** Role and date may be absent (spec §3). */
  invitation: Omit<PendingInvitation, "role" | "createdAt"> &
    Partial<Pick<PendingInvitation, "role" | "createdAt">>;
  /** With several of them no Join stands out. */
  isOnly: boolean;
  /** Whether its own token opens it; else Join asks for the link. */
  isOpenToPerson: boolean;
  isJoining: boolean;
  onJoin: (token: string) => void;
};

export function PendingInvitationRow(props: PendingInvitationRowProps) {
  const { isOnly, isOpenToPerson, isJoining, onJoin } = props;
  const { token, organizationName, role, createdAt } = props.invitation;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-line px-4 py-3">
      <InitialTile name={organizationName} size="medium" />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-[620]">{organizationName}</p>
        <p className="text-small text-ink-3">
          {roleLabel(role)} · {createdAt ? <CalendarDate iso={createdAt} /> : "Recently"}
        </p>
      </div>
      {!isAsking && (
        <Button
          aria-label={`Join ${organizationName}`}
          isBusy={isJoining}
          needsServer
          look={isOnly ? "primary" : "secondary"}
          onClick={() => (isOpenToPerson ? onJoin(token) : setIsAsking(true))}
        >
          Join
        </Button>
      )}
      {isAsking && <JoinByLinkForm isJoining={isJoining} onJoin={onJoin} />}
    </li>
  );
}
