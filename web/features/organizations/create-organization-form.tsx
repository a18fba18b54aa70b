import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { fallbacks, messages } from "#contract/messages.ts";
import { companySizesOnCreate, industriesOnCreate } from "#contract/options.ts";
import { OrganizationForm } from "#contract/organization.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { useCall } from "#web/api/use-call.ts";
import { emailDomain } from "#web/features/organizations/email-domain.ts";
import { optionLabel } from "#web/features/organizations/option-label.ts";
import { membershipsQuery } from "#web/features/organizations/organization-queries.ts";
import { useOrganizationSelection } from "#web/features/organizations/selection.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Form } from "#web/ui/form.tsx";
import { optionsWith } from "#web/ui/option.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showError, showSuccess } from "#web/ui/toasts.ts";

type CreateOrganizationFormProps = { email: string; onCreated: () => void };

function failureOf(error: unknown) {
  return { title: "Error", description: sentenceOf(error) ?? fallbacks.createOrganization };
}

/** A new organization; whoever creates it becomes its admin. */
export function CreateOrganizationForm({ email, onCreated }: CreateOrganizationFormProps) {
  const queryClient = useQueryClient();
  const { select } = useOrganizationSelection();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(OrganizationForm),
    defaultValues: {
      name: "",
      domain: emailDomain(email),
      description: "",
      website: "",
      industry: "" as const,
      companySize: "" as const,
    },
  });
  const create = useCall("createOrganizationInDialog", {
    onDone: async (organization) => {
      showSuccess(messages.organizationCreated);
      await queryClient.invalidateQueries(membershipsQuery);
      select(organization.id);
      onCreated();
    },
    onFailed: (error) => showError(failureOf(error)),
  });
  const { errors } = formState;
  return (
    <Form onSubmit={handleSubmit((body) => create.mutate({ body }))}>
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
          options={optionsWith(industriesOnCreate, "", optionLabel)}
          {...register("industry")}
        />
        <SelectField
          error={errors.companySize?.message}
          label="Company size"
          options={optionsWith(companySizesOnCreate, "")}
          {...register("companySize")}
        />
      </div>
      <FormError message={create.isError ? failureOf(create.error) : undefined} />
      <Button
        className="tablet:justify-self-end"
        isBusy={create.isPending}
        look="primary"
        type="submit"
      >
        Create Organization
      </Button>
    </Form>
  );
}
