import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Laptop } from "lucide-react";
import type { Session } from "#contract/user.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { useCall } from "#web/api/use-call.ts";
import { sessionsQuery } from "#web/features/profile/account-query.ts";
import { profileSections } from "#web/features/profile/profile-sections.ts";
import { Button } from "#web/ui/button/button.tsx";
import { recoverFocus } from "#web/ui/dialog/focus.ts";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";
import { IconTile } from "#web/ui/layout/icon-tile.tsx";
import { Rows, Row } from "#web/ui/layout/rows.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";
import { Chip } from "#web/ui/tags/chip.tsx";
import { PastTime } from "#web/ui/time/time.tsx";

export function SessionList() {
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  return (
    <SettingsSection {...profileSections.sessions} lead="Where you are signed in.">
      {isError && (
        <LoadFailure text="Your sessions could not be loaded." onRetry={() => void refetch()} />
      )}
      {!sessions && !isError && <SkeletonRows count={2} />}
      {sessions && (
        <Rows label="Sessions">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Rows>
      )}
    </SettingsSection>
  );
}

type SessionRowProps = { session: Session };

/** One place where the person is signed in; the others can be ended from here. */
function SessionRow({ session }: SessionRowProps) {
  const queryClient = useQueryClient();
  const name = deviceName(session.userAgent);
  const end = useCall("endSession", {
    onDone: async () => {
      showSuccess({ title: "Session ended" });
      await queryClient.invalidateQueries(sessionsQuery);
      recoverFocus(profileSections.sessions.id);
    },
    onFailed: (error) =>
      showError({
        title: "Session not ended",
        description: sentenceOf(error) ?? "Failed to end session",
      }),
  });
  return (
    <Row
      actions={
        !session.isCurrent && (
          <Button
            aria-label={`End session, ${name}`}
            isBusy={end.isPending}
            needsServer
            size="small"
            onClick={() => end.mutate({ params: { sessionId: session.id } })}
          >
            End session
          </Button>
        )
      }
      detail={
        <>
          {session.ipAddress && `${session.ipAddress} · `}signed in{" "}
          <PastTime iso={session.createdAt} />
        </>
      }
      tile={<IconTile icon={<Laptop />} />}
      title={
        <>
          {name}
          {session.isCurrent && <Chip tone="good">This device</Chip>}
        </>
      }
    />
  );
}

/** The more particular names first: others pretend to be Chrome and Safari. */
const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;

const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS", "Mac"],
  ["Linux", "Linux"],
] as const;

function firstIn(userAgent: string, names: readonly (readonly [string, string])[]) {
  return names.find(([mark]) => userAgent.includes(mark))?.[1];
}

/** A session's browser and system in words, as far as its user agent tells. */
export function deviceName(userAgent: string): string {
  const browser = firstIn(userAgent, browsers);
  const system = firstIn(userAgent, systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}
