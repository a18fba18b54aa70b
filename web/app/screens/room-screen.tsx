import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { screens } from "#contract/screens.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { query } from "#web/api/query.ts";
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
  const [token, setToken] = useState(() => window.location.hash.slice(1));
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <main id="main">
        {token === "" || token === "sign" ? (
          <OpenedRoom />
        ) : (
          <ClosedRoom
            token={token}
            onOpened={() => {
              // From here on the cookie opens it, and the address can be shown to anybody.
              window.history.replaceState(window.history.state, "", screens.room.path);
              setToken("");
            }}
          />
        )}
      </main>
    </div>
  );
}

function ClosedRoom({ token, onOpened }: { token: string; onOpened: () => void }) {
  const introduction = useQuery({
    queryKey: ["introduceRoom", token],
    queryFn: () => call("introduceRoom", { body: { token } }),
    staleTime: 0,
  });
  const open = useMutation({
    mutationFn: () => call("openRoom", { body: { token } }),
    onSuccess: onOpened,
  });
  const error = open.error ?? introduction.error;
  if (error)
    return (
      <Failure
        error={error}
        onRetry={() => (open.error ? open.mutate() : void introduction.refetch())}
      />
    );
  if (!introduction.data) return <PageSpinner />;
  return (
    <RoomEntry
      introduction={introduction.data}
      isOpening={open.isPending}
      onOpen={() => open.mutate()}
    />
  );
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
  if (error && (!data || isOver(error)))
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

function isOver(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** A link that ended says so in one sentence, whatever it led to. */
function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isOver(error))
    return (
      <RoomEnd title="This link has ended">
        Your answers are safe. Ask the person who sent it for a new link.
      </RoomEnd>
    );
  return (
    <div className="mx-auto grid max-w-[600px] gap-4 px-4 py-16">
      <PageHeading>Not loaded</PageHeading>
      <LoadFailure text="The page could not be loaded." onRetry={onRetry} />
    </div>
  );
}
