import { screens } from "#contract/screens.ts";
import { JobGate } from "#web/app/screens/job-gate.tsx";
import { useSession } from "#web/features/accounts/use-session.ts";
import { JobReadingPage } from "#web/features/reading/job-reading-page.tsx";

export function ReadingScreen() {
  const { user } = useSession();
  return (
    <JobGate title={screens.reading.title}>
      {(job) => <JobReadingPage key={job.id} job={job} me={user?.name ?? ""} />}
    </JobGate>
  );
}
