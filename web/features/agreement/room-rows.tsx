import { UserRound } from "lucide-react";
import { useState } from "react";
import { roomBounds, type NewRoom, type Room } from "#contract/room/room.ts";
import { pathOf } from "#web/api/path.ts";
import { roomWords } from "#web/features/agreement/agreement-words.ts";
import { useAgreementCall } from "#web/features/agreement/use-agreement.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { IconTile } from "#web/ui/layout/icon-tile.tsx";
import { Row, Rows } from "#web/ui/layout/rows.tsx";
import { asShortDay } from "#web/ui/time/days.ts";

type RoomRowsProps = {
  jobId: number;
  rooms: readonly Room[];
  /** A room has a new link. */
  onMade: (room: NewRoom) => void;
};

/** Who was asked, how far they are, and what can be done about it. */
export function RoomRows({ jobId, rooms, onMade }: RoomRowsProps) {
  if (rooms.length === 0) return null;
  return (
    <section>
      <h3 className="mb-3 text-small font-[620]">Asked so far</h3>
      <Rows label="Asked so far">
        {rooms.map((room) => (
          <RoomRow key={room.id} jobId={jobId} room={room} onMade={onMade} />
        ))}
      </Rows>
    </section>
  );
}

type RoomRowProps = Pick<RoomRowsProps, "jobId" | "onMade"> & { room: Room };

function RoomRow({ jobId, room, onMade }: RoomRowProps) {
  const [isShown, setIsShown] = useState(false);
  const { id: roomId, name, email, isOpen, signedAt, remindedAt, isWrongPerson } = room;
  const remind = useAgreementCall("remindRoom", jobId, {
    done: "Reminder sent",
    failed: "No reminder was sent",
  });
  const end = useAgreementCall("endRoom", jobId, { done: "Link ended", failed: "Link not ended" });
  const params = { jobId, roomId };
  const [isRenewing, setIsRenewing] = useState(false);
  const renew = useAgreementCall(
    "renewRoom",
    jobId,
    { done: "New link made", failed: "No link was made" },
    (made) => {
      setIsRenewing(false);
      onMade(made);
    },
  );
  const [isForgetting, setIsForgetting] = useState(false);
  const forget = useAgreementCall(
    "eraseManager",
    jobId,
    { done: "Forgotten", failed: "Not forgotten" },
    () => setIsForgetting(false),
  );
  const answers = [
    ...room.decisions.flatMap(({ label, options, choice, own }) => {
      const value = own?.value ?? (choice === null ? undefined : options[choice]?.value);
      return value === undefined ? [] : [{ label, value }];
    }),
    ...room.questions.flatMap(({ question, answer }) =>
      answer === "" ? [] : [{ label: question, value: answer }],
    ),
  ];
  return (
    <>
      <Row
        actions={
          <>
            {answers.length > 0 && (
              <Button
                aria-expanded={isShown}
                aria-label={`${isShown ? "Hide" : "Show"} the answers of ${name}`}
                look="quiet"
                size="small"
                onClick={() => setIsShown(!isShown)}
              >
                {isShown ? "Hide answers" : "Answers"}
              </Button>
            )}
            {isOpen && signedAt === null && remindedAt === null && email !== null && (
              <Button
                aria-label={`Remind ${name}`}
                isBusy={remind.isPending}
                needsServer
                size="small"
                onClick={() => remind.mutate({ params })}
              >
                Remind
              </Button>
            )}
            <Button
              aria-label={`New link for ${name}`}
              needsServer
              size="small"
              onClick={() => setIsRenewing(true)}
            >
              New link
            </Button>
            {isOpen && (
              <Button
                aria-label={`End the link of ${name}`}
                isBusy={end.isPending}
                look="quietDanger"
                needsServer
                size="small"
                onClick={() => end.mutate({ params })}
              >
                End
              </Button>
            )}
          </>
        }
        detail={
          <>
            {roomWords(room)}
            {remindedAt !== null && ` Reminded ${asShortDay(remindedAt)}.`}
            {isWrongPerson && (
              <span className="mt-1 block font-[560] text-red">
                The link reached somebody else. End it, and make a new one.
              </span>
            )}
            {isShown &&
              answers.map(({ label, value }) => (
                <span key={label} className="mt-1 block text-ink-2">
                  {label}: <b className="font-[600] text-ink-1">{value}</b>
                </span>
              ))}
            <span className="mt-1 flex flex-wrap gap-x-4">
              <a
                aria-label={`Export what is kept about ${name}`}
                className="text-blue hover:underline"
                download
                href={pathOf("exportManager", { params })}
              >
                Export
              </a>
              <button
                aria-label={`Forget ${name}`}
                className="text-red hover:underline"
                type="button"
                onClick={() => setIsForgetting(true)}
              >
                Forget
              </button>
            </span>
          </>
        }
        tile={<IconTile icon={<UserRound />} />}
        title={name}
      />
      <ConfirmDialog
        confirmLabel="Make a new link"
        description={`It opens the same page, with what ${name} answered and signed, for ${roomBounds.days} days. Every earlier link to it ends now. ${
          email === null || isWrongPerson
            ? "You send it yourself."
            : `It also goes by e-mail to ${email}, where this server can send e-mail.`
        }`}
        isBusy={renew.isPending}
        isOpen={isRenewing}
        needsServer
        title={`A new link for ${name}?`}
        onCancel={() => setIsRenewing(false)}
        onConfirm={() => renew.mutate({ params, body: { days: roomBounds.days } })}
      />
      <ConfirmDialog
        confirmLabel="Forget"
        description="The link ends. Name, address, role and written answers are deleted, and so is the signed record. What was chosen stays decided, by nobody’s name. Reports that name them stay until they are written again."
        isBusy={forget.isPending}
        isOpen={isForgetting}
        needsServer
        title={`Forget ${name}?`}
        onCancel={() => setIsForgetting(false)}
        onConfirm={() => forget.mutate({ params })}
      />
    </>
  );
}
