import { useFormContext } from "react-hook-form";
import type { OrganizationEdit } from "#contract/organization.ts";
import type { Option } from "#web/ui/form/option.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextAreaField, TextField } from "#web/ui/form/text-field.tsx";

type OrganizationInformationFieldsProps = {
  industries: readonly Option[];
  companySizes: readonly Option[];
};

/** What creating and editing an organization ask alike; only their option lists differ. */
export function OrganizationInformationFields({
  industries,
  companySizes,
}: OrganizationInformationFieldsProps) {
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
          options={industries}
          {...register("industry")}
        />
        <SelectField
          error={errors.companySize?.message}
          label="Company size"
          options={companySizes}
          {...register("companySize")}
        />
      </div>
    </div>
  );
}
