import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { sessionQuery } from "#web/api/auth.ts";
import { pollSession } from "#web/features/accounts/poll-session.ts";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

type SignUpSuccessProps = { onSession: () => void; onNoSession: () => void };

/** Waits for the new account's session, then leads on; after ten checks it leads back (spec §4). */
export function SignUpSuccess({ onSession, onNoSession }: SignUpSuccessProps) {
  const queryClient = useQueryClient();
  const hasSession = useEffectEvent(
    async () => (await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })) !== null,
  );
  const finish = useEffectEvent((isIn: boolean) => (isIn ? onSession() : onNoSession()));
  useEffect(() => {
    const leaving = new AbortController();
    void pollSession(() => hasSession(), leaving.signal).then((isIn) => {
      if (!leaving.signal.aborted) finish(isIn);
      return isIn;
    });
    return () => leaving.abort();
  }, []);
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center">
      <span className="text-blue">
        <Spinner sizePx={48} />
      </span>
      <PageHeading>Account Created Successfully!</PageHeading>
      <output className="max-w-[40ch] text-ink-2">
        We are setting up your workspace. You will be redirected automatically.
      </output>
    </div>
  );
}
