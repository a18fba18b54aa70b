import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { fallbacks, messages } from "#contract/messages.ts";
import { timezones } from "#contract/options.ts";
import { ProfileForm as ProfileFields, type AccountInfo, type User } from "#contract/user.ts";
import { failureOf } from "#web/api/refusal.ts";
import { sessionQuery } from "#web/api/auth.ts";
import { useCall } from "#web/api/use-call.ts";
import { EmailRow } from "#web/features/profile/email-row.tsx";
import { SignaturePreview } from "#web/features/profile/signature-preview.tsx";
import { DefinitionList } from "#web/ui/layout/definition-list.tsx";
import { FormActions, Form } from "#web/ui/form/form.tsx";
import { optionsWith } from "#web/ui/form/option.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextAreaField, TextField } from "#web/ui/form/text-field.tsx";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

type ProfileFormProps = { user: User; account: AccountInfo | undefined; onClose: () => void };

/** The personal fields; leaving without saving leaves everything as it was. */
export function ProfileForm({ user, account, onClose }: ProfileFormProps) {
  const queryClient = useQueryClient();
  const { name, phone, title, location, linkedinURL, bio, timezone, signatureBlock } = user;
  const { control, register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(ProfileFields),
    defaultValues: { name, phone, title, location, linkedinURL, bio, timezone, signatureBlock },
  });
  useEffect(() => setFocus("name"), [setFocus]);
  const update = useCall("updateProfile", {
    onDone: async () => {
      await queryClient.invalidateQueries(sessionQuery);
      showSuccess(messages.profileUpdated);
      onClose();
    },
    onFailed: (error) => showError(failureOf(error, fallbacks.updateProfile)),
  });
  const { errors } = formState;
  const signature = useWatch({ control, name: "signatureBlock" }) ?? "";
  return (
    <Form onSubmit={handleSubmit((body) => update.mutate({ body }))}>
      <TextField
        autoComplete="name"
        error={errors.name?.message}
        isRequired
        label="Name"
        {...register("name")}
      />
      <DefinitionList>
        <EmailRow account={account} user={user} />
      </DefinitionList>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          autoComplete="tel"
          error={errors.phone?.message}
          label="Phone"
          type="tel"
          {...register("phone")}
        />
        <TextField
          autoComplete="organization-title"
          error={errors.title?.message}
          label="Title"
          {...register("title")}
        />
        <TextField error={errors.location?.message} label="Location" {...register("location")} />
        <TextField
          error={errors.linkedinURL?.message}
          label="LinkedIn URL"
          {...register("linkedinURL")}
        />
      </div>
      <TextAreaField error={errors.bio?.message} label="Bio" {...register("bio")} />
      <SelectField
        error={errors.timezone?.message}
        label="Time zone"
        options={optionsWith(timezones, timezone)}
        {...register("timezone")}
      />
      <TextAreaField
        error={errors.signatureBlock?.message}
        hint="Added to the messages in reports you create."
        label="Signature block"
        {...register("signatureBlock")}
      />
      <SignaturePreview signature={signature} />
      <FormActions
        failure={update.isError ? failureOf(update.error, fallbacks.updateProfile) : undefined}
        isBusy={update.isPending}
        saveLabel="Save Changes"
        onCancel={onClose}
      />
    </Form>
  );
}
