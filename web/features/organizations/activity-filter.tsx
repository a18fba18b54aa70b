import type { ActivityFilter, activityKinds, Member } from "#contract/organization.ts";
import type { Option } from "#web/ui/form/option.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

const kinds: Record<(typeof activityKinds)[number], string> = {
  job: "Jobs",
  output: "Reports",
  member: "Members",
  invitation: "Invitations",
  organization: "Organization",
  connection: "Connections",
  data: "Exports of everything",
};
const kindOptions: Option[] = Object.entries(kinds).map(([value, label]) => ({ value, label }));

type ActivityFilterFieldsProps = {
  filter: ActivityFilter;
  members: readonly Member[];
  onChange: (filter: ActivityFilter) => void;
};

/** Whose activity, of which kind and from when to when; what is left empty leaves nothing out. */
export function ActivityFilterFields({ filter, members, onChange }: ActivityFilterFieldsProps) {
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
