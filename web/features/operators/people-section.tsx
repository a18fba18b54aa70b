import { query } from "#web/api/query.ts";
import { OperatorList } from "#web/features/operators/operator-list.tsx";
import { PersonRow } from "#web/features/operators/person-row.tsx";
import { SearchField, ShownCount, useSearch } from "#web/features/operators/search-field.tsx";
import { Rows } from "#web/ui/layout/rows.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";

/** Everybody with an account. */
export function PeopleSection() {
  const { typed, setTyped, query: search } = useSearch();
  return (
    <SettingsSection id="people" lead="Everybody who has an account here." title="People">
      <SearchField label="Name or address" value={typed} onChange={setTyped} />
      <OperatorList asked={query("listPeople", { query: search })}>
        {({ people, total }) => (
          <>
            {people.length === 0 && <p className="text-ink-3">Nobody found.</p>}
            <Rows label="People">
              {people.map((person) => (
                <PersonRow key={person.id} person={person} />
              ))}
            </Rows>
            <ShownCount order="The newest" shown={people.length} total={total} />
          </>
        )}
      </OperatorList>
    </SettingsSection>
  );
}
