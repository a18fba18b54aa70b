import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ActivityFilter, activityKinds, Member } from "#contract/organization.ts";
import { pathOf } from "#web/api/path.ts";
import { activitySentence } from "#web/features/organizations/activity-sentence.ts";
import { activityQuery, membersQuery } from "#web/features/organizations/organization-queries.ts";
import { sectionIds } from "#web/features/organizations/section-ids.ts";
import { DownloadLink } from "#web/ui/button/download-link.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import type { Option } from "#web/ui/form/option.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";
import { Chip } from "#web/ui/tags/chip.tsx";
import { PastTime } from "#web/ui/time/time.tsx";

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
        <p className="text-ink-3">{isFiltered ? "Nothing found." : "No activity yet."}</p>
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

const kinds: Record<(typeof activityKinds)[number], string> = {
  job: "Jobs",
  output: "Reports",
  room: "Rooms",
  decision: "Decisions",
  share: "Shared links",
  member: "Members",
  invitation: "Invitations",
  organization: "Organization",
  connection: "Connections",
  token: "API tokens",
  agent: "Agents",
  webhook: "Webhooks",
  data: "Exports of everything",
};
const kindOptions: Option[] = Object.entries(kinds).map(([value, label]) => ({ value, label }));

type ActivityFilterFieldsProps = {
  filter: ActivityFilter;
  members: readonly Member[];
  onChange: (filter: ActivityFilter) => void;
};

/** Whose activity, of which kind and from when to when; what is left empty leaves nothing out. */
function ActivityFilterFields({ filter, members, onChange }: ActivityFilterFieldsProps) {
  const set = (name: keyof ActivityFilter, value: string) => {
    const { [name]: _, ...rest } = filter;
    onChange(value === "" ? rest : { ...rest, [name]: value });
  };
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 tablet:grid-cols-[1fr_1fr_auto_auto] [&>*]:min-w-0">
      <SelectField
        label="Person"
        options={[
          { value: "", label: "Everybody" },
          ...members.map(({ userId, name }) => ({ value: userId, label: name })),
        ]}
        value={filter.person ?? ""}
        onChange={(event) => set("person", event.target.value)}
      />
      <SelectField
        label="About"
        options={[{ value: "", label: "Everything" }, ...kindOptions]}
        value={filter.kind ?? ""}
        onChange={(event) => set("kind", event.target.value)}
      />
      <TextField
        className="min-w-0 px-2 text-small"
        label="From"
        type="date"
        value={filter.since ?? ""}
        onChange={(event) => set("since", event.target.value)}
      />
      <TextField
        className="min-w-0 px-2 text-small"
        label="To"
        type="date"
        value={filter.until ?? ""}
        onChange={(event) => set("until", event.target.value)}
      />
    </div>
  );
}
