import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { Organization } from "#contract/organization.ts";
import { failureOf } from "#web/api/refusal.ts";
import { useCall } from "#web/api/use-call.ts";
import { membershipsQuery } from "#web/features/organizations/organization-queries.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { FormError, Form } from "#web/ui/form/form.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { showSuccess } from "#web/ui/feedback/toasts.ts";

type DeleteOrganizationDialogProps = { organization: Organization; onClose: () => void };

/** Nobody deletes an organization by a slip: its name is typed, letter by letter. */
export function DeleteOrganizationDialog({ organization, onClose }: DeleteOrganizationDialogProps) {
  const { id: organizationId, name } = organization;
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { name: "" } });
  const remove = useCall("deleteOrganization", {
    onDone: async () => {
      showSuccess({ title: `${name} was deleted` });
      onClose();
      await queryClient.invalidateQueries({ queryKey: membershipsQuery.queryKey });
    },
    onFailed: () => setFocus("name"),
  });
  const failure = remove.isError
    ? failureOf(remove.error, "Failed to delete organization")
    : undefined;
  return (
    <Dialog
      description="Jobs, reports, members and invitations are deleted at once, and reports being written are stopped. This cannot be undone."
      isOpen
      title={`Delete ${name}?`}
      onClose={onClose}
    >
      <Form onSubmit={handleSubmit((body) => remove.mutate({ params: { organizationId }, body }))}>
        <TextField
          autoComplete="off"
          error={formState.errors.name?.message}
          isRequired
          label={`Type “${name}” to confirm`}
          spellCheck={false}
          {...register("name", {
            validate: (typed) => typed === name || "This is not the name of the organization",
          })}
        />
        <FormError message={failure} />
        <div className="mt-1 flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button isBusy={remove.isPending} look="danger" needsServer type="submit">
            Delete organization
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
