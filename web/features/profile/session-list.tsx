import { useQuery } from "@tanstack/react-query";
import { sessionsQuery } from "#web/features/profile/account-query.ts";
import { profileSections } from "#web/features/profile/profile-sections.ts";
import { SessionRow } from "#web/features/profile/session-row.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { Rows } from "#web/ui/layout/rows.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";

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
