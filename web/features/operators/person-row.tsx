import { Ban, KeyRound, MailCheck, MoreHorizontal, Undo2 } from "lucide-react";
import { useState } from "react";
import type { OperatorPerson } from "#contract/operator.ts";
import { useOperatorCall } from "#web/features/operators/use-operator-call.ts";
import { Avatar } from "#web/ui/brand/avatar.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Chip } from "#web/ui/tags/chip.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { MenuItem, Menu } from "#web/ui/menu/menu.tsx";
import { PastTime } from "#web/ui/time/time.tsx";
import { Row } from "#web/ui/layout/rows.tsx";

type PersonRowProps = { person: OperatorPerson };

export function PersonRow({ person }: PersonRowProps) {
  const { name, email, emailVerified, isOperator, blockedAt, lastSeenAt, organizations } = person;
  const [asked, setAsked] = useState<"block" | "verify">();
  const section = "people";
  const params = { userId: person.id };
  const block = useOperatorCall("blockPerson", {
    done: `${name} is blocked and signed out`,
    failed: "Not blocked",
    section,
  });
  const unblock = useOperatorCall("unblockPerson", {
    done: `${name} may sign in again`,
    failed: "Still blocked",
    section,
  });
  const verify = useOperatorCall("verifyPerson", {
    done: `The address of ${name} is confirmed`,
    failed: "Not confirmed",
    section,
  });
  const reset = useOperatorCall("sendResetLink", {
    done: `A reset link is on its way to ${email}`,
    failed: "No link was sent",
    section,
  });
  const stopAsking = { onSettled: () => setAsked(undefined) };
  return (
    <Row
      actions={
        <>
          <Menu
            align="end"
            trigger={
              <Button
                aria-label={`Manage ${name}`}
                icon={<MoreHorizontal />}
                look="quiet"
                size="small"
              />
            }
          >
            <MenuItem icon={<KeyRound />} needsServer onSelect={() => reset.mutate({ params })}>
              Send reset link
            </MenuItem>
            {!emailVerified && (
              <MenuItem icon={<MailCheck />} needsServer onSelect={() => setAsked("verify")}>
                Confirm address
              </MenuItem>
            )}
            {blockedAt !== null && (
              <MenuItem icon={<Undo2 />} needsServer onSelect={() => unblock.mutate({ params })}>
                Unblock
              </MenuItem>
            )}
            {blockedAt === null && !isOperator && (
              <MenuItem icon={<Ban />} needsServer onSelect={() => setAsked("block")}>
                Block
              </MenuItem>
            )}
          </Menu>
          <ConfirmDialog
            confirmLabel="Block"
            description="They are signed out everywhere at once and cannot sign in until you unblock them. Nothing of theirs is deleted."
            isBusy={block.isPending}
            isOpen={asked === "block"}
            needsServer
            title={`Block ${name}?`}
            onCancel={() => setAsked(undefined)}
            onConfirm={() => block.mutate({ params }, stopAsking)}
          />
          <ConfirmDialog
            confirmLabel="Confirm"
            description={`Be sure that ${email} is theirs: invitations to it open for them, and with an address in OPERATORS they become an operator.`}
            isBusy={verify.isPending}
            isOpen={asked === "verify"}
            needsServer
            title={`Confirm the address of ${name}?`}
            onCancel={() => setAsked(undefined)}
            onConfirm={() => verify.mutate({ params }, stopAsking)}
          />
        </>
      }
      detail={
        <>
          <span className="break-all">{email}</span> ·{" "}
          {organizations === 1 ? "1 organization" : `${organizations} organizations`} ·{" "}
          {lastSeenAt === null ? (
            "not signed in"
          ) : (
            <>
              seen <PastTime iso={lastSeenAt} />
            </>
          )}
        </>
      }
      tile={<Avatar name={name} size="medium" />}
      title={
        <>
          {name}
          {isOperator && <Chip tone="good">Operator</Chip>}
          {blockedAt !== null && <Chip tone="bad">Blocked</Chip>}
          {!emailVerified && <Chip>Not confirmed</Chip>}
        </>
      }
    />
  );
}
