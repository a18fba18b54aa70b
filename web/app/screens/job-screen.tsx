import { screens } from "#contract/screens.ts";
import { JobGate } from "#web/app/screens/job-gate.tsx";
import { JobWorkspace } from "#web/app/screens/job-workspace.tsx";

export function JobScreen() {
  return (
    <JobGate title={screens.job.title}>{(job) => <JobWorkspace key={job.id} job={job} />}</JobGate>
  );
}
