import { ReachStrip } from "#web/app/shell/reach-strip.tsx";
import { useReach } from "#web/app/shell/reach.ts";
import { Lockup } from "#web/ui/brand/lockup.tsx";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";

/** Until it is known who is here: the address stays, nothing is sent away. */
export function WaitingFrame() {
  if (useReach() === "well") return <PageSpinner />;
  return (
    <>
      <header className="flex h-14 items-center border-b border-line px-4 tablet:px-6">
        <Lockup />
      </header>
      <ReachStrip className="border-b" />
      <main className="page" id="main">
        <h1 className="sr-only">Waiting for Roleprint</h1>
        <PageSpinner />
      </main>
    </>
  );
}
