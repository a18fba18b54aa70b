import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { screens } from "#contract/screens.ts";
import { call } from "#web/api/call.ts";
import { query } from "#web/api/query.ts";
import { isLinkOver, useClosedLink, useLinkToken } from "#web/app/screens/use-link.ts";
import { SkipLink } from "#web/app/shell/skip-link.tsx";
import { OpenRoom } from "#web/features/room/open-room.tsx";
import { RoomEnd } from "#web/features/room/room-end.tsx";
import { RoomEntry } from "#web/features/room/room-entry.tsx";
import { SignedRoom } from "#web/features/room/signed-room.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

/** Where a hiring manager's link leads: who asks, and after Open what is to be decided. */
export function RoomScreen() {
  usePageTitle(screens.room.title);
  const { token, forget } = useLinkToken(screens.room.path);
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <main id="main">
        {token === "" || token === "sign" ? (
          <OpenedRoom />
        ) : (
          <ClosedRoom token={token} onOpened={forget} />
        )}
      </main>
    </div>
  );
}

function ClosedRoom({ token, onOpened }: { token: string; onOpened: () => void }) {
  const { introduction, isOpening, open, error, retry } = useClosedLink({
    key: ["introduceRoom", token],
    introduce: () => call("introduceRoom", { body: { token } }),
    open: () => call("openRoom", { body: { token } }),
    onOpened,
  });
  if (error) return <Failure error={error} onRetry={retry} />;
  if (!introduction) return <PageSpinner />;
  return <RoomEntry introduction={introduction} isOpening={isOpening} onOpen={open} />;
}

function OpenedRoom() {
  const { data, error, refetch } = useQuery({
    ...query("readRoom"),
    staleTime: 0,
    // The recruiter may have changed the job while the page lay open.
    refetchOnWindowFocus: "always",
  });
  const [isReopened, setIsReopened] = useState(false);
  const [isTold, setIsTold] = useState(false);
  if (isTold)
    return (
      <RoomEnd title="Thank you">
        The person who sent the link knows now. You can close this page.
      </RoomEnd>
    );
  // What is on the page stays when it cannot be asked for again, unless the link has ended.
  if (error && (!data || isLinkOver(error)))
    return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSpinner />;
  const onWrongPerson = () => setIsTold(true);
  if (data.signOff && !isReopened)
    return (
      <SignedRoom
        room={data}
        signOff={data.signOff}
        onReopen={() => setIsReopened(true)}
        onWrongPerson={onWrongPerson}
      />
    );
  return (
    <OpenRoom
      stored={data}
      onSigned={() => {
        setIsReopened(false);
        window.scrollTo(0, 0);
      }}
      onWrongPerson={onWrongPerson}
    />
  );
}

/** A link that ended says so in one sentence, whatever it led to. */
function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isLinkOver(error))
    return (
      <RoomEnd title="This link has ended">
        Ask the person who sent it for a new one. It opens the same page, with what you answered.
      </RoomEnd>
    );
  return (
    <div className="mx-auto grid max-w-[600px] gap-4 px-4 py-16">
      <PageHeading>Not loaded</PageHeading>
      <LoadFailure text="The page could not be loaded." onRetry={onRetry} />
    </div>
  );
}
