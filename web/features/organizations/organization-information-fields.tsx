import { useFormContext } from "react-hook-form";
import { companySizesOnEdit, industriesOnEdit } from "#contract/options.ts";
import type { Organization, OrganizationEdit } from "#contract/organization.ts";
import { optionLabel } from "#web/features/organizations/option-label.ts";
import { optionsWith } from "#web/ui/option.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type OrganizationInformationFieldsProps = { stored: Organization };

/** The edit form's lists, each with the stored value if the other reading brought it (readings.md 14). */
export function OrganizationInformationFields({ stored }: OrganizationInformationFieldsProps) {
  const { register, formState } = useFormContext<OrganizationEdit>();
  const { errors } = formState;
  return (
    <div className="grid gap-4">
      <TextField
        autoComplete="organization"
        error={errors.name?.message}
        isRequired
        label="Organization Name"
        {...register("name")}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField error={errors.domain?.message} label="Domain" {...register("domain")} />
        <TextField
          error={errors.website?.message}
          label="Website"
          placeholder="https://"
          type="url"
          {...register("website")}
        />
      </div>
      <TextAreaField
        error={errors.description?.message}
        label="Description"
        {...register("description")}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <SelectField
          error={errors.industry?.message}
          label="Industry"
          options={optionsWith(industriesOnEdit, stored.industry, optionLabel)}
          {...register("industry")}
        />
        <SelectField
          error={errors.companySize?.message}
          label="Company size"
          options={optionsWith(companySizesOnEdit, stored.companySize)}
          {...register("companySize")}
        />
      </div>
    </div>
  );
}
