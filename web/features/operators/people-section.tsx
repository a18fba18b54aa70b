import { Ban, KeyRound, MailCheck, MoreHorizontal, Undo2 } from "lucide-react";
import { useState } from "react";
import type { OperatorPerson } from "#contract/operator.ts";
import { countOf } from "#english/counts.ts";
import { query } from "#web/api/query.ts";
import { OperatorList } from "#web/features/operators/operator-list.tsx";
import { SearchField, ShownCount, useSearch } from "#web/features/operators/search-field.tsx";
import { useOperatorCall } from "#web/features/operators/use-operator-call.ts";
import { Avatar } from "#web/ui/brand/avatar.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { Rows, Row } from "#web/ui/layout/rows.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";
import { MenuItem, Menu } from "#web/ui/menu/menu.tsx";
import { Chip } from "#web/ui/tags/chip.tsx";
import { PastTime } from "#web/ui/time/time.tsx";

export function PeopleSection() {
  const { typed, setTyped, query: search } = useSearch();
  return (
    <SettingsSection id="people" lead="Everybody who has an account here." title="People">
      <SearchField label="Name or address" value={typed} onChange={setTyped} />
      <OperatorList asked={query("listPeople", { query: search })}>
        {({ people, total }) => (
          <>
            {people.length === 0 && <p className="text-ink-3">Nobody found.</p>}
            <Rows label="People">
              {people.map((person) => (
                <PersonRow key={person.id} person={person} />
              ))}
            </Rows>
            <ShownCount order="The newest" shown={people.length} total={total} />
          </>
        )}
      </OperatorList>
    </SettingsSection>
  );
}

type PersonRowProps = { person: OperatorPerson };

function PersonRow({ person }: PersonRowProps) {
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
            description="They are signed out everywhere at once and cannot sign in until you unblock them. Nothing is deleted."
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
          <span className="break-all">{email}</span> · {countOf(organizations, "organization")} ·{" "}
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
