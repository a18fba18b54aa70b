import { CircleCheck, Lock } from "lucide-react";
import type { AgreedLine, Drift, SignOff } from "#contract/room/agreement.ts";
import type { ManagerRoom } from "#contract/room/room.ts";
import { screens } from "#contract/screens.ts";
import { pathOf } from "#web/api/path.ts";
import { AgreedList, AgreedRow } from "#web/features/room/agreed-list.tsx";
import { DriftCard } from "#web/features/room/drift-card.tsx";
import { fromWords } from "#web/features/room/open-room.tsx";
import { RoomColumns, RoomFoot, RoomPart } from "#web/features/room/room-columns.tsx";
import { RoomStage } from "#web/features/room/room-stage.tsx";
import { firstNameOf } from "#english/names.ts";
import { asDay, asMoment, asShortDay } from "#web/ui/time/days.ts";
import { WrongPerson } from "#web/features/room/wrong-person.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { DownloadLink } from "#web/ui/button/download-link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Card } from "#web/ui/layout/card.tsx";

type SignedRoomProps = {
  room: ManagerRoom;
  signOff: SignOff;
  onReopen: () => void;
  onWrongPerson: () => void;
};

/** The record of what was signed; what was changed since comes first. */
export function SignedRoom({ room, signOff, onReopen, onWrongPerson }: SignedRoomProps) {
  const { organizationName, hiringCompany, drifts, questions } = room;
  const askedBy = room.askedBy ?? organizationName;
  const asker = room.askedBy === null ? organizationName : firstNameOf(room.askedBy);
  const answered = questions.filter(({ answer }) => answer !== "");
  return (
    <>
      <RoomStage
        askedBy={askedBy}
        aside={`Signed ${asDay(signOff.at)}`}
        count={1}
        decided={1}
        from={fromWords(organizationName, hiringCompany)}
        jobPlace={room.jobPlace}
        jobTitle={room.jobTitle}
        progress="Signed off"
        who={`You agreed this with ${askedBy}`}
      />
      <RoomColumns
        rail={
          <Card className="px-5 py-4">
            <h2 className="font-[620]">Your record</h2>
            <p className="mt-1 text-small text-pretty text-ink-2">
              {signOff.insideCount === 0
                ? `Kept with the job at ${organizationName}. Later changes are shown here.`
                : `${asker} has the signed file. Your own copy of it still proves itself.`}
            </p>
            <div className="mt-3 grid gap-2">
              {signOff.insideCount === 0 && (
                <DownloadLink href={pathOf("downloadOwnSignOff")}>Download the record</DownloadLink>
              )}
              <Button onClick={onReopen}>Change an answer</Button>
            </div>
            <p className="mt-3 text-meta text-pretty text-ink-3">
              It is a dated record, not an electronic signature in law. Anyone can{" "}
              <a className="text-blue underline underline-offset-2" href={screens.verify.path}>
                check the file
              </a>
              .
            </p>
          </Card>
        }
      >
        <div className="grid gap-3.5">
          {drifts
            .filter(({ state }) => state !== "agreed")
            .map((drift) => (
              <DriftCard key={drift.id} asker={asker} drift={drift} />
            ))}
          {room.isChangedSinceSigned && (
            <Notice
              action={
                <Button size="small" onClick={onReopen}>
                  Review and sign again
                </Button>
              }
              title="Your answers changed since you signed"
              tone="warning"
            >
              What you signed counts until you sign again.
            </Notice>
          )}
          <Card className="flex items-center gap-3.5 px-4 py-4 tablet:px-5">
            <CircleCheck className="size-[26px]! stroke-[1.8]! text-green-dot" />
            <div className="min-w-0">
              <h2 className="text-lead leading-[1.35] font-[620]">Signed off by {signOff.name}</h2>
              <p className="text-small text-ink-2">
                {signOff.role}, {asMoment(signOff.at)}
              </p>
            </div>
          </Card>
          <section aria-label="What was agreed">
            <Card className="px-4 pt-1.5 pb-3 tablet:px-5">
              <AgreedList>
                {signOff.lines.map((line) => (
                  <RecordRow
                    key={line.key}
                    drift={drifts.findLast(({ key }) => key === line.key)}
                    line={line}
                  />
                ))}
              </AgreedList>
              {signOff.insideCount > 0 && (
                <p className="flex items-start gap-1.5 py-2 text-meta text-pretty text-ink-3">
                  <Lock className="mt-0.5 size-[13px]! shrink-0" />
                  {insideWords(signOff.insideCount)}
                </p>
              )}
            </Card>
          </section>
        </div>
        {answered.length > 0 && (
          <RoomPart title="Your words">
            <div className="grid gap-3">
              {answered.map(({ id, question, answer, mayTell }) => (
                <Card key={id} className="px-4 py-[15px] tablet:px-5">
                  <h3 className="text-body font-[600]">{question}</h3>
                  <p className="mt-1 text-[0.96875rem] whitespace-pre-line">{answer}</p>
                  <p className="mt-2 flex items-center gap-1.5 text-meta text-ink-3">
                    {mayTell ? (
                      "Candidates may read this"
                    ) : (
                      <>
                        <Lock className="size-[13px]!" />
                        Only {asker}’s team reads this
                      </>
                    )}
                  </p>
                </Card>
              ))}
            </div>
          </RoomPart>
        )}
        <RoomFoot>
          <WrongPerson asker={asker} firstName={firstNameOf(room.name)} onTold={onWrongPerson} />
        </RoomFoot>
      </RoomColumns>
    </>
  );
}

/** Whoever opens the page may be somebody else than who signed. */
function insideWords(count: number): string {
  return count === 1
    ? "One more line was signed. It stays within the team now, so it is not shown here."
    : `${count} more lines were signed. They stay within the team now, so they are not shown here.`;
}

type RecordRowProps = { line: AgreedLine; drift: Drift | undefined };

function RecordRow({ line, drift }: RecordRowProps) {
  const { label, value, byName, at } = line;
  const decided =
    byName === null
      ? "Not decided, stays as posted"
      : `${firstNameOf(byName)}${at === null ? "" : `, ${asShortDay(at)}`}`;
  if (!drift)
    return <AgreedRow by={decided} isQuiet={byName === null} label={label} value={value} />;
  const changed = `${drift.byName === null ? "changed" : firstNameOf(drift.byName)}, ${asShortDay(drift.at)}`;
  const end = drift.state === "agreed" ? "agreed" : "not agreed yet";
  return (
    <AgreedRow
      by={`${decided}, then ${changed}, ${end}`}
      label={label}
      value={
        <>
          <s className="inline-block font-normal text-ink-3">{value}</s>{" "}
          <span className="inline-block rounded-[5px] bg-marker-wash px-1.5 py-px">
            {drift.after}
          </span>
        </>
      }
    />
  );
}
