import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ActivityFilter } from "#contract/organization.ts";
import { pathOf } from "#web/api/path.ts";
import { ActivityFilterFields } from "#web/features/organizations/activity-filter.tsx";
import { activitySentence } from "#web/features/organizations/activity-sentence.ts";
import { activityQuery, membersQuery } from "#web/features/organizations/organization-queries.ts";
import { sectionIds } from "#web/features/organizations/section-ids.ts";
import { Chip } from "#web/ui/tags/chip.tsx";
import { DownloadLink } from "#web/ui/button/download-link.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { PastTime } from "#web/ui/time/time.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";

type ActivitySectionProps = { organizationId: number };

/** Who changed what, and who was refused; for admins. */
export function ActivitySection({ organizationId }: ActivitySectionProps) {
  const [filter, setFilter] = useState<ActivityFilter>({});
  const { data: activities, isError, refetch } = useQuery(activityQuery(organizationId, filter));
  const { data: members = [] } = useQuery(membersQuery(organizationId));
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <SettingsSection
      action={
        <DownloadLink
          href={pathOf("exportActivity", { params: { organizationId }, query: filter })}
        >
          Export activity
        </DownloadLink>
      }
      id={sectionIds.activity}
      lead="Recent changes, including attempts that were refused."
      title="Activity"
    >
      <ActivityFilterFields filter={filter} members={members} onChange={setFilter} />
      {isError && (
        <LoadFailure text="The activity could not be loaded." onRetry={() => void refetch()} />
      )}
      {!activities && !isError && <SkeletonRows count={4} />}
      {activities?.length === 0 && (
        <p className="text-ink-3">{isFiltered ? "Nothing found." : "Nothing happened yet."}</p>
      )}
      <ol className="grid divide-y divide-line-soft">
        {activities?.map((activity) => (
          <li
            key={activity.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5 first:pt-0 last:pb-0"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-2 text-small">
              {activitySentence(activity)}
              {activity.outcome === "denied" && <Chip tone="bad">Refused</Chip>}
            </span>
            <span className="text-meta text-ink-3">
              <PastTime iso={activity.createdAt} />
            </span>
          </li>
        ))}
      </ol>
    </SettingsSection>
  );
}
