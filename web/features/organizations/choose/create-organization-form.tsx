import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { fallbacks, messages } from "#contract/messages.ts";
import { companySizesOnCreate, industriesOnCreate } from "#contract/options.ts";
import { OrganizationForm } from "#contract/organization.ts";
import { failureOf } from "#web/api/refusal.ts";
import { useCall } from "#web/api/use-call.ts";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import { optionLabel } from "#web/features/organizations/option-label.ts";
import { OrganizationInformationFields } from "#web/features/organizations/organization-information-fields.tsx";
import { membershipsQuery } from "#web/features/organizations/organization-queries.ts";
import { Button } from "#web/ui/button/button.tsx";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";
import { FormError, Form } from "#web/ui/form/form.tsx";
import { optionsWith } from "#web/ui/form/option.ts";

type CreateOrganizationFormProps = { email: string; onCreated: () => void };

/** A new organization; whoever creates it becomes its admin. */
export function CreateOrganizationForm({ email, onCreated }: CreateOrganizationFormProps) {
  const queryClient = useQueryClient();
  const { select } = useOrganizationSelection();
  const form = useForm({
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
    onFailed: (error) => showError(failureOf(error, fallbacks.createOrganization)),
  });
  return (
    <Form onSubmit={form.handleSubmit((body) => create.mutate({ body }))}>
      <FormProvider {...form}>
        <OrganizationInformationFields
          companySizes={optionsWith(companySizesOnCreate, "")}
          industries={optionsWith(industriesOnCreate, "", optionLabel)}
        />
      </FormProvider>
      <FormError
        message={create.isError ? failureOf(create.error, fallbacks.createOrganization) : undefined}
      />
      <Button
        className="tablet:justify-self-end"
        isBusy={create.isPending}
        look="primary"
        needsServer
        type="submit"
      >
        Create Organization
      </Button>
    </Form>
  );
}

/** The part of an address after the @, which a new organization's domain is filled with (spec §5). */
function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}
