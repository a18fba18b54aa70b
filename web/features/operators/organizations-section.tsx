import { countOf } from "#english/counts.ts";
import { query } from "#web/api/query.ts";
import { dollars } from "#web/ui/dollars.ts";
import { OperatorList } from "#web/features/operators/operator-list.tsx";
import { SearchField, ShownCount, useSearch } from "#web/features/operators/search-field.tsx";
import { CalendarDate } from "#web/ui/time/time.tsx";
import { InitialTile } from "#web/ui/brand/avatar.tsx";
import { Row, Rows } from "#web/ui/layout/rows.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";

/** Every organization with what can be counted about it. */
export function OrganizationsSection() {
  const { typed, setTyped, query: search } = useSearch();
  return (
    <SettingsSection
      id="organizations"
      lead="Sorted by spending on models in the last 30 days."
      title="Organizations"
    >
      <SearchField label="Name" value={typed} onChange={setTyped} />
      <OperatorList asked={query("listAllOrganizations", { query: search })}>
        {({ organizations, total }) => (
          <>
            {organizations.length === 0 && <p className="text-ink-3">None found.</p>}
            <Rows label="Organizations">
              {organizations.map((organization) => (
                <Row
                  key={organization.id}
                  actions={
                    <span className="flex gap-x-2 text-small tabular-nums tablet:grid tablet:text-right">
                      {dollars(organization.monthMicros)} in 30 days
                      <span className="text-ink-3">{dollars(organization.todayMicros)} today</span>
                    </span>
                  }
                  detail={
                    <>
                      {countOf(organization.members, "member")} ·{" "}
                      {countOf(organization.jobs, "job")} · since{" "}
                      <CalendarDate iso={organization.createdAt} />
                    </>
                  }
                  tile={<InitialTile name={organization.name} size="medium" />}
                  title={organization.name}
                />
              ))}
            </Rows>
            <ShownCount order="The first" shown={organizations.length} total={total} />
          </>
        )}
      </OperatorList>
    </SettingsSection>
  );
}
