import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { InvitationForm, type InvitationSent } from "#contract/invitation.ts";
import { fallbacks, messages } from "#contract/messages.ts";
import { failureOf } from "#web/api/refusal.ts";
import { roleOptions } from "#web/features/organizations/team/role-label.ts";
import { useTeamCall } from "#web/features/organizations/team/use-team-call.ts";
import { Button } from "#web/ui/button/button.tsx";
import { FormError, Form } from "#web/ui/form/form.tsx";
import { Segment } from "#web/ui/button/segment.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

type InviteFormProps = {
  organizationId: number;
  onSent: (invitation: InvitationSent) => void;
  onCancel: () => void;
};

/** Invites somebody by e-mail, as a recruiter unless said otherwise (spec §5). */
export function InviteForm({ organizationId, onSent, onCancel }: InviteFormProps) {
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(InvitationForm),
    defaultValues: { email: "", role: "recruiter" as const },
  });
  useEffect(() => setFocus("email"), [setFocus]);
  const invite = useTeamCall("inviteMember", {
    organizationId,
    done: messages.invitationSent,
    failed: { title: "Error", description: fallbacks.sendInvitation },
    onDone: onSent,
  });
  const failure = invite.isError ? failureOf(invite.error, fallbacks.sendInvitation) : undefined;
  return (
    <div className="rounded-card border border-line bg-canvas p-4">
      <Form onSubmit={handleSubmit((body) => invite.mutate({ params: { organizationId }, body }))}>
        <div className="grid gap-4 tablet:grid-cols-[minmax(0,1fr)_220px]">
          <TextField
            autoComplete="off"
            error={formState.errors.email?.message}
            isRequired
            label="Email"
            type="email"
            {...register("email")}
          />
          <Segment legend="Role" options={roleOptions} {...register("role")} />
        </div>
        <FormError message={failure} />
        <div className="flex justify-end gap-2">
          <Button onClick={onCancel}>Cancel</Button>
          <Button isBusy={invite.isPending} look="primary" needsServer type="submit">
            Send Invitation
          </Button>
        </div>
      </Form>
    </div>
  );
}
