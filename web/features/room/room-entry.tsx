import type { RoomIntroduction } from "#contract/room/room.ts";
import { countInWords } from "#english/counts.ts";
import { RoomStage } from "#web/features/room/room-stage.tsx";
import { firstNameOf } from "#english/names.ts";
import { Button } from "#web/ui/button/button.tsx";

type RoomEntryProps = { introduction: RoomIntroduction; isOpening: boolean; onOpen: () => void };

/** Who asks for what. Nothing is opened or counted before a person presses the button. */
export function RoomEntry({ introduction, isOpening, onOpen }: RoomEntryProps) {
  const { organizationName, jobTitle, firstName, decisionCount } = introduction;
  const askedBy = introduction.askedBy ?? organizationName;
  const what = decisionCount === 0 ? "your answers" : countInWords(decisionCount, "decision");
  return (
    <>
      <RoomStage
        askedBy={askedBy}
        count={decisionCount}
        from={organizationName}
        jobTitle={jobTitle}
        who={`${askedBy} asks for ${what}`}
      />
      <div className="mx-auto grid max-w-[1096px] gap-5 px-4 pt-7 pb-24 tablet:px-6">
        <p className="max-w-[36em] text-read text-pretty text-ink-2">
          Hello {firstName}. {firstNameOf(askedBy)} would like to agree with you on what this job
          is. It takes about four minutes, and you need no account.
        </p>
        <div>
          <Button isBusy={isOpening} look="primary" size="large" onClick={onOpen}>
            Open
          </Button>
        </div>
      </div>
    </>
  );
}
