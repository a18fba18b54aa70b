import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { times } from "#contract/limits.ts";
import { messages } from "#contract/messages.ts";
import { screens } from "#contract/screens.ts";
import { sessionQuery } from "#web/api/auth.ts";
import { askSession } from "#web/api/session-probe.ts";
import { ResendVerification } from "#web/features/accounts/resend-verification.tsx";
import { buttonStyle } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/button/link.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

type SignUpSuccessProps = {
  /** The address whose verification mail could not be sent, and that may be sent again. */
  unmailed?: { email: string; callbackURL: string } | undefined;
  onNoSession: () => void;
};

/** Waits for the new account's session, which leads on; after ten checks it leads back (spec §4). */
export function SignUpSuccess({ unmailed, onNoSession }: SignUpSuccessProps) {
  const queryClient = useQueryClient();
  const hasSession = useEffectEvent(async () => {
    const session = await askSession();
    if (session) queryClient.setQueryData(sessionQuery.queryKey, session);
    return session !== null;
  });
  const giveUp = useEffectEvent(() => {
    if (!unmailed) onNoSession();
  });
  useEffect(() => {
    const leaving = new AbortController();
    void pollSession(() => hasSession(), leaving.signal).then((isIn) => {
      if (!isIn && !leaving.signal.aborted) giveUp();
      return isIn;
    });
    return () => leaving.abort();
  }, []);
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center">
      {!unmailed && (
        <span className="text-blue">
          <Spinner sizePx={48} />
        </span>
      )}
      <PageHeading>Account Created Successfully!</PageHeading>
      <output className="max-w-[40ch] text-ink-2">
        {unmailed
          ? messages.accountCreatedWithoutMail.description
          : "We are setting up your workspace. You will be redirected automatically."}
      </output>
      {unmailed && (
        <div className="mt-2 flex flex-wrap justify-center gap-2">
          <ResendVerification {...unmailed} />
          <Link className={buttonStyle({ look: "quiet" })} to={screens.signIn.path}>
            Sign In
          </Link>
        </div>
      )}
    </div>
  );
}

type Clock = { wait: (ms: number) => Promise<void> };

const realClock: Clock = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Asks for the session up to ten times, a second apart, first after half a second (spec §4). */
export async function pollSession(
  hasSession: () => Promise<boolean>,
  signal: AbortSignal,
  clock: Clock = realClock,
): Promise<boolean> {
  for (let check = 0; check < times.signUpChecks; check += 1) {
    await clock.wait(check === 0 ? times.signUpFirstCheckMs : times.signUpCheckEveryMs);
    if (signal.aborted) return false;
    if (await hasSession().catch(() => false)) return true;
  }
  return false;
}
