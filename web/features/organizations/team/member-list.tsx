import { useQuery } from "@tanstack/react-query";
import type { Organization } from "#contract/organization.ts";
import { MemberRow } from "#web/features/organizations/team/member-row.tsx";
import { membersQuery } from "#web/features/organizations/organization-queries.ts";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { Rows } from "#web/ui/layout/rows.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";

type MemberListProps = { organization: Organization; userId: string };

export function MemberList({ organization, userId }: MemberListProps) {
  const { data: members, isError, refetch } = useQuery(membersQuery(organization.id));
  if (isError) {
    return <LoadFailure text="The members could not be loaded." onRetry={() => void refetch()} />;
  }
  if (!members) return <SkeletonRows count={3} />;
  return (
    <Rows label="Members">
      {members.map((member) => (
        <MemberRow
          key={member.id}
          isSelf={member.userId === userId}
          member={member}
          organization={organization}
        />
      ))}
    </Rows>
  );
}
