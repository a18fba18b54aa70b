import { useState } from "react";
import { InvitationToken } from "#contract/invitation.ts";
import { joinByLink } from "#contract/messages.ts";
import { linkToInvitation } from "#contract/screens.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { focusWhenShown } from "#web/ui/hooks/focus-when-shown.ts";
import { TextField } from "#web/ui/form/text-field.tsx";

type JoinByLinkFormProps = { isJoining: boolean; onJoin: (token: string) => void };

/** Joins with the link that was sent or copied, where nobody confirms addresses (readings.md 18). */
export function JoinByLinkForm({ isJoining, onJoin }: JoinByLinkFormProps) {
  const [link, setLink] = useState("");
  const [error, setError] = useState<string>();
  const submit = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const token = InvitationToken.safeParse(link.trim().split(linkToInvitation("")).at(-1));
    if (token.success) onJoin(token.data);
    else setError(`Paste the whole link. It begins with ${window.location.origin}/invite/`);
  };
  return (
    <div className="basis-full">
      <Form onSubmit={submit}>
        <TextField
          autoComplete="off"
          ref={focusWhenShown}
          error={error}
          hint={joinByLink}
          inputMode="url"
          label="Invitation link"
          value={link}
          onChange={(event) => setLink(event.currentTarget.value)}
        />
        <div>
          <Button isBusy={isJoining} look="primary" needsServer type="submit">
            Join
          </Button>
        </div>
      </Form>
    </div>
  );
}
