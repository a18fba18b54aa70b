import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { fallbacks, messages } from "#contract/messages.ts";
import { OrganizationForm } from "#contract/organization.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { query } from "#web/api/query.ts";
import { useCall } from "#web/api/use-call.ts";
import { useOrganizationSelection } from "#web/features/organizations/selection.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showError, showSuccess } from "#web/ui/toasts.ts";

type OrganizationSetupDialogProps = { emailDomain: string; onLogout: () => void };

/** Nobody works without an organization: this dialog cannot be dismissed, only left by Logout. */
export function OrganizationSetupDialog({ emailDomain, onLogout }: OrganizationSetupDialogProps) {
  const queryClient = useQueryClient();
  const { select } = useOrganizationSelection();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(OrganizationForm),
    defaultValues: { name: "", domain: emailDomain },
  });
  const create = useCall("createOrganizationInDialog", {
    onDone: async (organization) => {
      showSuccess(messages.organizationCreated);
      select(organization.id);
      await queryClient.invalidateQueries(query("listOrganizations"));
    },
    onFailed: (error) =>
      showError({ title: "Error", description: sentenceOf(error) ?? fallbacks.createOrganization }),
  });
  return (
    <Dialog
      description="Jobs and reports belong to an organization. Create yours to begin."
      isOpen
      title="Organization Required"
    >
      <Form onSubmit={handleSubmit((body) => create.mutate({ body }))}>
        <TextField
          autoComplete="organization"
          error={formState.errors.name?.message}
          isRequired
          label="Organization Name"
          {...register("name")}
        />
        <TextField
          error={formState.errors.domain?.message}
          label="Domain"
          {...register("domain")}
        />
        <div className="mt-2 flex items-center justify-between gap-3">
          <Button look="quiet" onClick={onLogout}>
            Logout
          </Button>
          <Button isBusy={create.isPending} look="primary" type="submit">
            Create Organization
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
