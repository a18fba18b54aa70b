import { Mail } from "lucide-react";
import type { UnsentLetter } from "#contract/operator.ts";
import { query } from "#web/api/query.ts";
import { OperatorList } from "#web/features/operators/operator-list.tsx";
import { useOperatorCall } from "#web/features/operators/use-operator-call.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Chip } from "#web/ui/tags/chip.tsx";
import { IconTile } from "#web/ui/layout/icon-tile.tsx";
import { PastTime } from "#web/ui/time/time.tsx";
import { Row, Rows } from "#web/ui/layout/rows.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";

const kinds: Record<UnsentLetter["kind"], string> = {
  invitation: "Invitation",
  verifyEmail: "Confirmation of an address",
  resetPassword: "Reset link",
  accountExists: "Note that an account exists",
  roomInvitation: "Request to decide",
  roomReminder: "Reminder to decide",
  roomNewLink: "New link to decide",
  roomWrongPerson: "Note that a link went to the wrong person",
  signOffCopy: "Copy of a sign-off",
  signedFactChanged: "News of a change",
};

/** Mail that did not leave: to whom and of what kind. */
export function MailSection() {
  return (
    <SettingsSection
      id="mail"
      lead="Emails that were not sent. Each is retried for about a day, then given up."
      title="Mail"
    >
      <OperatorList asked={query("listUnsentLetters")}>
        {(letters) =>
          letters.length === 0 ? (
            <p className="text-ink-3">All mail was sent.</p>
          ) : (
            <Rows label="Letters">
              {letters.map((letter) => (
                <LetterRow key={letter.id} letter={letter} />
              ))}
            </Rows>
          )
        }
      </OperatorList>
    </SettingsSection>
  );
}

type LetterRowProps = { letter: UnsentLetter };

function LetterRow({ letter }: LetterRowProps) {
  const { id, kind, recipient, status, createdAt, canBeSent } = letter;
  const send = useOperatorCall("sendLetterAgain", {
    done: `The letter to ${recipient} is tried again`,
    failed: "Not tried again",
    section: "mail",
  });
  return (
    <Row
      actions={
        canBeSent ? (
          <Button
            aria-label={`Send again to ${recipient}`}
            isBusy={send.isPending}
            needsServer
            size="small"
            onClick={() => send.mutate({ params: { letterId: id } })}
          >
            Send again
          </Button>
        ) : (
          <span className="text-small text-ink-3">link expired</span>
        )
      }
      detail={
        <>
          <span className="break-all">{recipient}</span> · <PastTime iso={createdAt} />
        </>
      }
      tile={<IconTile icon={<Mail />} />}
      title={
        <>
          {kinds[kind]}
          <Chip tone={status === "given up" ? "bad" : "plain"}>{status}</Chip>
        </>
      }
    />
  );
}
