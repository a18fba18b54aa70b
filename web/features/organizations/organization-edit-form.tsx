import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { FormProvider, useForm, useFormContext } from "react-hook-form";
import { fallbacks, messages } from "#contract/messages.ts";
import { companySizesOnEdit, industriesOnEdit } from "#contract/options.ts";
import { OrganizationEdit, type Organization } from "#contract/organization.ts";
import { failureOf } from "#web/api/refusal.ts";
import { useCall } from "#web/api/use-call.ts";
import { optionLabel } from "#web/features/organizations/option-label.ts";
import { OrganizationInformationFields } from "#web/features/organizations/organization-information-fields.tsx";
import {
  membershipsQuery,
  organizationQuery,
} from "#web/features/organizations/organization-queries.ts";
import { reportWriterTiles } from "#web/features/organizations/report-writers.ts";
import { sectionIds } from "#web/features/organizations/section-ids.ts";
import { voiceToneTiles } from "#web/features/organizations/voice-tones.ts";
import { Button } from "#web/ui/button/button.tsx";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";
import { FormActions, Form } from "#web/ui/form/form.tsx";
import { optionsWith } from "#web/ui/form/option.ts";
import { RadioTiles } from "#web/ui/form/radio-tiles.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";

/** Who reads a paste is chosen under AI model. */
const editable = OrganizationEdit.omit({ textReader: true });
const shown = Object.keys(editable.shape) as (keyof typeof editable.shape)[];

type OrganizationEditFormProps = { organization: Organization; onClose: () => void };

/** Information and branding as one form; leaving it without saving leaves everything as it was. */
export function OrganizationEditForm({ organization, onClose }: OrganizationEditFormProps) {
  const queryClient = useQueryClient();
  const { id } = organization;
  const form = useForm({
    resolver: zodResolver(OrganizationEdit),
    defaultValues: Object.fromEntries(shown.map((key) => [key, organization[key]])),
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
    onFailed: (error) => showError(failureOf(error, fallbacks.updateOrganization)),
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
          failure={
            update.isError ? failureOf(update.error, fallbacks.updateOrganization) : undefined
          }
          isBusy={update.isPending}
          saveLabel="Save Changes"
          onCancel={onClose}
        />
      </Form>
    </FormProvider>
  );
}

const suggestedStyles = [
  "Short and direct",
  "Warm and personal",
  "Facts first, then the ask",
  "One question at a time",
] as const;

/** Voice tone by example; messaging style in the organization's own words. */
function OrganizationBrandingFields() {
  const { register, formState, setValue } = useFormContext<OrganizationEdit>();
  const choose = (style: string) => setValue("messagingStyle", style, { shouldDirty: true });
  return (
    <div className="grid gap-5">
      <RadioTiles legend="Voice tone" options={voiceToneTiles} {...register("voiceTone")} />
      <div className="grid gap-2">
        <TextField
          error={formState.errors.messagingStyle?.message}
          hint="In your own words, or one of these."
          label="Messaging style"
          {...register("messagingStyle")}
        />
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">Suggested styles</legend>
          {suggestedStyles.map((style) => (
            <Button key={style} size="small" onClick={() => choose(style)}>
              {style}
            </Button>
          ))}
        </fieldset>
      </div>
      <RadioTiles
        legend="Reports are written by"
        options={reportWriterTiles}
        {...register("reportWriter")}
      />
    </div>
  );
}
