import type { DecisionAnswer, ManagerRoom } from "#contract/room/room.ts";
import { countInWords } from "#english/counts.ts";
import { countDecided } from "#web/features/room/changes.ts";
import { DecisionCard } from "#web/features/room/decision-card.tsx";
import { QuestionCard } from "#web/features/room/question-card.tsx";
import { RoomColumns, RoomFoot, RoomPart } from "#web/features/room/room-columns.tsx";
import { RoomStage } from "#web/features/room/room-stage.tsx";
import { firstNameOf } from "#english/names.ts";
import { asDay } from "#web/ui/time/days.ts";
import { SignOffCard } from "#web/features/room/sign-off-card.tsx";
import { useAnswers } from "#web/features/room/use-answers.ts";
import { spokenFigures } from "#web/features/room/what-if/figures.ts";
import { useWhatIf } from "#web/features/room/what-if/use-what-if.ts";
import { WhatIfPanel } from "#web/features/room/what-if/what-if-panel.tsx";
import { WhatIfStrip } from "#web/features/room/what-if/what-if-strip.tsx";
import { WrongPerson } from "#web/features/room/wrong-person.tsx";
import { buttonStyle } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useWritingStop } from "#web/ui/feedback/writing.ts";
import { useAtMostEvery } from "#web/ui/hooks/use-at-most-every.ts";
import { useIsPhone } from "#web/ui/hooks/use-is-phone.ts";
import { Card } from "#web/ui/layout/card.tsx";

const spokenEveryMs = 1_000;

type OpenRoomProps = { stored: ManagerRoom; onWrongPerson: () => void; onSigned: () => void };

/** What is to be decided, card by card, and the place to sign it. */
export function OpenRoom({ stored, onWrongPerson, onSigned }: OpenRoomProps) {
  const { room, isWaiting, refused, letGo, countLost, choose, write } = useAnswers(stored);
  const whatIf = useWhatIf(room, choose);
  const isPhone = useIsPhone();
  const stop = useWritingStop();
  const spoken = useAtMostEvery(spokenFigures(whatIf.figures), spokenEveryMs);
  const { decisions, questions, organizationName, hiringCompany, name } = room;
  const askedBy = room.askedBy ?? organizationName;
  const asker = room.askedBy === null ? organizationName : firstNameOf(room.askedBy);
  const decided = countDecided(decisions);
  const count = decisions.length;
  const answer = (id: number, chosen: DecisionAnswer) => {
    const decision = decisions.find((one) => one.id === id);
    whatIf.forget(decision?.options.map(({ settled }) => settled) ?? []);
    choose(id, chosen);
  };
  return (
    <>
      <RoomStage
        askedBy={askedBy}
        aside={`Link ends ${asDay(room.endsAt)}`}
        count={count}
        decided={decided}
        from={fromWords(organizationName, hiringCompany)}
        jobPlace={room.jobPlace}
        jobTitle={room.jobTitle}
        progress={progressWords(decided, count)}
        who={`${askedBy} asks for ${count === 0 ? "your answers" : countInWords(count, "decision")}`}
      />
      <RoomColumns
        rail={
          !isPhone && (
            <>
              <Card className="px-5 pt-[18px] pb-5">
                <h2 className="heading text-h3">What if</h2>
                <p className="mt-0.5 mb-3.5 text-meta text-ink-3">
                  Try it. Nothing is saved until you choose.
                </p>
                <WhatIfPanel asker={asker} whatIf={whatIf} />
              </Card>
              <Card className="px-5 py-4">
                <p className="font-[620]">{progressWords(decided, count)}</p>
                <a className={buttonStyle({ className: "mt-3 w-full" })} href="#sign">
                  Review and sign off
                </a>
              </Card>
            </>
          )
        }
      >
        <div className="mb-5 max-w-[36em] text-read text-pretty text-ink-2">
          Hello {firstNameOf(name)}. Each choice shows what it does to the search. It takes about
          four minutes, and you need no account.{" "}
          <WrongPerson asker={asker} firstName={firstNameOf(name)} onTold={onWrongPerson} />
        </div>
        {stop !== undefined && (
          <div className="mb-3.5">
            <Notice isUrgent tone="info">
              You are offline. What you choose is kept on this page and saved when you are back.
            </Notice>
          </div>
        )}
        <div className="grid gap-3.5">
          {decisions.map((decision, at) => (
            <DecisionCard
              key={decision.id}
              asker={asker}
              decision={decision}
              place={`${at + 1} of ${count}`}
              onChoose={(chosen) => answer(decision.id, chosen)}
            />
          ))}
        </div>
        {questions.length > 0 && (
          <RoomPart
            lead={`${asker} reads these. Candidates don’t, unless you say so.`}
            title="In your own words"
          >
            <div className="grid gap-3">
              {questions.map((question) => (
                <QuestionCard
                  key={question.id}
                  question={question}
                  refused={refused.find(({ id }) => id === question.id)}
                  onLetGo={() => letGo(question.id)}
                  onWrite={(written) => write(question.id, written)}
                />
              ))}
            </div>
          </RoomPart>
        )}
        <RoomPart
          id="sign"
          lead="This is what you agree to. Anything undecided stays as posted."
          title="Sign off"
        >
          <SignOffCard
            countLost={countLost}
            isWaiting={isWaiting}
            refused={room.questions.filter(({ id }) => refused.some((one) => one.id === id))}
            room={room}
            onSigned={onSigned}
          />
        </RoomPart>
        <RoomFoot>
          You see only what you need to decide. No candidate is shown or scored here.
        </RoomFoot>
      </RoomColumns>
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
      {isPhone && <WhatIfStrip asker={asker} whatIf={whatIf} />}
    </>
  );
}

/** "Northwind Talent, for Quillwater" */
export function fromWords(organizationName: string, hiringCompany: string | null): string {
  return hiringCompany ? `${organizationName}, for ${hiringCompany}` : organizationName;
}

function progressWords(decided: number, count: number): string {
  if (count === 0) return "Nothing to choose";
  return decided === count ? "All decided" : `${decided} of ${count} decided`;
}
