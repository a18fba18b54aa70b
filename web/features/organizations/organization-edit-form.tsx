import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { fallbacks, messages } from "#contract/messages.ts";
import { companySizesOnEdit, industriesOnEdit } from "#contract/options.ts";
import { OrganizationEdit, type Organization } from "#contract/organization.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { useCall } from "#web/api/use-call.ts";
import { optionLabel } from "#web/features/organizations/option-label.ts";
import { OrganizationBrandingFields } from "#web/features/organizations/organization-branding-fields.tsx";
import { OrganizationInformationFields } from "#web/features/organizations/organization-information-fields.tsx";
import {
  membershipsQuery,
  organizationQuery,
} from "#web/features/organizations/organization-queries.ts";
import { sectionIds } from "#web/features/organizations/section-ids.ts";
import { FormActions, Form } from "#web/ui/form/form.tsx";
import { optionsWith } from "#web/ui/form/option.ts";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

type OrganizationEditFormProps = { organization: Organization; onClose: () => void };

function failureOf(error: unknown) {
  return { title: "Error", description: sentenceOf(error) ?? fallbacks.updateOrganization };
}

/** Information and branding as one form; leaving it without saving leaves everything as it was. */
export function OrganizationEditForm({ organization, onClose }: OrganizationEditFormProps) {
  const queryClient = useQueryClient();
  const {
    id,
    userRole: _,
    createdAt: __,
    updatedAt: ___,
    textReader: ____,
    ...stored
  } = organization;
  const form = useForm({
    resolver: zodResolver(OrganizationEdit),
    defaultValues: stored as OrganizationEdit,
  });
  const { setFocus } = form;
  useEffect(() => setFocus("name"), [setFocus]);
  const update = useCall("updateOrganization", {
    onDone: async (updated) => {
      showSuccess(messages.organizationUpdated);
      queryClient.setQueryData(organizationQuery(id).queryKey, updated);
      onClose();
      await queryClient.invalidateQueries(membershipsQuery);
    },
    onFailed: (error) => showError(failureOf(error)),
  });
  const save = form.handleSubmit((body) => update.mutate({ params: { organizationId: id }, body }));
  return (
    <FormProvider {...form}>
      <Form onSubmit={save}>
        <SettingsSection id={sectionIds.information} title="Information">
          <OrganizationInformationFields
            companySizes={optionsWith(companySizesOnEdit, organization.companySize)}
            industries={optionsWith(industriesOnEdit, organization.industry, optionLabel)}
          />
        </SettingsSection>
        <SettingsSection id={sectionIds.branding} title="Branding and messaging">
          <OrganizationBrandingFields />
        </SettingsSection>
        <FormActions
          failure={update.isError ? failureOf(update.error) : undefined}
          isBusy={update.isPending}
          saveLabel="Save Changes"
          onCancel={onClose}
        />
      </Form>
    </FormProvider>
  );
}
